### Was man in Spy Tricks entscheiden muss.

suit-stem = { $suit ->
    [red] rot
    [blue] blau
   *[white] weiß
}

question-lead = Du spielst aus: Jede Karte ist erlaubt.
question-follow = Bediene { CARD($led, case: "accusative") } mit einer { suit-stem }en Karte.
question-play-any = Du hast kein { suit-name }: Spiel eine beliebige Karte.
question-won = Du hast den Stich gewonnen: Tippe, etwa auf { $examples }{ $helper }.
question-lost = Du hast den Stich verloren: Tippe, etwa auf { $examples }{ $helper }.
question-salvation = Rettung: Tippe noch einmal, egal worauf{ $helper }, oder verzichte.
helper-too = { $spot ->
   *[other] { " " }(auch mit Helfer)
}
either = { LIST($spots, type: "or") }
which-spot = Welche Farbe, welcher Wert oder welche Karte?
which-card = Welche Karte?
which-of-suit = Welche { suit-stem }e Karte
which-of-rank = Welche { $rank }
doubt-wrong = Laut Spielplan ist das Feld sicher falsch.
doubt-impossible = Deine Karten und der Spielplan schließen das Feld aus.

# Eine Aktion im Infinitiv.
action-play = { CARD($card, case: "accusative") } spielen
action-guess = auf { CARD($spot, case: "accusative") } tippen
action-guess-helper = mit Helfer auf { CARD($spot, case: "accusative") } tippen
action-decline = verzichten
