"""Stages of a game: what it waits for."""

START = 0  # the seat of the first start player
DEAL = 1  # the order of the deck
PLAY = 2  # a card
GUESS = 3  # a henchman of the Winner or the Loser of a trick
SALVATION = 4  # one more henchman, or declining it
OVER = 5
