### Was nur die Seite an einem Tisch von Black Spy sagt.

# Karten im Satz.
card-inside = { $form ->
        [dative] der { $colour }en { $rank }
       *[accusative] die { $colour }e { $rank }
    }
spy-inside = { $form ->
        [definite] den Schwarzen Spion
        [nominative] ein Schwarzer Spion
        [dative] einem Schwarzen Spion
       *[accusative] einen Schwarzen Spion
    }
spies-inside = { $number ->
        [2] zwei
        [3] drei
       *[other] { $number }
    } Schwarze Spione

pass-ask = Wähle drei Karten für { $name }
pass-to = Drei Karten gehen an { $name }
pass-confirm = { $name ->
       *[other] Weitergeben
    }
pass-more = Noch { $missing }
pass-passing = Du gibst { CARDS($cards, case: "accusative") } an { $name } weiter.
pass-waiting = Deine Karten liegen bereit. Gewartet wird noch auf { WHO($people, case: "accusative") }.
pass-done = gewählt
pass-full = Drei Karten sind schon gewählt. Nimm erst eine zurück.
suggest = Empfehlung
suggest-note = Wählt, was ein Bot wählen würde
no-suggestion = Gerade gibt es keine Empfehlung.

take-ask = Der Maulwurf: Behalte drei davon
take-confirm = Diese drei behalten
take-taking = Du behältst { CARDS($cards, case: "accusative") }.
take-waiting = { DOES($who, one: "sieht sich", you: "siehst dir") } den Maulwurf an.
take-order = Reihenfolge beim Maulwurf
take-taken = hat gewählt
take-label = Der Maulwurf, { COUNT($size, one: "Karte", other: "Karten") }

call-ask = Sag an, welche Farbe zuerst ausgespielt wird
call-waiting = { DOES($who, one: "sagt", you: "sagst") } eine Farbe an.
call-called = { FIRST($colour) } ist angesagt.
call-colour = { FIRST($colour) }

settle-ask = Du hast alle schwarzen Karten. Fangen oder freilassen?
settle-waiting = { DOES($who, one: "hat alle schwarzen Karten und wählt", you: "hast alle schwarzen Karten und wählst") }: fangen oder freilassen.
settle-others = Fangen: 60 für alle anderen
settle-self = Freilassen: 60 weniger für mich
settling-others = Du fängst: Alle anderen bekommen 60.
settling-self = Du lässt frei: Dir werden 60 abgezogen.

play-lead = Du spielst aus
play-lead-note = Spiel eine angehobene Karte.
play-follow = Bediene { CARD($led, case: "definite") }
play-follow-note = { FIRST($colour) } oder eine { $rank }: die angehobenen Karten.
play-free-note = Du hast beides nicht: Spiel irgendeine Karte.
play-waiting = { DOES($who, one: "ist", you: "bist") } am Zug
play-gain = { SIGNED($points) }
play-points = { $points ->
        [one] Punkt
        [-1] Punkt
       *[other] Punkte
    }
play-in-trick = In diesem Stich
play-own-place = deine Karte
play-led = { DOES($who, one: "hat", you: "hast") } ausgespielt
play-led-and-takes = { DOES($who, one: "hat ausgespielt und bekäme", you: "hast ausgespielt und bekämst") } ihn
play-takes-so-far = { DOES($who, one: "bekäme", you: "bekämst") } ihn
play-takes = { DOES($who, one: "macht", you: "machst") } den Stich
play-only = Nur eine Karte ist erlaubt; sie wird für dich gespielt.
received-mark = bekommen
received-from = von { WHO($who, case: "dative") }
play-none = Wähle eine Karte
play-card = Spiel { CARD($card, case: "accusative") }
play-sending = Wird gesendet …
play-area = Gespielte Karten
finish = Runde abkürzen
finish-note = An den Punkten ändert sich nichts mehr. Wenn alle zustimmen, wird der Rest auf einmal gespielt.
finishing = Alle stimmen zu: Der Rest der Runde wird auf einmal gespielt.

