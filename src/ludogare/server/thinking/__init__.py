"""Bots at work beside the server: workers, a fair queue, programs."""
