### Was Black Spy einen Spieler fragt, wie eine Aktion heißt, und was man tippen kann.

ask-pass = Gib drei Karten an { $name } weiter ({ $direction ->
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

# Nach „Empfehlung:“ und in Begründungen.
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

# Wörter und Endungen, die man tippen kann, klein geschrieben, neben denen der Aufzeichnungen.
typed-play = spielen spiele spiel ausspielen legen lege leg
typed-pass = weitergeben weiter geben gebe gib
typed-take = nehmen nehme nimm
typed-call = ansagen ansage sage sag
typed-settle = durchmarsch
typed-others = fangen
typed-self = freilassen
typed-sweep = durchmarsch
# Damit kann eine Aktion enden, ohne dass es etwas bedeutet.
typed-particles = weiter aus an
# Das kann überall stehen, ohne etwas zu bedeuten.
typed-fillers = und die den der das eine einen
typed-colour-endings = e er en es em
typed-rank-endings = en
which-of-colour = Welche { $colour }e Karte
which-of-rank = Welche { $rank }

# Die Wörter von Aktionen, wie sie gezeigt werden.
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
