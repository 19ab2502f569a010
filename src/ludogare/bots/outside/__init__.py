"""Bots that others wrote: Python classes, and programs in any language."""
