### What Black Spy asks a player, what an action is called, and what a player can type.

ask-pass = Pass three cards to { $name }, { $direction ->
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

# After "Suggestion:", and after "if you".
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

# Words and endings that can be typed, in lower case, beside those of records.
typed-play = play
typed-pass = pass
typed-take = take
typed-call = call
typed-settle = settle
typed-others = capture
typed-self = release
typed-sweep = sweep
# These can end an action, and mean nothing by themselves.
typed-particles = { "" }
# These can stand anywhere, and mean nothing.
typed-fillers = and
typed-colour-endings = { "" }
typed-rank-endings = { "" }
which-of-colour = Which { $colour } card
which-of-rank = Which { $rank }

# The words of actions as they are shown.
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
