"""A former path of puzzles, which are in `spydeck.study.puzzles`."""

from spydeck.study.puzzles import MAX_RATING, Puzzle, find, read_file, read_lines, shipped

__all__ = ["MAX_RATING", "Puzzle", "find", "read_file", "read_lines", "shipped"]
