var e=`reason-points = { $this }: etwa { $result } Punkte; { $that }: { $next_result }
reason-spies = { $this }: im Schnitt { $spies } Schwarze Spione, etwa { $result } Punkte; { $that }: { $next_spies } und { $next_result }
reason-sweep = { $this }: in etwa { $result } von 100 Fällen machst du alle schwarzen Karten; { $that }: in { $next_result }
reason-game = { $this } hilft mehr auf dem Weg zum Sieg als { $that }, auch wenn es in dieser Runde etwa { $result } Punkte kostet, nicht { $next_result }
reason-slightly = { $this } ist nur wenig besser als { $that }: mit beidem etwa { $result } Punkte
reason-equal = { $start }: jeweils { $range } Punkte.
odds-spies =
    { $out ->
        [one] { $out } Schwarzer Spion ist noch im Spiel
       *[other] { $out } Schwarze Spione sind noch im Spiel
    }
odds-holder = { $name } in { $chance } von 100 Fällen
odds-held = { $spies }; einen hat { LIST($holders) }.
column-points = Punkte in dieser Runde
column-spies = Schwarze Spione
column-sweep = alle schwarzen Karten
`;export{e as default};