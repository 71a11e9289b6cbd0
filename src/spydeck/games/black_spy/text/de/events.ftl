### Was in Black Spy geschieht: für das Terminal und für den Verlauf auf der Seite.

event-dealer-draw = Um den ersten Geber wird gezogen: { $draws }.
drawn-again = { "; Gleichstand, also noch einmal: " }
deal-heading = Runde { SEAT($deal) }.
event-deal = { $heading } { DOES($who, one: "gibt", you: "gibst") }; drei Karten gehen { $pass_direction ->
        [left] nach links
        [right] nach rechts
       *[across] an den Spieler gegenüber
    }.
event-mole-taken = { DOES($who, one: "nimmt", you: "nimmst") } { CARDS($cards, case: "accusative") } aus dem Maulwurf.
event-mole-taken-hidden = { DOES($who, one: "nimmt", you: "nimmst") } drei Karten aus dem Maulwurf.
event-pass = { DOES($who, one: "gibt", you: "gibst") } { CARDS($cards, case: "accusative") } an { WHO($to, case: "accusative") } weiter.
event-pass-hidden = { DOES($who, one: "hat", you: "hast") } drei Karten zum Weitergeben gewählt.
event-receive = { DOES($who, one: "bekommt", you: "bekommst") } { CARDS($cards, case: "accusative") } von { WHO($from, case: "dative") }.
event-call = { DOES($who, one: "sagt", you: "sagst") } { FIRST($colour) } an.
event-skip = { DOES($skipped, one: "hat keine passende Karte und wird", you: "hast keine passende Karte und wirst", many: "haben keine passende Karte und werden", and-you: "habt keine passende Karte und werdet") } übersprungen.
event-first-lead = { DOES($who, one: "spielt", you: "spielst") } zum ersten Stich aus.
event-play = { DOES($who, one: "spielt", you: "spielst") } { CARD($card, case: "accusative") }.
event-trick = { DOES($who, one: "macht", you: "machst") } Stich { SEAT($trick) }.
event-sweep = { DOES($who, one: "hat", you: "hast") } alle 16 schwarzen Karten: ein Durchmarsch!
event-settle = { $how ->
        [self] { DOES($who, one: "lässt frei und zieht sich", you: "lässt frei und ziehst dir") } 60 Punkte ab.
       *[others] { DOES($who, one: "fängt", you: "fängst") }: 60 Punkte für alle anderen.
    }
event-going-back = { DOES($who, one: "fällt", you: "fällst") } von { $before } auf { $total } zurück.
deal-over = Runde { SEAT($deal) } ist zu Ende
event-deal-over = { deal-over }.
event-game-over = Die Partie ist zu Ende. { DOES($winners, one: "gewinnt", you: "gewinnst", many: "gewinnen", and-you: "gewinnt") }!

# Was vorher geschah, wenn man danach fragt.
passed = Du hast { CARDS($cards, case: "accusative") } an { $name } weitergegeben.
received = Du hast { CARDS($cards, case: "accusative") } von { $name } bekommen.
no-last-trick = In dieser Runde gibt es noch keinen Stich.
