"""Players that are programs: each sees a hidden state and returns an action."""
