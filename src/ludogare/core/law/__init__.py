"""What a game is: the contract, states, rules, dice, loops. It imports nothing else."""
