### Warum eine Aktion in Spycard die beste ist. $this und $that stehen im Infinitiv: „#9 mit #4 angreifen“. Das Beste steht davor.

reason-win = Das gewinnt etwa { $result } von 100 Partien, { $that } nur { $next_result }
reason-standing = { $this } ist, soweit absehbar, besser als { $that }
reason-equal = { $start }: Du gewinnst jeweils { $range } von 100 Partien.
# Mit der Aussicht einer Enttarnung steht ihr Risiko.
reason-expose = { $name } hat in etwa { $chance } von 100 Fällen den Auftrag { CARD($agenda) }{ $risk ->
        [0] { "" }
       *[other] , und in den anderen { $risk } scheidest du aus
    }
reason-unlikely = { $name } zu enttarnen wäre gewagt: In etwa { $chance } von 100 Fällen ist der Auftrag { CARD($agenda) }, und in den anderen { $risk } scheidest du aus
reason-claim = { $verdict ->
        [even] Die Behauptung ist so wahrscheinlich gelogen wie wahr
        [impossible] Nach allem, was du weißt, ist die Behauptung gelogen
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
cost-standing = Danach stand es schlechter für dich.
odds-agenda = Auftrag von { $name }: { $chances }.
odds-of = { CARD($agenda) } { $chance } %
odds-claim = Die Behauptung stimmt in { $chance } von 100 Fällen.
column-win = du gewinnst
column-out = du scheidest aus

# Das Wort einer Aufzählung, mit Leerzeichen; Aktionen, in denen es steht, werden nicht aufgezählt.
conjunction = { " und " }

# Was für eine Aktion spricht; jedes ist ein Satz.
idea-fulfil = Damit erfüllst du deinen Auftrag, wenn niemand eingreift.
idea-nearer = Das bringt dich deinem Auftrag { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } näher{ $left ->
        [0] { "" }
       *[other] { " " }(noch etwa { $left })
    }.
idea-hide = Es passt auch zu { LIST($agendas, type: "or") } und verrät darum wenig.
idea-cost = Das wirft { $name } zurück, falls der Auftrag { CARD($agenda) } ist ({ $chance } %).
# Wie oft jemand zweifelt.
idea-lie = Es ist ein Bluff: Zweifelt jemand{ if-accused }, verlierst du { $card ->
        [none] den Agenten
       *[other] { CARD($card) }
    }.
idea-truth = Es ist kein Bluff: Zweifelt jemand{ if-accused }, wirkt es zweimal.
idea-joker = Ein Joker darf jede Farbe behaupten: Zweifelt jemand{ if-accused }, darfst du bis zu vier Farben nutzen.
if-accused =
    { $chance ->
        [0] { " " }(kaum zu erwarten)
        [100] { " " }(fast sicher)
        [none] { "" }
       *[other] { " " }(etwa { $chance } %)
    }
idea-stop-win =
    Sonst gewinnt { $name } mit diesem Zug{ $chance ->
        [100] { "" }
       *[other] { " " }in etwa { $chance } von 100 Fällen
    }.
idea-back = Das wirft { $name } auf dem Weg zum Sieg zurück.
idea-stop = Das bremst { $name } auf dem Weg zum Sieg.
idea-guard = Sonst entfernst du dich von deinem Auftrag.
idea-recruit = Damit hast du hinterher mehr Agenten.
idea-ready =
    Danach { $agents ->
        [one] ist einer deiner Agenten im Einsatz und kann
       *[other] sind { $agents } deiner Agenten im Einsatz und können
    } handeln.
idea-shelter = So sind weniger deiner Agenten im Einsatz und damit angreifbar.
idea-catch = Ist es gelogen, verliert { $name } den Agenten.
idea-twice = Stimmt es und jemand zweifelt es an, nutzt { $name } die Fähigkeit zweimal.
idea-leave-it = Das Anzweifeln kannst du anderen überlassen: In etwa { $chance } von 100 Fällen tut es jemand.
idea-harmless = Deinem Auftrag schadet das nicht.
idea-shield = Ein Bube springt ein, und { $token } bleibt verdeckt.
idea-keep-jack = Dein Bube bleibt verdeckt.
idea-spare = { $instead } fängt die Kugel für { $token } ab.
idea-keep-token = Sonst verlierst du { $token }.
# Was eine Enttarnung bewirkt, wenn sie stimmt; wie wahrscheinlich das ist, folgt.
idea-expose-win = Stimmt es, gewinnst du damit.
idea-expose-near =
    { $name } { $steps ->
        [one] fehlt nur noch ein Schritt
       *[other] fehlen nur noch etwa { $steps } Schritte
    } zum Sieg.
idea-expose-out = Stimmt es, scheidet { $name } aus.
idea-surer = Das ist sicherer, als { $name } zu enttarnen.
idea-too-early = Es ist noch zu früh, { $name } zu enttarnen.
# Was sonst für einen Schläfer spricht, für Zweifel an etwas, das wohl stimmt, und was die nächsten Runden bringen.
idea-known-sleeper = Danach kennst du einen der Agenten von { $name }.
idea-unmask = Wahr oder nicht: { $name } muss einen Agenten aufdecken.
idea-win-less = { $name } gewinnt in den nächsten Runden seltener.
idea-nearer-later = Nach den nächsten Runden bist du deinem Auftrag näher: Es fehlen etwa { COUNT($steps, one: "Schritt", other: "Schritte") } statt { $instead }.
