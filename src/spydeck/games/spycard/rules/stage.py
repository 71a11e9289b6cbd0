"""Stages of a game of Spycard: three for chance, one for a turn, six for questions, one for the end.

A comparison separates chance and turn from the questions, so the order matters.
"""

SHUFFLE = 0
DRAW_AGENDAS = 1
DRAW_FIRST_PLAYER = 2
TURN = 3
KEEP = 4
ACCUSE = 5
JACK = 6
BULLET = 7
AGAIN = 8
JOKER = 9
OVER = 10
