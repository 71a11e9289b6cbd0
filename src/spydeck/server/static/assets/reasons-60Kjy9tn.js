var e=`reason-points = About { $result } points in this round if you { $this }, against { $next_result } if you { $that }
reason-game = It does more for winning the game to { $this } than to { $that }, though it brings about { $result } points in this round, not { $next_result }
reason-slightly = It is only slightly better to { $this } than to { $that }: about { $result } points in this round with both
reason-likeliest = { spot-name } is the likeliest { $kind ->
        [suits] suit
       *[ranks] rank
    }: { $chance } in 100; right, it brings { spot-points }
reason-spot = { spot-name } is right in about { $chance } of 100 cases, and then brings { spot-points }
reason-equal = { $start }: { $range } points in this round with each.
spot-name =
    { $spot ->
        [red] Red
        [blue] Blue
        [white] White
       *[other] Rank { $spot }
    }
spot-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
odds-suits = The suit of the Secret Document: { $chances }.
odds-ranks = Its rank: { $chances }.
odds-of =
    { $name ->
        [red] red { $chance } %
        [blue] blue { $chance } %
        [white] white { $chance } %
       *[other] { $name } { $chance } %
    }
column-points = points in this round
column-win = game won
`;export{e as default};