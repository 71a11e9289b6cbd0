"""Slow, plain referees that play each game from its numbered rules alone."""
