### What happens in Black Spy: for the terminal, and for the log of the page.

event-dealer-draw = Drawn for first dealer: { $draws }.
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

# What happened before, for those who ask.
passed = You passed { CARDS($cards, case: "accusative") } to { $name }.
received = You received { CARDS($cards, case: "accusative") } from { $name }.
no-last-trick = No trick has been taken in this deal.
