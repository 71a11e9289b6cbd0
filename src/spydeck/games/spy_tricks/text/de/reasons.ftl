### Warum eine Aktion in Spy Tricks die beste ist. $this und $that stehen im Infinitiv: „B3 spielen“.

reason-points = { $this } bringt in dieser Runde etwa { COUNT($result, one: "Punkt", other: "Punkte") }, { $that } nur { $next_result }
reason-game = Für den Sieg ist { $this } besser als { $that }, auch wenn es etwa { COUNT($result, one: "Punkt", other: "Punkte") } bringt, nicht { $next_result }
reason-slightly = { $this } ist nur wenig besser als { $that }: beides bringt in dieser Runde etwa { COUNT($result, one: "Punkt", other: "Punkte") }
# $idea steht davor und hat manche der Zahlen schon genannt.
reason-likeliest = { $kind ->
        [suits] { spot-name } ist die wahrscheinlichste Farbe
       *[ranks] { spot-name } ist der wahrscheinlichste Wert
    }: { $idea ->
        [likelier] Stimmt der Tipp, bringt er { spot-points }
        [prize] In { $chance } von 100 Fällen stimmt das
        [gamble] In { $chance } von 100 Fällen stimmt das
        [helper] In { $chance } von 100 Fällen stimmt das
       *[other] In { $chance } von 100 Fällen stimmt das und bringt { spot-points }
    }
reason-spot =
    { $idea ->
        [likelier] Stimmt der Tipp, bringt er { spot-points }
        [prize] { spot-name } ist in etwa { $chance } von 100 Fällen richtig
        [gamble] { spot-name } ist in etwa { $chance } von 100 Fällen richtig
        [helper] { spot-name } ist in etwa { $chance } von 100 Fällen richtig
       *[other] { spot-name } ist in etwa { $chance } von 100 Fällen richtig und bringt dann { spot-points }
    }
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
idea-wins = Du gewinnst den Stich{ in-cases } und darfst als Erstes tippen.
idea-loses = Du verlierst den Stich{ in-cases } und darfst deshalb auch tippen.
in-cases =
    { $chance ->
        [100] { "" }
       *[other] { " " }in { $chance } von 100 Fällen
    }
idea-places = In { $chance } von 100 Fällen gewinnst oder verlierst du den Stich und darfst tippen.
idea-quiet = Der Spielplan verrät noch nicht allen, dass die { $rank } ausscheidet.
idea-cost = Das kostet { $name } Punkte.
idea-sure = Jede Karte, die noch das Geheimdokument sein kann, passt.
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
idea-salvation =
    Durch die Rettung darfst du am Ende { $chance ->
        [100] noch
       *[other] in { $chance } von 100 Fällen noch
    } einen Handlanger setzen.
idea-later = Du setzt mehr Handlanger in späteren Stichen, wenn mehr Karten auf dem Plan liegen.
idea-likelier = Dieser Tipp stimmt öfter: in { $chance } von 100 Fällen statt in { $instead }.
idea-prize = Stimmt der Tipp, bringt er { $points } Punkte statt { $instead }.
idea-gamble = Das Risiko lohnt sich: Stimmt der Tipp, bringt er { $points } Punkte statt { $instead }.
idea-before =
    Sonst nimmt dir { $chance ->
        [100] jemand anders
       *[other] in { $chance } von 100 Fällen jemand anders
    } das Feld weg.
idea-helper = Der Helfer verdoppelt: Stimmt der Tipp, bringt er { $points } Punkte.
idea-keep-helper = Du behältst deinen Helfer für einen späteren Tipp.
