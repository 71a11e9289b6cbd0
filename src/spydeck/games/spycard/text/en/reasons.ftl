### Why an action is best in Spycard. $this and $that are actions as they read after "if you".

reason-win = You win about { $result } of 100 games if you { $this }, against { $next_result } if you { $that }
reason-standing = You are better placed if you { $this } than if you { $that }, as far as can be foreseen
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
        [impossible] The claim is a lie, from all that you can know
        [true] The claim is probably true: { $chance } in 100 that it is true
       *[lie] The claim is probably a lie: { $chance } in 100 that it is true
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
cost-standing = This left you worse placed.
odds-agenda = The agenda of { $name }: { $chances }.
odds-of = { CARD($agenda) } { $chance } %
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
       *[other] , with about { $left } to go
    }.
idea-hide = It also fits { LIST($agendas, type: "or") }, and so gives little away.
idea-cost = It sets { $name } back, whose agenda is { CARD($agenda) } in { $chance } of 100 cases.
# How often somebody accuses.
idea-lie = It is a lie: if somebody accuses{ if-accused } you lose the { $card ->
        [none] agent
       *[other] { CARD($card) }
    }.
idea-truth = It is true: whoever accuses{ if-accused } lets you use it twice.
idea-joker = A Joker may claim any suit: whoever accuses{ if-accused } lets you use up to four suits with it.
if-accused =
    { $chance ->
        [0] , which is unlikely,
        [100] , which is likely,
        [none] ,
       *[other] , in about { $chance } of 100 cases,
    }
idea-stop-win =
    Otherwise { $name } wins with this turn{ $chance ->
        [100] { "" }
       *[other] { " " }in about { $chance } of 100 cases
    }.
idea-back = It sets { $name } back on the way to the agenda.
idea-stop = It slows { $name } down on the way to the agenda.
idea-guard = Otherwise your agenda gets further away.
idea-recruit = You have more agents than otherwise.
idea-ready =
    { $agents ->
        [one] One of your agents is
       *[other] { $agents } of your agents are
    } in the field then and can act.
idea-shelter = Fewer of your agents are in the field, where they can be attacked.
idea-catch = If it is a lie, { $name } loses the agent.
idea-twice = If it is true, whoever accuses lets { $name } use it twice.
idea-leave-it = You can leave it to others: in about { $chance } of 100 cases one of them accuses.
idea-harmless = It does your agenda no harm.
idea-shield = A Jack is turned up instead of { $token }, which stays hidden.
idea-keep-jack = Your Jack stays hidden.
idea-spare = { $instead } dies for { $token }.
idea-keep-token = Otherwise { $token } dies instead.
# What an exposure does if it is right; how likely that is follows.
idea-expose-win = Right, it wins you the game.
idea-expose-near =
    { $name } is only { $steps ->
        [one] a step
       *[other] about { $steps } steps
    } from winning.
idea-expose-out = Right, it puts { $name } out.
idea-surer = It is surer than exposing { $name }.
idea-too-early = It is too early to expose { $name }.