taken-points = { $points } Pkt.
taken-label = { DOES($who, one: "hat", you: "hast") } in dieser Runde { COUNT($points, one: "Punkt", other: "Punkte") } und { COUNT($black, one: "schwarze Karte", other: "schwarze Karten") }.
taken-all = schwarze Karten: { $black } von 16
taken-total = gesamt { $total }
taken-part = { $points } diese Runde
taken-this-deal = diese Runde
taken-dealer = Geber
taken-dealer-mark = G

watch-title = Schwarze Karten
watch-count = { $black } von 16
watch-lying = { $black } liegen
watch-all = alle bei { WHO($who, case: "dative") }
watch-each = { $name } { $black }
watch-over = keiner kann mehr alle bekommen

where = Runde { SEAT($deal) } · { $now }
where-pass = Weitergeben
where-trick = Stich { $number } von { $tricks }
where-end = { $where } · bis { $end } Punkte
sort = Sortieren
sort-suit = Farbe
sort-rank = Wert

draw-mark = gibt
draw-deals = Höchste Karte: { $you ->
        [true] Du gibst
       *[false] { WHO($who) } gibt
    } zuerst.

tricks-last = Letzter Stich
tricks-all = Alle Stiche
trick-number = Stich { $number }
deal-points = Diese Runde
deal-total = Gesamt
deal-took = Schwarze Karten und Spione
sweep-scores = { $others ->
        [none] Das bringt { WHO($who, case: "dative") } { COUNT($own, one: "Punkt", other: "Punkte") }, den anderen je 60, weniger ihre farbigen Spione.
       *[other] Das bringt { WHO($who, case: "dative") } { COUNT($own, one: "Punkt", other: "Punkte") }, den anderen je { $others }.
    }
deal-nothing = keine
scores-chart = Gesamtstand, Runde für Runde
scores-ends = Die Partie endet bei { $end }; der niedrigste Gesamtstand gewinnt.
scores-wins = gewinnt
scores-so-far = { $deal }, bisher
scores-hidden = An diesem Tisch bleibt bis zum Ende der Runde verborgen, wer was bekommen hat.

values-title = Was zählt
values-each = je { $points }
values-low = Schwarze 1 bis 6
values-high = Schwarze 8, 9, 10, 11
values-coloured = Farbige 7
values-sweep = Wer alle 16 schwarzen Karten bekommt, schreibt 0, alle anderen schreiben 60.
values-sweep-choice = Wer alle 16 schwarzen Karten bekommt, gibt allen anderen 60 oder zieht sich selbst 60 ab.

guide-pass = Die wenigsten Punkte gewinnen, und jeder Schwarze Spion kostet 10: Gib weiter, was gefährlich ist.
guide-lead = Du spielst aus. Tippe eine angehobene Karte an oder zieh sie nach oben.
guide-follow = Spiel die ausgespielte Farbe oder den ausgespielten Wert: eine der angehobenen Karten.
guide-free = Du hast weder die Farbe noch den Wert: Wirf ab, was du willst, vielleicht einen Schwarzen Spion.
guide-taken = Die höchste Karte der ausgespielten Farbe hat den Stich gemacht, mit allen Punkten darin.
guide-points = Neben jedem Namen siehst du die Punkte aus dieser Runde.

# Der Verlauf, wo er nicht dasselbe sagt wie das Terminal.
log-dealer-draw = { DOES($who, one: "zieht die höchste Karte und gibt", you: "ziehst die höchste Karte und gibst") } zuerst.
log-mole-shown = { DOES($who, one: "sieht sich", you: "siehst dir") } den Maulwurf an, { COUNT($size, one: "Karte", other: "Karten") }.
log-score = { $name }: { COUNT($points, one: "Punkt", other: "Punkte") }, gesamt { $total }.
