### The table of Spy Tricks: in characters, drawn, and to print.

round-of = Round { SEAT($round) } of { $rounds }, { $now }
now-trick = trick { $trick } of { $tricks }
now-salvation = salvation
now-over = the game is over
role-winner = Winner { $name }
role-loser = Loser { $name }
role-start = start player { $name }
trick-line = Trick: { $plays }
# Before the number of the cards that the secret can be, and those cards.
secret-line = The secret is one of { $cards }
hand-line = Your hand: { $cards }
in-brackets = [in brackets: may be played]

# Why a spot cannot be right, or that it is, each in one word; the legend says what they mean.
spot-out = out
spot-trick = trick
spot-yours = yours
spot-wrong = wrong
spot-gone = gone
spot-right = right
legend =
    out: this card lies on the mat.  trick: in the open trick.  yours: in your hand.
    wrong: all its cards are out.  gone: you can see them all.  right: the secret.
    Letters are henchmen, + is a Helper.
holds-helper = , a Helper
used-helper = , Helper used

# The mat to print.
sheet-heading = Spy Tricks: suits 2 points, ranks 5, cards 10; a Helper doubles a right guess.
sheet-points = { $points } points
sheet-footer =
    Power: red over blue over white; within a suit the higher rank.
    With three players the 1s and 2s lie face down on their spots.

# The drawing.
drawn-heading = Round { SEAT($round) } of { $rounds }: { $now }
drawn-trick = trick { $trick }
drawn-guess = guessing
drawn-salvation = taking back a guess
drawn-over = the game is over
drawn-secret = the secret: { $secret }
drawn-possible = { COUNT($number, one: "card", other: "cards") } can be the secret
drawn-total = total { $total }
drawn-chips = chips { $chips }
drawn-hand = { $number } in hand
drawn-henchmen = { $number } henchmen
drawn-won = won the game
drawn-winner = Winner
drawn-loser = Loser
drawn-helper = Helper
drawn-start = start
drawn-ruled-out = not it
drawn-right = right
