"""A judgement that is learned: bots play themselves, and a net is fitted to what came of it."""
