var e=`reason-points = { $this }: etwa { $result } Punkte in dieser Runde; { $that }: { $next_result }
reason-game = { $this } hilft mehr auf dem Weg zum Sieg als { $that }, auch wenn es in dieser Runde etwa { $result } Punkte bringt, nicht { $next_result }
reason-slightly = { $this } ist nur wenig besser als { $that }: mit beidem etwa { $result } Punkte in dieser Runde
reason-likeliest = { $kind ->
        [suits] { spot-name } ist die wahrscheinlichste Farbe
       *[ranks] { spot-name } ist der wahrscheinlichste Wert
    }: { $chance } von 100; richtig bringt das { spot-points }
reason-spot = { spot-name } ist in etwa { $chance } von 100 Fällen richtig und bringt dann { spot-points }
reason-equal = { $start }: jeweils { $range } Punkte in dieser Runde.
spot-name =
    { $spot ->
        [red] Rot
        [blue] Blau
        [white] Weiß
       *[other] Die { $spot }
    }
spot-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
odds-suits = Die Farbe des Geheimdokuments: { $chances }.
odds-ranks = Sein Wert: { $chances }.
odds-of =
    { $name ->
        [red] Rot { $chance } %
        [blue] Blau { $chance } %
        [white] Weiß { $chance } %
       *[other] { $name } { $chance } %
    }
column-points = Punkte in dieser Runde
column-win = Partie gewonnen
`;export{e as default};