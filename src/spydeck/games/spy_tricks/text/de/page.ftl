### Was nur die Seite am Tisch von Spy Tricks sagt.

ask-follow = { CARD($suit) } gefordert: Spiel eine angehobene Karte.
ask-won = Stich gewonnen: Setze einen Handlanger.
ask-lost = Stich verloren: Setze einen Handlanger.
ask-salvation = Setze noch einen Handlanger, auch auf ein besetztes Feld, oder verzichte.
waits-play = { DOES($who, one: "ist", you: "bist") } am Zug.
waits-guess = { DOES($who, one: "setzt", you: "setzt") } jetzt einen Handlanger.
waits-salvation = { DOES($who, one: "darf", you: "darfst") } die Rettung nutzen.
sent = Gesendet. Einen Moment.
suggest = Empfehlung
no-suggestion = Gerade gibt es keine Empfehlung.
decline = Verzichten

salvation = Rettung
salvation-none = { DOES($who, one: "hat", you: "hast") } in dieser Runde keinen Handlanger gesetzt.
salvation-wrong = { $number ->
    [1] Laut Spielplan steht { WHOSE($who) } einziger Handlanger falsch.
    [2] Laut Spielplan stehen { WHOSE($who, ending: "e") } Handlanger beide falsch.
   *[other] Laut Spielplan stehen { WHOSE($who, ending: "e") } Handlanger alle { $number } falsch.
}
salvation-then = Danach: { WHO($people) }.
salvation-why = Warum?

confirm-title = Handlanger auf { CARD($spot, case: "accusative") }
confirm-helper = Mit Helfer: zählt doppelt, wenn der Tipp stimmt
confirm-place = Setzen
confirm-cancel = Anderes Feld
confirm-chosen = { CARD($spot, case: "alone") } gewählt. Setze den Handlanger oder wähle ein anderes Feld.
play-card = Spiel { CARD($card) }
declining = Du verzichtest auf die Rettung.

mat = Spielplan
mat-keys = Mit den Pfeiltasten gehst du über den Spielplan, mit Eingabe- oder Leertaste wählst du ein Feld.
mat-face-up = Karte liegt offen
mat-left-out = Karte nicht im Spiel
mat-wrong = ausgeschlossen
mat-impossible = für dich ausgeschlossen
mat-right = richtig
mat-henchmen = Handlanger von { LIST($names) }
mat-with-helper = { $name } mit Helfer
mat-not-now = Jetzt wird kein Handlanger gesetzt.
can-be = Kann noch das Geheimdokument sein
secret-left = Das Geheimdokument ist eine von { COUNT($number, one: "Karte", other: "Karten") }, soweit du weißt.
secret-left-short = { COUNT($number, one: "Karte", other: "Karten") } möglich.
secret-left-to-all = Das Geheimdokument ist eine von { COUNT($number, one: "Karte", other: "Karten") }, nach allem, was offen liegt.

trick-of = Stich { $number } von { $tricks }
trick-last = Stich { $number }
badge-winner = Gewinner
badge-loser = Verlierer
badge-start = Start
badge-helper = Helfer
badge-helper-used = Helfer verbraucht

seats = Spieler
where = Runde { SEAT($round) } von { $rounds } · Stich { $number } von { $tricks }
seats-round = Runde { SEAT($round) } von { $rounds }
seats-pawns = noch { $number } Handlanger
seats-turn = am Zug

scoring = Runde { SEAT($round) }: das Geheimdokument
scoring-secret = Es ist { CARD($secret) }.
scoring-pays = { $name } auf { CARD($spot, case: "dative") }: { points }{ $helper ->
    [true] , vom Helfer verdoppelt
   *[false] { "" }
}
scoring-nobody = Niemand lag richtig.
scoring-points = { SIGNED($points) }
scoring-chips = +{ chips }
# ST-22, ST-24.
scoring-chips-for = Ein Chip steht für einen richtigen Handlanger, zwei mit Helfer. Chips zählen nur bei gleichem Gesamtstand.
scoring-to-mat = Spielplan ansehen
scoring-to-points = Punkte ansehen
scoring-ready = Bereit
scoring-skip = Überspringen

scores = Punkte jeder Runde und Gesamtstand
scores-round = Runde
scores-secret = Karte
scores-chips = Chips
scores-empty = Noch ist keine Runde zu Ende.
scores-chart = Gesamtstand, Runde für Runde
scores-guesses = Tipps in Runde { SEAT($round) }
scores-taken-back = zurückgenommen
scores-so-far = Handlanger in Runde { SEAT($round) }
scores-no-guess = noch keiner
scores-pays = Punkte gibt es, wenn das Geheimdokument aufgedeckt wird: 2 für seine Farbe, 5 für seinen Wert, 10 für die Karte; ein Helfer verdoppelt sie.

guide-lead = Niemand hat das Geheimdokument auf der Hand. Gewinner und Verlierer jedes Stichs geben einen Tipp ab.
guide-follow = Bediene, wenn du kannst. Die angehobenen Karten sind erlaubt.
guide-beats = Die Farbe zählt vor dem Wert: Rot schlägt Blau, Blau schlägt Weiß.
guide-guess = Was ist das Geheimdokument? Die richtige Farbe bringt 2 Punkte, der richtige Wert 5, die Karte selbst 10.
guide-struck = Rot durchgestrichen: Die Karten auf dem Spielplan schließen das Feld aus.{ $aided ->
    [true] { " " }Gepunktet: Deine eigenen Karten schließen es aus.
   *[false] { "" }
}
guide-helper = Du hast einen Helfer. Steht er bei einem richtigen Handlanger, verdoppelt er die Punkte.
