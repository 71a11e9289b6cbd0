### Replays and the rulebook.

replay-help = Enter: weiter.  z: zurück.  t: bis zum Ende von Stich, Zug oder Runde.  ?: mehr.  q: beenden.
replay-typed-next = weiter w
replay-typed-back = zurück zurueck z
replay-typed-start = anfang
replay-typed-end = ende
replay-typed-seat = platz
replay-typed-again = nochmal
replay-typed-all = alle offen open
replay-typed-help = hilfe
replay-commands =
    { "  " }Enter, weiter       der nächste Schritt
    { "  " }z, zurück           der Schritt davor
    { "  " }t                   bis zum Ende von Stich, Zug oder Runde
    { "  " }p                   zurück zum Ende davor
    { "  " }anfang, ende        zum ersten oder zum letzten Schritt
    { "  " }eine Zahl           zu diesem Schritt
    { "  " }platz 2, ein Name   nur zeigen, was man von diesem Platz aus wusste
    { "  " }platz alle          alle Handkarten zeigen
    { "  " }nochmal             von hier aus weiterspielen, mit denselben Karten und Bots
    { "  " }sprache en          die Sprache wechseln
    { "  " }q, beenden          aufhören
replay-end = Das ist das Ende.  z: zurück.  q: beenden.
replay-start = Das ist der Anfang.  Enter: weiter.  q: beenden.
replay-command = { "  " }{ PAD($name, width: 20) }{ $meaning }
now-seen-by = Du siehst jetzt, was { $name } wusste.
all-hands = Du siehst jetzt alle Handkarten.
not-a-replay-command = { $typed } ist weder ein Befehl noch ein Name ({ $names }). { type-help }
step = Schritt { $number } von { $steps }
steps = Es gibt nur { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}.
more-rules = Alle Regeln: spydeck rules { $game }   Eine einzelne: regel { $prefix }-1
no-clause = eine Regel { $name } gibt es nicht; die Regeln sind { $first } bis { $last }
