"""Games for programs: words, positions, rollouts, and thousands of games in arrays."""
