### Why an action is best in Black Spy. $this and $that are actions as they read after "if you".

reason-points = About { COUNT($result, one: "point", other: "points") } if you { $this }, against { $next_result } if you { $that }
reason-spies = { $spies } Black Spies on average if you { $this }, against { $next_spies } if you { $that }: about { $result } points, not { $next_result }
reason-sweep = You take all black cards in about { $result } of 100 cases if you { $this }, against { $next_result } if you { $that }
reason-game = To win the game it is better to { $this } than to { $that }, though you take about { COUNT($result, one: "point", other: "points") }, not { $next_result }
reason-slightly = It is only slightly better to { $this } than to { $that }: about { COUNT($result, one: "point", other: "points") } either way
reason-equal = { $start }: { $range } points with each.
odds-spies =
    { $out ->
        [one] { $out } Black Spy is still out
       *[other] { $out } Black Spies are still out
    }
odds-holder = { $name } in { $chance } of 100 cases
odds-held = { $spies }; one is held by { LIST($holders) }.
column-points = points in this deal
column-spies = Black Spies
column-sweep = all black cards

played-play = You played { CARD($card, case: "accusative") }.
better-play = { CARD($card, case: "nominative") } is better.

# What speaks for an action, as a card player would say; each is a sentence.
idea-sweep = You go for all the black cards.
idea-stop-sweep = It makes it harder for { $name } to take all the black cards.
idea-spy-to = The Black Spy goes to { $name }.
idea-spy-away = You are rid of a Black Spy, and somebody else takes it.
idea-take-spy = You take a coloured Spy, five points off{ $chance ->
        [100] { "" }
       *[other] , in about { $chance } of 100 cases
    }.
idea-give = It gives points to { $name }.
idea-duck = You stay under { CARD($card, case: "nominative") }.
idea-leave = You leave the trick to somebody else.
idea-free-trick = You play last and the trick costs nothing: the time for a high card.
idea-cheap-trick = The trick costs next to nothing: the time for a high card.
idea-throw = You are rid of a high card without taking a trick.
idea-keep-spy = You keep { CARD($card, case: "accusative") } and do not give away its five points off.
idea-rid = It rids you of { colour-of }.
colour-of =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
        [green] green
       *[black] black
    }
idea-keep-low = You keep a low black card to guard a Black Spy.
idea-off-lead =
    It gets you off lead{ $chance ->
        [100] { "" }
       *[other] { " " }in about { $chance } of 100 cases
    }.
idea-cheaper = The trick brings you about { COUNT($points, one: "point", other: "points") }, not { $instead }.
idea-keep-under = You keep { CARD($card, case: "accusative") } for a trick that you do not want.
idea-pass-spies =
    { $spies ->
        [one] You get rid of a Black Spy.
       *[other] You get rid of { $spies } Black Spies.
    }
idea-pass-high = You pass on high cards, which take tricks.
idea-keep-lower = You keep the lower card, { CARD($card, case: "accusative") }.
idea-lower = It is less likely to take the trick than { CARD($card, case: "nominative") }.
idea-pass-higher = { CARD($card, case: "nominative") } takes tricks more easily than { CARD($lower, case: "nominative") }.
idea-pass-high-black = You pass on high black cards, which would take the Black Spies.
idea-few-low =
    You have { $low ->
        [0] no low card
        [one] only one low card
       *[other] only { $low } low cards
    } of its colour beside { CARD($card, case: "nominative") }.
idea-short =
    You keep only { $cards ->
        [one] one { colour-of } card
       *[other] { $cards } { colour-of } cards
    }.
idea-hold-spies = You keep a Black Spy, guarded by { COUNT($low, one: "low black card", other: "low black cards") }.
idea-stay-void = You stay without { colour-of }.
idea-leave-spies = You leave a Black Spy in the Mole.
idea-take-low = You take lower cards, which win fewer tricks.
idea-first-away = Somebody else takes the first trick in about { $chance } of 100 cases.
idea-call-short =
    You have { $cards ->
        [0] no card
        [one] only one card
       *[other] only { $cards } cards
    } of that colour.
idea-call-long = You have { $cards } cards of that colour to choose from.
idea-win-now = The game ends, and you win.
idea-keep-lower-hand = The cards that you keep are lower, and win fewer tricks.
idea-draw-spy = In about { $chance } of 100 cases it draws out a Black Spy that somebody else takes.
idea-keep-beside = You keep a low { colour-of } card beside the high ones.
idea-keep-exit = You keep { CARD($card, case: "accusative") } to get off lead.
idea-spies-later = You are likelier to get rid of your Black Spies.
idea-fewer-spies = You are less likely to take others’ Black Spies.
idea-fewer-tricks = You take fewer tricks from here on: about { $tricks }, not { $instead }.
idea-coloured-later = You take coloured Spies more often, five points off each.
idea-otherwise-fewer = Otherwise { $name } would get fewer points.
