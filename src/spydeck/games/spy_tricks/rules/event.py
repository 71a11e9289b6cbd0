"""Kinds of events. Each comment names what the event's numbers hold; only a hand is private."""

START_PLAYER_DRAWN = 0  # seat: the first start player
DEALT = 1  # seat: the start player of the round, value: the number of the round
HAND_DEALT = 2  # seat: its holder, value: the set of its cards (private), other: how many
TURNED_UP = 3  # value: the set of cards that lie face up on the mat
PLAYED = 4  # seat: who played, value: the card
TRICK_TAKEN = 5  # seat: the Winner, value: the Loser, other: the number of the trick
GUESSED = 6  # seat: who guessed, value: the spot, other: 1 with a Helper
SALVATION_OFFERED = 7  # value: the set of seats that may guess once more
TAKEN_BACK = 8  # seat: whose henchman, value: its spot
DECLINED = 9  # seat: who declined
REVEALED = 10  # value: the Secret Document
PROVED_RIGHT = 11  # seat: whose henchmen, value: the set of their right spots, other: the chips for them
SCORED = 12  # seat: who scored, value: the points, other: the new total
HELPERS_GIVEN = 13  # value: the set of seats that receive a Helper
ROUND_OVER = 14  # value: the number of the round
GAME_OVER = 15  # value: the set of winners
