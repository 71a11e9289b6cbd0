"""What programs see of games: words, positions, rollouts, and thousands of games in arrays."""
