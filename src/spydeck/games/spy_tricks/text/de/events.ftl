### Was in Spy Tricks geschieht.

event-start-player = { DOES($who, one: "beginnt", you: "beginnst") } die erste Runde.
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
