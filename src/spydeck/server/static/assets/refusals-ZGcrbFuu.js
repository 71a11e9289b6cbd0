var e=`game-over = die Partie ist vorbei
chance-pending = Agenten und Aufträge sind noch nicht gegeben
out-of-game = du bist ausgeschieden
not-asked = P{ $asked } ist am Zug, nicht P{ $seat }
wrong-verb =
    { $stage ->
       *[turn] du bist am Zug: passen, anwerben, Einsatz, Basis, eine Fähigkeit, Angriff oder enttarnen
        [keep] behalte den angeworbenen Agenten oder mach ihn zum Schläfer
        [accuse] sag, ob du das glaubst: anzweifeln oder glauben
        [jack] sag, ob du stattdessen einen Buben aufdeckst
        [bullet] sag, ob ein anderer Agent die Kugel abfängt
        [again] nutz die Fähigkeit ein zweites Mal, oder verzichte darauf
        [joker] nutz den Joker oder hör damit auf
    }
empty-deck = der Stapel ist leer; du kannst niemanden anwerben
no-such-seat = es gibt kein P{ $seat }; der letzte Platz ist P{ $last }
seat-out = P{ $seat } ist ausgeschieden; nenn einen Gegner, der noch dabei ist
own-seat = nenn einen Gegner, nicht dich selbst
no-such-agenda = nenn einen Auftrag dieser Partie: { LIST($agendas, type: "spaced") }
target-face-up = Herz deckt einen verdeckten Agenten auf; dieser liegt schon offen
target-face-down = { $token } ist verdeckt; Pik und Kreuz brauchen einen offenen Agenten
same-controller = Karo tauscht Agenten zweier verschiedener Spieler
different-places = Karo tauscht zwei Agenten im Einsatz oder zwei an der Basis, nicht je einen
too-few-in-play = es sind keine zwei Agenten im Spiel, die ziehen könnten
target-count =
    { $count ->
        [one] { the-ability } braucht ein Ziel
       *[other] { the-ability } braucht zwei Ziele
    }
wrong-target-count = das ist nicht die richtige Zahl von Zielen
own-target = greif einen Agenten eines Gegners an, keinen eigenen
target-not-in-field = nur Agenten im Einsatz können angegriffen werden
attacker-face-up = nur ein verdeckter Agent greift an; deiner liegt offen
lacks-ability = { $token } liegt offen und kann nicht, was { the-ability } kann; nur verdeckte Agenten bluffen
not-in-play = { $token } ist nicht im Spiel
not-yours = { $token } gehört dir nicht
not-at-base = { $token } ist nicht an deiner Basis
not-in-own-field = { $token } ist keiner deiner Agenten im Einsatz
not-in-field = { $token } ist nicht im Einsatz; nur dort kann ein Agent das
same-agent = um { $token } geht es gerade; nenn einen anderen
stand-in-face-up = { $token } liegt offen; das kann nur ein verdeckter Agent
stand-in-not-in-field = nur ein Agent im Einsatz fängt die Kugel ab, keiner an der Basis
not-a-jack = { $token } ist kein Bube
suit-used = der Joker hat { used-suit-name } schon genutzt
not-declared-targets = die genannte Farbe gilt nur wie angesagt, auf { LIST($targets, type: "spaced") }
the-ability = { $ability ->
        [hearts] Herz
        [spades] Pik
        [clubs] Kreuz
        [diamonds] Karo
        [queen] die Dame
       *[ace] das Pik-Ass
    }
used-suit-name =
    { $suit ->
        [hearts] Herz
        [spades] Pik
        [clubs] Kreuz
       *[diamonds] Karo
    }
`;export{e as default};