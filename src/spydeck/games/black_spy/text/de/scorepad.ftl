### Der Punkteblock von Black Spy, auch für alle, die mit Papierkarten spielen.

# In geschweiften Klammern: was Clients einsetzen.
ask-points = Runde { $part } ({ stage-pass }): Punkte von { $players }?
points-usage = Punkte, der Reihe nach eine Zahl für jeden Spieler: { $example } (eine Runde ergibt { $makes })
too-many = BS-20: das ergibt { $made }, eine Runde ergibt aber { $makes }: { $off } zu viel
too-few = BS-20: das ergibt { $made }, eine Runde ergibt aber { $makes }: { $off } zu wenig
impossible-points = BS-19: mit keinen Karten kommt { $name } auf { $points } Punkte
too-few-spies = BS-19: für so viele Punkte unter 0 gibt es nicht genug farbige Spione
swept = { $name } hat alle schwarzen Karten (BS-21).
went-back = { $name } fällt von { $total } auf { $after } zurück (BS-35).
won-by = Die Partie ist zu Ende: { $names } gewinnt mit { $total }.
shared-by = Die Partie ist zu Ende: { $names } gewinnen mit { $total }.

pad-empty = Der Punkteblock ist leer: Noch ist keine Runde zu Ende.
pad-deal = Runde
pad-halved = durch Zurückfallen halbiert (BS-35)
pad-row = Runde { $deal }: { $scores }.
pad-score = { $name } { COUNT($points, one: "Punkt", other: "Punkte") }, gesamt { $total }
pad-score-halved = { pad-score } nach dem Halbieren

enter-settling = Runde { $deal }: { $name } hat alle schwarzen Karten: fangen oder freilassen?
enter-pile = Runde { $deal }: Welche schwarzen Karten und farbigen Spione hat { $name }?
cards-usage =
    oder die schwarzen Karten und farbigen Spione von { $name }: K7 K7 R7 K3;
    { "   " }dann ebenso für alle anderen: - für keine, Rest für alle übrigen
    oder einen Durchmarsch, mit Namen: Durchmarsch { $name }
settling-usage = { "   " }dazu fangen oder freilassen: Durchmarsch { $name } freilassen
the-players = die Spieler: { $players }
what-to-enter = Punkte, Karten oder einen Durchmarsch
took-points = { $name } bekommt { COUNT($points, one: "Punkt", other: "Punkte") }.
typed-rest = rest
enter-sweep = { $refused }; bei einem Durchmarsch gib „Durchmarsch NAME“ ein
all-black = BS-21: { $points } Punkte sind alle schwarzen Karten; gib „Durchmarsch { $name }“ ein
not-taken = BS-20: niemand hat { $cards }; die letzte Eingabe lässt sich rückgängig machen
no-card = BS-3: { $word } ist keine Karte; schreib Karten wie K7 oder R7
neither-points-nor-card = { $word } ist weder eine Punktzahl wie 25 noch eine Karte wie K7
seventh = BS-1: { $card } steht schon sechsmal da; mehr gibt es nicht
second = BS-1: { $card } steht schon da; die Karte gibt es nur einmal
by-cards = Diese Runde wird Karte für Karte eingegeben; die letzte Eingabe lässt sich rückgängig machen
who-swept = Schreib dazu, wer alle schwarzen Karten hat: Durchmarsch { $name }
spies-count = BS-26: auch farbige Spione zählen, also gib die Punkte ein, zum Beispiel 0 55 60 60
not-settled = BS-28: diese Wahl gibt es nur mit der Variante „Fangen oder Freilassen“
no-player = { $word } spielt nicht mit; die Spieler: { $players }
no-way = BS-28: fangen (60 für alle anderen) oder freilassen (60 weniger)
