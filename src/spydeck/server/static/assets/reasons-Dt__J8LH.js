var e=`reason-points = About { $result } points if you { $this }, against { $next_result } if you { $that }
reason-spies = { $spies } Black Spies on average if you { $this }, against { $next_spies } if you { $that }: about { $result } points, not { $next_result }
reason-sweep = You take all black cards in about { $result } of 100 cases if you { $this }, against { $next_result } if you { $that }
reason-game = It does more for winning the game to { $this } than to { $that }, though it costs about { $result } points in this deal, not { $next_result }
reason-slightly = It is only slightly better to { $this } than to { $that }: about { $result } points with both
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
`;export{e as default};