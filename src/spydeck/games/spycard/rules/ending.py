"""Ways in which a game ends (SC-30, SC-31, SC-33)."""

DRAW = 0
LAST_LEFT = 1
BY_AGENDA = 2
