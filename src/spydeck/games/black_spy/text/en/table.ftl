### The table of Black Spy in the terminal, on a screen and for those who listen.

table-title = Deal { SEAT($deal) }, { $now }
trick-of = trick { $trick } of { $tricks }
stage-take = the Mole
stage-pass = pass { $direction }
stage-call = the call
stage-settle = the sweep
stage-over = the game is over
table-facts = dealer { $dealer }, game ends at { $end }
head-black = black cards
head-deal = this deal
head-total = total
has-passed = has passed
is-choosing = is choosing
has-taken = has taken
led-it = led
leads-trick = highest
the-mole = The Mole:
your-hand = Your hand:
your-hand-marked = Your hand: [in brackets: may be played]
empty-row = no cards

spoken-mole = The Mole: { $cards }.
spoken-trick = In the trick: { $plays }. Highest so far: { $name }.
taken-so-far = Taken in this deal: { $piles }.
pile = { $name } { COUNT($points, one: "point", other: "points") }, { COUNT($black, one: "black card", other: "black cards") }
totals = Totals: { $totals }.
