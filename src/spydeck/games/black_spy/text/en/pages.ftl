### The pages of Black Spy in the terminal: what they are called, what opens them, and what they show.

page-hand = your hand
page-trick = the cards in the trick
page-left = how many tricks are left, and which cards with points
page-last = the last trick
page-scores = the scorepad
page-passed = the cards that you passed and received
page-values = what cards cost, and the variants in play

opens-hand = hand
opens-trick = trick
opens-left = left
opens-last = last
opens-scores = scores
opens-passed = passed
opens-values = values

no-cards = no cards
no-hand = You have no hand here.
hand = Your hand: { $cards }.
playable = You may play: { $cards }.
no-trick = No card lies in the trick.
trick = In the trick: { $plays }. { $ahead }
ahead = Highest so far: { $name }.
ahead-you = Highest so far: you.
none-left = The game is over.
tricks-left = { COUNT($tricks, one: "trick", other: "tricks") } left in this deal.
points-left = Cards with points that are still to come: { $cards }.
points-left-elsewhere = Cards with points that are still to come, besides yours: { $cards }.
last-trick = Trick { $trick }: { $plays }, <strong>taken by { WHO($who) }.</strong>
led = { $name } led
led-you = you led
from-mole = From the Mole: { $cards }.
not-passed = No cards have been passed yet in this deal.
card-points = { $points } for { $cards }
several = { $cards } ({ $count } of them)
no-points = All other cards count 0.
sweep-points = The player who takes all { $black } black cards scores 0, everyone else 60 (rule BS-21).
variant-in-play = Variant { named-variant }: { $change } (rule { $clause }).
named-variant = { $title }
