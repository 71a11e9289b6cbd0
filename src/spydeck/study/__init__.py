"""Learning from games: puzzles, and reviews of what was played."""
