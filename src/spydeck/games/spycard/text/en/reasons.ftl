### Why an action is best in Spycard. $this and $that are actions as they read after "if you". What is best is said before.

reason-win = You win about { $result } of 100 games, against { $next_result } if you { $that }
reason-standing = As far as can be foreseen, you are better placed if you { $this } than if you { $that }
reason-equal = { $start }: you win { $range } of 100 games with each.
# The risk of an exposure is said with its chance.
reason-expose = { $name } has the agenda { CARD($agenda) } in about { $chance } of 100 cases{ $risk ->
        [0] { "" }
       *[other] , and in the other { $risk } you are out
    }
reason-unlikely = Exposing { $name } is a gamble: the agenda is { CARD($agenda) } in about { $chance } of 100 cases, and in the other { $risk } you are out
# How likely a claim is true; $anyway is what pays against the odds.
reason-claim = { $verdict ->
        [even] The claim is as likely a lie as the truth
        [impossible] From all that you know, the claim is a lie
        [true] The claim is probably true: in { $chance } of 100 cases
       *[lie] The claim is probably a lie: it is true in { $chance } of 100 cases
    }{ $anyway ->
        [accuse] ; accusing pays all the same
        [allow] ; allowing it pays all the same
       *[none] { "" }
    }
cost-wins =
    { $wins ->
        [one] This cost about { $wins } win in 100 games.
       *[other] This cost about { $wins } wins in 100 games.
    }
cost-standing = This left you worse off.
odds-agenda = The agenda of { $name }: { $chances }.
odds-of = { CARD($agenda) } { $chance }%
odds-claim = The claim is true in { $chance } of 100 cases.
column-win = you win
column-out = you are out

# The word of a list, with spaces; actions with one of their own are not listed.
conjunction = { " and " }

# What speaks for an action, as a player would say; each is a sentence.
idea-fulfil = It fulfils your agenda if nobody objects.
idea-nearer = It brings your agenda { $steps ->
        [one] a step
       *[other] { $steps } steps
    } nearer{ $left ->
        [0] { "" }
       *[other] { " " }(about { $left } to go)
    }.
idea-hide = It also fits { LIST($agendas, type: "or") }, so it gives little away.
idea-cost = It sets { $name } back, if { $name } has { CARD($agenda) } ({ $chance }%).
# How often somebody accuses.
idea-lie = It is a lie: if accused{ if-accused }, you lose the { $card ->
        [none] agent
       *[other] { CARD($card) }
    }.
idea-truth = It is true: if accused{ if-accused }, you use it twice.
idea-joker = A Joker may claim any suit: if accused{ if-accused }, it may use all four.
if-accused =
    { $chance ->
        [0] { " " }(unlikely)
        [100] { " " }(almost certain)
        [none] { "" }
       *[other] { " " }(about { $chance }%)
    }
idea-stop-win =
    Otherwise { $name } wins with this turn{ $chance ->
        [100] { "" }
       *[other] { " " }in about { $chance } of 100 cases
    }.
idea-back = It sets { $name } back on the way to winning.
idea-stop = It slows { $name } down on the way to winning.
idea-guard = Otherwise your agenda gets further away.
idea-recruit = It leaves you with more agents.
idea-ready = You then have { $agents ->
        [one] one agent
       *[other] { $agents } agents
    } in the field, ready to act.
idea-shelter = It leaves fewer of your agents in the field, open to attack.
idea-catch = If it is a lie, { $name } loses the agent.
idea-twice = If it is true and somebody accuses, { $name } uses it twice.
idea-leave-it = You can leave it to others: in about { $chance } of 100 cases one of them accuses.
idea-harmless = It does your agenda no harm.
idea-shield = A Jack stands in, and { $token } stays hidden.
idea-keep-jack = Your Jack stays hidden.
idea-spare = { $instead } dies for { $token }.
idea-keep-token = Otherwise { $token } dies instead.
# What an exposure does if it is right; how likely that is follows.
idea-expose-win = If right, it wins you the game.
idea-expose-near =
    { $name } is only { $steps ->
        [one] a step
       *[other] about { $steps } steps
    } from winning.
idea-expose-out = If right, it puts { $name } out.
idea-surer = It is surer than exposing { $name }.
idea-too-early = It is too early to expose { $name }.
# What else there is to say of sending an agent away, of accusing what is probably true, and of the rounds to come.
idea-known-sleeper = You will know one of the agents of { $name }.
idea-unmask = True or not, { $name } has to turn up an agent.
idea-win-less = { $name } wins less often in the next rounds.
idea-nearer-later = After the next rounds you are nearer your agenda: about { COUNT($steps, one: "step", other: "steps") } away, not { $instead }.
