### What happens in Spycard, as the terminal tells it and as the page's log does.

# A token with its agent; $agent in other sentences is that, or a token alone.
token-agent = { $token } ({ CARD($agent) })
event-deal = { DOES($who, one: "has", you: "have") } { $agents } at base.
event-agenda = { DOES($who, one: "has", you: "have") } the agenda { CARD($agenda) }.
event-turn = { WHOSE($who) } turn { $number }.
event-pass = { DOES($who, one: "passes", you: "pass") }.
event-draft = { DOES($who, one: "looks", you: "look") } at { $agent }, the top agent of the deck.
event-keep = { DOES($who, one: "takes", you: "take") } { $token } to base.
event-sleeper = { DOES($who, one: "sends", you: "send") } { $agent } as a sleeper to { WHO($to, case: "dative") }.
event-move-field = { DOES($who, one: "moves", you: "move") } { LIST($tokens) } to the field.
event-move-base = { DOES($who, one: "moves", you: "move") } { LIST($tokens) } back to base.
event-use = { DOES($who, one: "uses", you: "use") } { $token } as { ability-claim }: it { ability-effect }.
event-claim = { DOES($who, one: "claims", you: "claim") } that { $token } is { ability-claim }: it { ability-effect }.
event-allow = { DOES($who, one: "allows", you: "allow") } it.
event-accuse = { DOES($who, one: "calls", you: "call") } it a lie.
event-jack = { DOES($who, one: "turns", you: "turn") } up a Jack instead of { $for }.
event-turn-up = { $agent } is turned face up.
event-truth = It was the truth: the ability is used twice.
event-lie = It was a lie.
event-turn-down = { $token } is turned face down.
event-swap = { LIST($tokens) } change sides.
event-look = { DOES($who, one: "looks", you: "look") } at { $agent }.
event-move-two = { DOES($who, one: "moves", you: "move") } { LIST($moved) }.
moved-to-field = { LIST($tokens) } to the field
moved-to-base = { LIST($tokens) } to base
event-in-vain = This is no longer possible: nothing happens.
event-again = { DOES($who, one: "uses", you: "use") } { $ability ->
       *[hearts] the ability again
    }, on { LIST($targets) }.
event-joker = { DOES($who, one: "uses", you: "use") } { ability-name } with the Joker, on { LIST($targets) }.
event-decline = { DOES($who, one: "declines", you: "decline") } a second use.
event-attack = { DOES($who, one: "attacks", you: "attack") } { $target } with { $token }.
event-fight = { $token } beats { $loser }.
event-bullet = { $token } takes the bullet for { $for }.
event-death = { $agent } dies.
event-discard = { $agent } is discarded.
event-expose = { DOES($who, one: "says", you: "say") } that { WHOSE($of) } agenda is { CARD($agenda) }: { $right ->
        [true] right
       *[false] wrong
    }!
event-see-agenda = { DOES($who, one: "sees", you: "see") } { WHOSE($of) } agenda.
event-see-agenda-known = { DOES($who, one: "sees", you: "see") } { WHOSE($of) } agenda: { CARD($agenda) }.
event-out = { DOES($who, one: "is", you: "are") } out of the game.
event-out-discarding = { DOES($who, one: "is", you: "are") } out of the game, discarding { $agents }.
event-draw = The game is over: all turns are used up, and nobody wins.
won-last-left = { DOES($winners, one: "wins", you: "win") } as the last player left
won-by-agenda = { DOES($winners, one: "wins", you: "win") } with the agenda { CARD($agenda) }
event-last-left = The game is over. { won-last-left }!
event-by-agenda = The game is over. { won-by-agenda }!
