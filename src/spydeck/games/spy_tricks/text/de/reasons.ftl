### Warum eine Aktion in Spy Tricks die beste ist. $this und $that stehen im Infinitiv: „B3 spielen“.

reason-points = { $this }: etwa { $result } Punkte in dieser Runde; { $that }: { $next_result }
reason-game = { $this } hilft mehr auf dem Weg zum Sieg als { $that }, bringt aber etwa { $result } Punkte, nicht { $next_result }
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

played-play = Du hast { CARD($card, case: "accusative") } gespielt.
better-play = Besser ist { CARD($card) }.

# Was für eine Aktion spricht, wie es jemand am Kartentisch sagen würde; jedes ist ein Satz.
idea-wins = Du gewinnst den Stich{ in-cases } und setzt zuerst.
idea-loses = Du verlierst den Stich{ in-cases } und setzt deshalb auch.
in-cases =
    { $chance ->
        [100] { "" }
       *[other] { " " }in { $chance } von 100 Fällen
    }
idea-places = In { $chance } von 100 Fällen gewinnst oder verlierst du den Stich und setzt.
idea-quiet = Der Spielplan verrät noch nicht, dass die { $rank } ausscheidet.
idea-cost = Das kostet { $name } Punkte.
idea-sure = Alles, was noch das Geheimdokument sein kann, passt.
idea-ruled-out =
    { $card ->
        [none] { spot-name }
       *[other] { CARD($card) }
    } scheidet aus.
idea-one-of = Nur noch { $possible } Karten können das Geheimdokument sein.
idea-fits = Von den { $possible } Karten, die noch das Geheimdokument sein können, { $fits ->
        [1] passt eine
       *[other] passen { $fits }
    }.
idea-salvation = Durch die Rettung setzt du am Ende in { $chance } von 100 Fällen noch einen Handlanger.
idea-later = Du setzt mehr Handlanger in späteren Stichen, wenn mehr bekannt ist.
idea-likelier = Dieser Tipp stimmt öfter: in { $chance } von 100 Fällen, nicht in { $instead }.
idea-prize = Richtig bringt das { $points } Punkte, nicht { $instead }.
idea-gamble = Das Risiko lohnt sich: Richtig bringt das { $points } Punkte, nicht { $instead }.
idea-before = Sonst nimmt dir in { $chance } von 100 Fällen jemand anders das Feld weg.
idea-helper = Der Helfer verdoppelt: Richtig bringt das { $points } Punkte.
idea-keep-helper = Du behältst deinen Helfer für einen späteren Tipp.
