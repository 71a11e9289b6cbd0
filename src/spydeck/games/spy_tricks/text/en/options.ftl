### What Spy Tricks is about, and its options.

pitch = Win or lose tricks to guess which card is the Secret Document; the most points win.
option-first_start_player = the seat that starts the first round, counted from 0, by default a random one
option-pawns = the colours of the pawns by seat, as in grey,green,yellow
# What the table has chosen.
chosen-start = Seat { SEAT($seat) } starts the first round.
chosen-pawns = The pawns are { LIST($colours) }, from seat 1 on.
pawn-green = green
pawn-yellow = yellow
pawn-purple = purple
pawn-grey = grey
