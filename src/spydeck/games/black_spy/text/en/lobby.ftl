### What the lobby and other screens of the page say of Black Spy and its cards.

card-name = { FIRST($colour) } { $rank }, { $role }
red-star = { card-name }, with the red star
black-spy = Black Spy (black 7)
spy-role = Black Spy

line = The fewest points win: Black Spies cost 10, coloured Spies give 5 back.
aim = fewest points wins
needed = Its own deck of 60 cards
published-in-usa = United States
published-in-germany = Germany
published-as-gespenster = Germany, as Gespenster

option-variants-title = Variants
option-variants-note = Combine them as you like.
option-variants-conflict = The two say opposite things about coloured Spies on a sweep.
option-edition-title = Edition
option-edition-note = Sets the options below; each can still be changed.
name-z-man-2013 = 2013
note-z-man-2013 = The published rulebook, and the usual options.
name-gespenster-1990 = 1990, as reported
note-gespenster-1990 = Cards always go left, the player to the dealer’s left leads, no Good Spies, to 200.
option-passing-title = Passing
name-alternate = Alternating
note-alternate = Left, right, left…; with four players also across.
name-left = Always left
option-lead-title = First lead
name-red-1 = Holder of the Red 1
name-dealer-left = Left of the dealer
note-dealer-left = The player to the dealer’s left leads, but not with a black card.
option-end-title = Played to
option-end-note = The total that ends the game.
option-end-value = to { $value } points
name-one-deal = one deal
option-ages-title = Seats from youngest to oldest
option-ages-note = Breaks ties in the Mole: the youngest chooses first.
option-ages-unset = Clockwise from the dealer
option-ages-value = youngest first: seats { $seats }

sheet-reminder = Reminder sheet to print
sheet-scorepad = Scorepad to print
part = Deal
part-number = Deal { $number }
odd-total = * Halved (BS-35)
previous-trick = Previous trick
next-trick = Next trick
previous-deal = Previous deal
next-deal = Next deal
outcome-dealer-draw = Draw for dealer
outcome-deal = Cards
