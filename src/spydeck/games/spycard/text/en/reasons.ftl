### Why an action is best in Spycard. $this and $that are actions as they read after "if you".

reason-win = You win about { $result } of 100 games if you { $this }, against { $next_result } if you { $that }
reason-standing = You are better placed if you { $this } than if you { $that }, as far as can be foreseen
reason-equal = { $start }: you win { $range } of 100 games with each.
# The risk of an exposure is said with its chance.
reason-expose = { $name } has the agenda { $agenda } in about { $chance } of 100 cases{ $risk ->
        [0] { "" }
       *[other] , and in the other { $risk } you are out
    }
reason-unlikely = Exposing { $name } is a gamble: the agenda is { $agenda } in about { $chance } of 100 cases, and in the other { $risk } you are out
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
odds-of = { $agenda } { $chance } %
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
idea-hide = It would also fit { LIST($agendas, type: "or") }, and so gives little away.
idea-cost = It sets { $name } back, whose agenda is { $agenda } in { $chance } of 100 cases.
idea-lie = It is a lie: if somebody accuses, you lose the agent.
idea-truth = It is true: whoever accuses lets you use it twice.
