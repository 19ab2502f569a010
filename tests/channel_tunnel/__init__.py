"""Tests of 1987 Channel Tunnel."""
