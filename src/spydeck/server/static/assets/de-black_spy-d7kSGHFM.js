import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`event-dealer-draw = Um den ersten Geber wird gezogen: { $draws }.
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
passed = Du hast { CARDS($cards, case: "accusative") } an { $name } weitergegeben.
received = Du hast { CARDS($cards, case: "accusative") } von { $name } bekommen.
no-last-trick = In dieser Runde gibt es noch keinen Stich.
`,r=e({default:()=>i}),i=`card-inside = die { $colour }e { $rank }
spy-inside = { $form ->
        [definite] den Schwarzen Spion
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
take-ask = Der Maulwurf: Behalte drei dieser Karten
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
play-lead = Du spielst aus: Wähle eine Karte
play-follow = Du bist am Zug: Bediene { CARD($led, case: "definite") }
play-waiting = { DOES($who, one: "ist", you: "bist") } am Zug
play-mark = Stich
play-gain = { SIGNED($points) }
play-takes = { DOES($who, one: "macht", you: "machst") } den Stich
play-only = Nur eine Karte ist erlaubt; sie wird für dich gespielt.
play-sending = Wird gesendet …
play-area = Gespielte Karten
finish = Runde abkürzen
finish-note = An den Punkten ändert sich nichts mehr. Wenn alle zustimmen, wird der Rest auf einmal gespielt.
finishing = Alle stimmen zu: Der Rest der Runde wird auf einmal gespielt.
taken-points = { $points } Pkt.
taken-black = { $black } schwarz
taken-label = { DOES($who, one: "hat", you: "hast") } in dieser Runde { COUNT($points, one: "Punkt", other: "Punkte") } und { COUNT($black, one: "schwarze Karte", other: "schwarze Karten") }.
taken-all = schwarze Karten: { $black } von 16
taken-total = gesamt { $total }
taken-dealer = Geber
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
guide-pass = Wenige Punkte gewinnen, und jeder Schwarze Spion kostet 10: Gib weiter, was gefährlich ist.
guide-lead = Du spielst aus. Tippe eine angehobene Karte an oder zieh sie nach oben.
guide-follow = Spiel die ausgespielte Farbe oder den ausgespielten Wert: eine der angehobenen Karten.
guide-free = Du hast weder die Farbe noch den Wert: Wirf ab, was du willst, vielleicht einen Schwarzen Spion.
guide-taken = Die höchste Karte der ausgespielten Farbe hat den Stich gemacht, mit allen Punkten darin.
guide-points = Unter jedem Namen siehst du die Punkte aus dieser Runde.
log-dealer-draw = { DOES($who, one: "zieht die höchste Karte und gibt", you: "ziehst die höchste Karte und gibst") } zuerst.
log-mole-shown = { DOES($who, one: "sieht sich", you: "siehst dir") } den Maulwurf an, { COUNT($size, one: "Karte", other: "Karten") }.
log-score = { $name }: { COUNT($points, one: "Punkt", other: "Punkte") }, gesamt { $total }.
`,a=e({default:()=>o}),o=`ask-pass = Gib drei Karten an { $name } weiter ({ $direction ->
        [left] links von dir
        [right] rechts von dir
       *[across] dir gegenüber
    }). { type-like }
ask-take = Der Maulwurf liegt bei dir: Nimm drei Karten daraus. { type-like }
type-like = Schreib zum Beispiel { $cards }.
ask-call = Sag Blau, Gelb, Rot oder Grün an: { $name }, links von dir, muss diese Farbe ausspielen.
ask-settle = Du hast alle schwarzen Karten: fangen (60 für alle anderen) oder freilassen (60 weniger)?
ask-lead = Du spielst aus: jede Karte ist erlaubt.
ask-lead-called = { FIRST($colour) } ist angesagt: Spiel eine { $colour }e Karte aus.
ask-lead-first = Du spielst zum ersten Stich aus: jede Karte, nur keine schwarze.
ask-any = Du hast keine { $colour }e Karte und keine { $rank }: Spiel eine beliebige Karte.
ask-follow = Bediene { $led } mit einer { $colour }en Karte oder { a-rank }.
ask-follow-or-match = Bediene { $led } mit einer { $colour }en Karte oder { a-rank }, oder mit { a-rank-before } wie { $name }.
which-cards = Welche drei Karten?
which-more = { $missing ->
        [1] Welche noch?
       *[2] Welche zwei noch?
    }
which-card = Welche Karte?
which-colour = Welche Farbe?
which-way = Was wählst du?
action-play = { CARDS($cards, case: "accusative") } spielen
action-pass = { CARDS($cards, case: "accusative") } weitergeben
action-take = { CARDS($cards, case: "accusative") } nehmen
action-call = { FIRST($colour) } ansagen
action-settle = { $way ->
        [self] freilassen, 60 weniger für dich
       *[others] fangen, 60 für alle anderen
    }
choice-settle = { $way ->
        [self] freilassen
       *[others] fangen
    }
typed-play = spielen spiele spiel ausspielen legen lege leg
typed-pass = weitergeben weiter geben gebe gib
typed-take = nehmen nehme nimm
typed-call = ansagen ansage sage sag
typed-settle = durchmarsch
typed-others = fangen
typed-self = freilassen
typed-sweep = durchmarsch
typed-particles = weiter aus an
typed-fillers = und die den der das eine einen
typed-colour-endings = e er en es em
typed-rank-endings = en
which-of-colour = Welche { $colour }e Karte
which-of-rank = Welche { $rank }
shown-play = spiele
shown-pass = gib
shown-take = nimm
shown-call = sag
shown-settle = durchmarsch
shown-others = fangen
shown-self = freilassen
shown-CARD = KARTE
shown-COLOUR = FARBE
shown-WAY = WAHL
`;export{r as n,t as r,a as t};