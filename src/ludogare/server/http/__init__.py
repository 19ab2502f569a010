"""Requests and answers; no rule of play."""
