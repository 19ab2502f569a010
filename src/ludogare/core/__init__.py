"""The framework: state, rules, actions, options, matches and records."""
