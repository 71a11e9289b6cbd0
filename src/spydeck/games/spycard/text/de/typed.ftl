### Was man für eine Aktion in Spycard tippt, mit Kommas; die ersten Wörter sind die, die man liest.

typed-pass = passen, passe
typed-draft = anwerben
typed-keep = behalten
typed-sleeper = schläfer, schlaefer
typed-field = einsatz, in den einsatz
typed-base = basis, zur basis
typed-hearts = herz
typed-spades = pik
typed-clubs = kreuz
typed-diamonds = karo
typed-queen = dame
typed-ace = ass, pik-ass, pik ass
typed-attack = angreifen, angriff
typed-expose = enttarnen
typed-accuse = anzweifeln
typed-allow = glauben, zulassen
typed-again = nochmal, noch einmal
typed-decline = verzichten
typed-jack = bube, buben
typed-no-jack = kein bube, keinen buben
typed-bullet = kugel
typed-no-bullet = keine kugel
typed-joker = joker
typed-done = fertig
# Für die Antwort, die nichts ändert.
says-no = nein, no, n
# Vor den Zielen einer Fähigkeit, und zwischen Marken.
joiner = auf
between = und
# Was für Operanden steht, wo die Form einer Aktion gezeigt wird.
operand-token = NUMMER
operand-seat = SPIELER
operand-agenda = AUFTRAG

## Was man sonst für Agenten und Aufträge tippt, mit Kommas.

# Teile von Namen, und womit Farben und Werte in kurzen beginnen.
meant-hearts = herz
meant-spades = pik
meant-clubs = kreuz
meant-diamonds = karo
meant-jack = bube
meant-queen = dame
meant-king = könig, koenig
meant-ace = ass, as
short-hearts = h
short-spades = p
short-clubs = k, kr
short-diamonds = ka
# Zwischen Wert und Farbe; none für kein Wort.
meant-between = none
which-agenda = Welcher Auftrag
which-agent = Welcher Agent
