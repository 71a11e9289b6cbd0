### Warum eine Aktion in Spycard die beste ist. $this und $that stehen im Infinitiv: „#9 mit #4 angreifen“.

reason-win = { $this }: Du gewinnst etwa { $result } von 100 Partien; { $that }: { $next_result }
reason-standing = { $this } bringt dich in eine bessere Lage als { $that }, soweit sich das absehen lässt
reason-equal = { $start }: Du gewinnst jeweils { $range } von 100 Partien.
# Mit der Aussicht einer Enttarnung steht ihr Risiko.
reason-expose = { $name } hat in etwa { $chance } von 100 Fällen den Auftrag { CARD($agenda) }{ $risk ->
        [0] { "" }
       *[other] , und in den anderen { $risk } scheidest du aus
    }
reason-unlikely = { $name } zu enttarnen wäre gewagt: In etwa { $chance } von 100 Fällen ist der Auftrag { CARD($agenda) }, und in den anderen { $risk } scheidest du aus
reason-claim = { $verdict ->
        [even] Die Behauptung ist so wahrscheinlich gelogen wie wahr
        [impossible] Die Behauptung ist nach allem, was du wissen kannst, gelogen
        [true] Die Behauptung stimmt wahrscheinlich: in { $chance } von 100 Fällen
       *[lie] Die Behauptung ist wahrscheinlich gelogen: Sie stimmt in { $chance } von 100 Fällen
    }{ $anyway ->
        [accuse] ; anzweifeln lohnt sich trotzdem
        [allow] ; es zu glauben lohnt sich trotzdem
       *[none] { "" }
    }
cost-wins =
    { $wins ->
        [one] Das kostete etwa { $wins } Sieg in 100 Partien.
       *[other] Das kostete etwa { $wins } Siege in 100 Partien.
    }
cost-standing = Danach standest du schlechter.
odds-agenda = Auftrag von { $name }: { $chances }.
odds-of = { CARD($agenda) } { $chance } %
odds-claim = Die Behauptung stimmt in { $chance } von 100 Fällen.
column-win = du gewinnst
column-out = du scheidest aus

# Das Wort einer Aufzählung, mit Leerzeichen; Aktionen, in denen es steht, werden nicht aufgezählt.
conjunction = { " und " }

# Was für eine Aktion spricht; jedes ist ein Satz.
idea-fulfil = Damit ist dein Auftrag erfüllt, wenn niemand etwas dagegen tut.
idea-nearer = Das bringt dich deinem Auftrag { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } näher{ $left ->
        [0] { "" }
       *[other] ; etwa { $left } { $left ->
            [one] fehlt
           *[other] fehlen
        } noch
    }.
idea-hide = Es passt auch zu { LIST($agendas, type: "or") } und verrät deshalb wenig.
idea-cost = Das wirft { $name } zurück: in { $chance } von 100 Fällen der Auftrag { CARD($agenda) }.
# Wie oft jemand zweifelt.
idea-lie = Es ist gelogen: Wird es angezweifelt{ if-accused }, verlierst du { $card ->
        [none] den Agenten
       *[other] { CARD($card) }
    }.
idea-truth = Es stimmt: Wird es angezweifelt{ if-accused }, nutzt du die Fähigkeit zweimal.
idea-joker = Ein Joker darf jede Farbe behaupten: Wird er angezweifelt{ if-accused }, nutzt du bis zu vier.
if-accused =
    { $chance ->
        [0] { " " }(was selten passiert)
        [100] { " " }(was fast sicher ist)
        [none] { "" }
       *[other] { " " }(in etwa { $chance } von 100 Fällen)
    }
idea-stop-win =
    Sonst gewinnt { $name } mit diesem Zug{ $chance ->
        [100] { "" }
       *[other] { " " }in etwa { $chance } von 100 Fällen
    }.
idea-back = Das wirft { $name } auf dem Weg zum Auftrag zurück.
idea-stop = Das bremst { $name } auf dem Weg zum Auftrag.
idea-guard = Sonst rückt dein Auftrag in weitere Ferne.
idea-recruit = Danach hast du mehr Agenten als sonst.
idea-ready =
    Danach { $agents ->
        [one] ist einer deiner Agenten im Einsatz und kann
       *[other] sind { $agents } deiner Agenten im Einsatz und können
    } handeln.
idea-shelter = Weniger deiner Agenten sind im Einsatz, wo man sie angreifen kann.
idea-catch = Ist es gelogen, verliert { $name } den Agenten.
idea-twice = Stimmt es, darf { $name } die Fähigkeit zweimal nutzen, sobald jemand sie anzweifelt.
idea-leave-it = Das kannst du anderen überlassen: In etwa { $chance } von 100 Fällen zweifelt von ihnen jemand.
idea-harmless = Deinem Auftrag schadet das nicht.
idea-shield = Statt { $token } wird ein Bube aufgedeckt; { $token } bleibt verdeckt.
idea-keep-jack = Dein Bube bleibt verdeckt.
idea-spare = { $instead } stirbt für { $token }.
idea-keep-token = Sonst stirbt stattdessen { $token }.
# Was eine Enttarnung bewirkt, wenn sie stimmt; wie wahrscheinlich das ist, folgt.
idea-expose-win = Stimmt es, gewinnst du damit.
idea-expose-near =
    { $name } { $steps ->
        [one] fehlt nur noch ein Schritt
       *[other] fehlen nur noch etwa { $steps } Schritte
    } zum Sieg.
idea-expose-out = Stimmt es, scheidet { $name } aus.
idea-surer = Das ist sicherer, als { $name } zu enttarnen.
idea-too-early = Um { $name } zu enttarnen, ist es zu früh.
