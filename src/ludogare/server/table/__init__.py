"""What happens at a table; knows no HTTP."""
