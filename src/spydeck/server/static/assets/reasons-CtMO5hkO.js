var e=`reason-win = You win about { $result } of 100 games if you { $this }, against { $next_result } if you { $that }
reason-standing = You are better placed if you { $this } than if you { $that }, as far as can be foreseen
reason-equal = { $start }: you win { $range } of 100 games with each.
reason-expose = { $name } has the agenda { $agenda } in about { $chance } of 100 cases
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
conjunction = { " and " }
`;export{e as default};