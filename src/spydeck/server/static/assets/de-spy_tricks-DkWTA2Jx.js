import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`event-start-player = { DOES($who, one: "beginnt", you: "beginnst") } die erste Runde.
event-deal = Runde { SEAT($round) }. { DOES($who, one: "spielt", you: "spielst") } zum ersten Stich aus.
event-hand = { DOES($who, one: "hat", you: "hast") } { CARDS($cards, case: "accusative") } auf der Hand.
event-face-up = Offen auf dem Spielplan: { CARDS($cards) }.
event-play = { DOES($who, one: "spielt", you: "spielst") } { CARD($card, case: "accusative") }.
event-trick = { DOES($who, one: "gewinnt", you: "gewinnst") } Stich { SEAT($trick) }, { $loser } verliert ihn.
event-trick-you-lose = { DOES($who, one: "gewinnt", you: "gewinnst") } Stich { SEAT($trick) }, du verlierst ihn.
event-guess = { DOES($who, one: "tippt", you: "tippst") }{ $helper ->
    [true] { " " }mit Helfer
   *[false] { "" }
} auf { CARD($spot, case: "accusative") }.
event-salvation = Rettung: { DOES($people, one: "darf noch einen", you: "darfst noch einen", many: "dürfen noch je einen", and-you: "dürft noch je einen") } Handlanger setzen.
event-take-back = { DOES($who, one: "nimmt", you: "nimmst") } den Handlanger von { CARD($spot, case: "dative") } zurück.
event-decline = { DOES($who, one: "verzichtet", you: "verzichtest") }.
event-reveal = Das Geheimdokument ist { CARD($secret) }!
event-right = { DOES($who, one: "liegt", you: "liegst") } mit { CARDS($spots, case: "dative") } richtig.
right-spots = { LIST($spots) }
event-score = { DOES($who, one: "bekommt", you: "bekommst") } { $points } Punkte, gesamt { $total }.
event-helpers = { DOES($people, one: "bekommt einen", you: "bekommst einen", many: "bekommen je einen", and-you: "bekommt je einen") } Helfer für die nächste Runde.
event-no-helpers = Alle liegen gleichauf: Niemand bekommt einen Helfer.
event-game-over = Die Partie ist zu Ende. { $result }
result = { DOES($winners, one: "gewinnt", you: "gewinnst") }!
result-draw = Unentschieden: { DOES($winners, one: "gewinnt", you: "gewinnst", many: "teilen sich den Sieg", and-you: "teilt euch den Sieg") }.
points = { COUNT($points, one: "Punkt", other: "Punkte") }
chips = { COUNT($chips, one: "Chip", other: "Chips") }
`,r=e({default:()=>i}),i=`ask-follow = { CARD($suit) } wurde ausgespielt. Wähle eine angehobene Karte.
ask-won = Du hast den Stich gewonnen. Setze einen Handlanger.
ask-lost = Du hast den Stich verloren. Setze einen Handlanger.
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
placing = { confirm-title }{ $helper ->
    [true] , mit deinem Helfer
   *[false] { "" }
}.
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
secret-left = Das Geheimdokument ist eine von { COUNT($number, one: "Karte", other: "Karten") }, soweit du weißt.
secret-left-to-all = Das Geheimdokument ist eine von { COUNT($number, one: "Karte", other: "Karten") }, nach allem, was offen liegt.
trick-of = Stich { $number } von { $tricks }
trick-last = Stich { $number }
badge-winner = Gewinner
badge-loser = Verlierer
badge-start = Startspieler
badge-helper = Helfer
badge-helper-used = Helfer verbraucht
seats = Spieler
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
`,a=e({default:()=>o}),o=`question-lead = Du spielst aus: Jede Karte ist erlaubt.
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
action-play = { CARD($card, case: "accusative") } spielen
action-guess = auf { CARD($spot, case: "accusative") } tippen
action-guess-helper = mit Helfer auf { CARD($spot, case: "accusative") } tippen
action-decline = verzichten
suit-stem = { $suit ->
    [red] rot
    [blue] blau
   *[white] weiß
}
`;export{r as n,t as r,a as t};