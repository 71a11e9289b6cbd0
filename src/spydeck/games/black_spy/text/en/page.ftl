### What only the page says at a table of Black Spy.

# Cards in a sentence.
card-inside = { $form ->
   *[accusative] { FIRST($colour) } { $rank }
}
spy-inside = { $form ->
   *[accusative] a Black Spy
}
spies-inside = { $number ->
        [2] two
        [3] three
       *[other] { $number }
    } Black Spies

pass-ask = Choose three cards for { $name }
pass-to = Three cards go to { $name }
pass-confirm = Pass to { $name }
pass-more = { $missing } more
pass-passing = Passing { CARDS($cards, case: "accusative") } to { $name }.
pass-waiting = Your cards are passed. Waiting for { WHO($people, case: "accusative") }.
pass-done = passed
pass-full = Three cards are already chosen. Put one back first.
suggest = Suggest
suggest-note = Chooses what a bot would choose
no-suggestion = No suggestion right now.

take-ask = The Mole: keep any three of these
take-confirm = Keep these three
take-taking = Keeping { CARDS($cards, case: "accusative") }.
take-waiting = { DOES($who, one: "looks", you: "look") } through the Mole.
take-order = Order of the Mole
take-taken = has chosen
take-label = The Mole, { COUNT($size, one: "card", other: "cards") }

call-ask = Call the colour of the first lead
call-waiting = { DOES($who, one: "calls", you: "call") } a colour.
call-called = { FIRST($colour) } was called.
call-colour = { FIRST($colour) }

settle-ask = You have all the black cards. Capture or release?
settle-waiting = { DOES($who, one: "has all the black cards and chooses", you: "have all the black cards and choose") }: capture or release.
settle-others = Capture: 60 for everyone else
settle-self = Release: 60 off my total
settling-others = Capturing: everyone else gets 60.
settling-self = Releasing: 60 come off your total.

play-lead = You lead
play-lead-note = Play any raised card.
play-follow = Follow { CARD($led, case: "definite") }
play-follow-note = { FIRST($colour) }, or any { $rank }: the raised cards.
play-free-note = You have neither: play any card.
play-waiting = { DOES($who, one: "plays", you: "play") }
play-gain = { SIGNED($points) }
play-points = { $points ->
        [one] point
        [-1] point
       *[other] points
    }
play-in-trick = In this trick
play-own-place = your card
play-led = { DOES($who, one: "led", you: "led") }
play-led-and-takes = { DOES($who, one: "led and takes it so far", you: "led and take it so far") }
play-takes-so-far = { DOES($who, one: "takes it so far", you: "take it so far") }
play-takes = { DOES($who, one: "takes it", you: "take it") }
play-only = Your only legal card is played automatically.
received-mark = received
received-from = from { WHO($who, case: "dative") }
play-none = Choose a card
play-card = Play { CARD($card, case: "accusative") }
play-sending = Sending…
play-area = Cards played
finish = Finish this deal
finish-note = No remaining card can change the points. If all agree, the rest is played at once.
finishing = All agree: the rest of this deal is played at once.

taken-points = { COUNT($points, one: "pt", other: "pts") }
taken-label = { DOES($who, one: "has", you: "have") } taken { COUNT($points, one: "point", other: "points") } in this deal, with { COUNT($black, one: "black card", other: "black cards") }.
taken-all = black cards: { $black } of 16
taken-total = total { $total }
taken-part = { $points } this deal
taken-this-deal = this deal
taken-dealer = dealer
taken-dealer-mark = D

watch-title = Black cards
watch-count = { $black } of 16
watch-lying = { $black } on the table
watch-all = all with { WHO($who, case: "dative") }
watch-each = { $name } { $black }
watch-over = no sweep any more

where = Deal { SEAT($deal) } · { $now }
where-pass = passing
where-trick = trick { $number } of { $tricks }
where-end = { $where } · to { $end } points
sort = Sort
sort-suit = Colour
sort-rank = Rank

draw-mark = deals
draw-deals = Highest card: { WHO($who) } { $you ->
        [true] deal
       *[false] deals
    } first.

tricks-last = Last trick
tricks-all = All tricks
trick-number = Trick { $number }
deal-points = This deal
deal-total = Total
deal-took = Black cards and Spies taken
sweep-scores = { $others ->
        [none] A sweep: { COUNT($own, one: "point", other: "points") } for { WHO($who, case: "accusative") }, 60 for each of the others, less their coloured Spies.
       *[other] A sweep: { COUNT($own, one: "point", other: "points") } for { WHO($who, case: "accusative") }, { $others } for each of the others.
    }
deal-nothing = none
scores-chart = Running totals, deal by deal
scores-ends = The game ends at { $end }; the lowest total wins.
scores-wins = wins
scores-so-far = { $deal }, so far
scores-hidden = At this table, what was taken stays hidden until the deal is over.

values-title = What counts
values-each = { $points } each
values-low = Black 1 to 6
values-high = Black 8, 9, 10, 11
values-coloured = Coloured 7
values-sweep = All 16 black cards: 0 for the taker, 60 for everyone else.
values-sweep-choice = All 16 black cards: 60 for everyone else, or 60 off the taker’s total.

guide-pass = The fewest points win, and each Black Spy costs 10: pass on what is dangerous.
guide-lead = You lead. Tap a raised card, or drag it up.
guide-follow = Play the colour led, or its rank in any colour: the raised cards.
guide-free = You have neither the colour nor the rank: get rid of any card, perhaps a Black Spy.
guide-taken = The highest card of the colour led took the trick, with the points in it.
guide-points = Beside each name you see the points taken in this deal.

# The log, where it does not say what the terminal says.
log-dealer-draw = { DOES($who, one: "draws the highest card and deals", you: "draw the highest card and deal") } first.
log-mole-shown = { DOES($who, one: "looks", you: "look") } through the Mole, { COUNT($size, one: "card", other: "cards") }.
log-score = { $name }: { COUNT($points, one: "point", other: "points") }, total { $total }.
