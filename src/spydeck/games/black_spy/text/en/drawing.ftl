### The table of Black Spy as a drawing.

drawn-heading = Deal { SEAT($deal) }: { $now }
drawn-called = , { $colour } called
drawn-take = the Mole
drawn-pass = passing cards { $direction ->
        [across] across
       *[other] to the { $direction }
    }
drawn-call = calling a colour
drawn-play = trick { $trick }
drawn-settle = settling a sweep
drawn-over = the game is over
drawn-black = black cards taken: { $black } of { $all }
is-dealer = dealer
has-won = winner
is-to-act = to act
is-skipped = skipped
has-chosen = passed
short-points = { $points } pts
short-black = { $black } black
short-total = total { $total }
in-hand = { $cards } in hand
drawn-mole-taken = Taken by the Mole:
drawn-mole-shown = The Mole may take:
drawn-passed = Passed to { $name }:
drawn-received = Received from { $name }:
drawn-last-trick = Last trick to { FIRST($who) }:
