"""Tests of From Cape to Cairo."""
