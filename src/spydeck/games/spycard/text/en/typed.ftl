### What people type for an action of Spycard, with commas; the first words are those that they read.

typed-pass = pass
typed-draft = draft
typed-keep = keep
typed-sleeper = sleeper
typed-field = field
typed-base = base
typed-hearts = hearts
typed-spades = spades
typed-clubs = clubs
typed-diamonds = diamonds
typed-queen = queen
typed-ace = ace
typed-attack = attack
typed-expose = expose
typed-accuse = accuse
typed-allow = allow
typed-again = again
typed-decline = decline
typed-jack = jack
typed-no-jack = no jack
typed-bullet = bullet
typed-no-bullet = no bullet
typed-joker = joker
typed-done = done
# For the answer that changes nothing.
says-no = no, n
# Before the targets of an ability, and between tokens.
joiner = on
between = and
# What stands for operands where the form of an action is shown.
operand-token = TOKEN
operand-seat = SEAT
operand-agenda = AGENDA

## What else people type for agents and agendas, with commas.

# Parts of names, and what suits and ranks begin with in short ones.
meant-hearts = hearts, heart
meant-spades = spades, spade
meant-clubs = clubs, club
meant-diamonds = diamonds, diamond
meant-jack = jack
meant-queen = queen
meant-king = king
meant-ace = ace
short-hearts = h
short-spades = s
short-clubs = c
short-diamonds = d
# Between rank and suit; none for no word.
meant-between = of
which-agenda = Which agenda
which-agent = Which agent
