### Was man von Spy Tricks vorgelesen bekommt.

heard-none = keine
heard-play = { DOES($who, one: "hat", you: "hast") } { $card } gespielt.
heard-secret = Das Geheimdokument ist eine dieser Karten: { $cards }.
heard-possible = Mögliche Geheimdokumente: noch { COUNT($number, one: "Karte", other: "Karten") }.
heard-score = { DOES($who, one: "hat", you: "hast") } { COUNT($points, one: "Punkt", other: "Punkte") } und { COUNT($chips, one: "Chip", other: "Chips") }.
heard-score-helper = { $own ->
    [true] Du hast
   *[false] { $who } hat
} { COUNT($points, one: "Punkt", other: "Punkte") }, { COUNT($chips, one: "Chip", other: "Chips") } und einen Helfer.
heard-henchmen = { $own ->
    [true] Deine Handlanger
   *[false] Handlanger von { $who }
}: { $spots }.
heard-mat = Karten auf dem Spielplan: { $cards }.
heard-left-out = Nicht im Spiel: { $cards }.
heard-wrong = Sicher falsche Farben und Werte: { $spots }.
heard-ruled-out = Weitere, die du ausschließen kannst: { $spots }.
