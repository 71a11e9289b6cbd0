import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`event-dealer-draw = Drawn for first dealer: { $draws }.
drawn-again = { "; a tie, drawn again: " }
deal-heading = Deal { SEAT($deal) }.
event-deal = { $heading } { DOES($who, one: "deals", you: "deal") }; three cards go { $pass_direction ->
        [across] across
       *[other] to the { $pass_direction }
    }.
event-mole-taken = { DOES($who, one: "takes", you: "take") } { CARDS($cards, case: "accusative") } from the Mole.
event-mole-taken-hidden = { DOES($who, one: "takes", you: "take") } three cards from the Mole.
event-pass = { DOES($who, one: "passes", you: "pass") } { CARDS($cards, case: "accusative") } to { WHO($to, case: "dative") }.
event-pass-hidden = { DOES($who, one: "has", you: "have") } chosen three cards to pass.
event-receive = { DOES($who, one: "receives", you: "receive") } { CARDS($cards, case: "accusative") } from { WHO($from, case: "dative") }.
event-call = { DOES($who, one: "calls", you: "call") } { $colour }.
event-skip = { DOES($skipped, one: "is", you: "are") } skipped, with no such card to lead.
event-first-lead = { DOES($who, one: "leads", you: "lead") } the first trick.
event-play = { DOES($who, one: "plays", you: "play") } { CARD($card, case: "accusative") }.
event-trick = { DOES($who, one: "takes", you: "take") } trick { SEAT($trick) }.
event-sweep = { DOES($who, one: "has", you: "have") } taken all 16 black cards!
event-settle = { $how ->
        [self] { DOES($who, one: "releases and has", you: "release and have") } 60 points taken off.
       *[others] { DOES($who, one: "captures", you: "capture") }: 60 points for everyone else.
    }
event-going-back = { DOES($who, one: "goes", you: "go") } back from { $before } to { $total }.
deal-over = Deal { SEAT($deal) } is over
event-deal-over = { deal-over }.
event-game-over = The game is over. { DOES($winners, one: "wins", you: "win") }!
passed = You passed { CARDS($cards, case: "accusative") } to { $name }.
received = You received { CARDS($cards, case: "accusative") } from { $name }.
no-last-trick = No trick has been taken in this deal.
`,r=e({default:()=>i}),i=`card-inside = { FIRST($colour) } { $rank }
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
play-lead = You lead: play a card
play-follow = Your turn: follow { CARD($led, case: "definite") }
play-waiting = { DOES($who, one: "plays", you: "play") }
play-mark = takes it
play-gain = { SIGNED($points) }
play-takes = { DOES($who, one: "takes it", you: "take it") }
play-only = Your only legal card is played automatically.
play-sending = Sending…
play-area = Cards played
finish = Finish this deal
finish-note = No remaining card can change the points. If all agree, the rest is played at once.
finishing = All agree: the rest of this deal is played at once.
taken-points = { COUNT($points, one: "pt", other: "pts") }
taken-black = { $black } black
taken-label = { DOES($who, one: "has", you: "have") } taken { COUNT($points, one: "point", other: "points") } in this deal, with { COUNT($black, one: "black card", other: "black cards") }.
taken-all = black cards: { $black } of 16
taken-total = total { $total }
taken-dealer = dealer
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
guide-pass = Few points win, and each Black Spy costs 10: pass on what is dangerous.
guide-lead = You lead. Tap a raised card, or drag it up.
guide-follow = Play the colour led, or its rank in any colour: the raised cards.
guide-free = You have neither the colour nor the rank: get rid of any card, perhaps a Black Spy.
guide-taken = The highest card of the colour led took the trick, with the points in it.
guide-points = Under each name you see the points taken in this deal.
log-dealer-draw = { DOES($who, one: "draws the highest card and deals", you: "draw the highest card and deal") } first.
log-mole-shown = { DOES($who, one: "looks", you: "look") } through the Mole, { COUNT($size, one: "card", other: "cards") }.
log-score = { $name }: { COUNT($points, one: "point", other: "points") }, total { $total }.
`,a=e({default:()=>o}),o=`ask-pass = Pass three cards to { $name }, { $direction ->
        [across] across from you
       *[other] on your { $direction }
    }. { type-like }
ask-take = You have the Mole: take three of its cards. { type-like }
type-like = Type them like { $cards }.
ask-call = Call blue, yellow, red or green: { $name }, on your left, has to lead it.
ask-settle = You took all black cards: capture (60 for everyone else) or release (60 off your total)?
ask-lead = You lead: any card.
ask-lead-called = { FIRST($colour) } was called: lead a { $colour } card.
ask-lead-first = You lead the first trick: any card that is not black.
ask-any = You have no { $colour } card and no { $rank }: play any card.
ask-follow = Follow { $led } with a { $colour } card or { a-rank }.
ask-follow-or-match = Follow { $led } with a { $colour } card or { a-rank }, or with { a-rank-before } like { $name }.
which-cards = which three cards?
which-more = which { $missing ->
        [1] one
       *[2] two
    } more?
which-card = which card?
which-colour = which colour?
which-way = others to capture, or self to release?
action-play = play { CARDS($cards, case: "accusative") }
action-pass = pass { CARDS($cards, case: "accusative") }
action-take = take { CARDS($cards, case: "accusative") }
action-call = call { $colour }
action-settle = { $way ->
        [self] release, 60 off your total
       *[others] capture, 60 for everyone else
    }
choice-settle = { $way ->
        [self] release
       *[others] capture
    }
typed-play = play
typed-pass = pass
typed-take = take
typed-call = call
typed-settle = settle
typed-others = capture
typed-self = release
typed-sweep = sweep
typed-particles = { "" }
typed-fillers = and
typed-colour-endings = { "" }
typed-rank-endings = { "" }
which-of-colour = Which { $colour } card
which-of-rank = Which { $rank }
shown-play = play
shown-pass = pass
shown-take = take
shown-call = call
shown-settle = settle
shown-others = others
shown-self = self
shown-CARD = CARD
shown-COLOUR = COLOUR
shown-WAY = WAY
`;export{r as n,t as r,a as t};