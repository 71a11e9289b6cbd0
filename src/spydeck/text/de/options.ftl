### Optionen, Spielerzahlen und Startwerte. Vor einer $option kann ihre Regel stehen: „BS-23: end_value“.

unknown-option =
    { $known ->
        [none] die Option { $given } gibt es nicht; dieses Spiel hat keine Optionen
       *[other] die Option { $given } gibt es nicht; die Optionen sind: { $known }
    }
players-not-a-number = { $clause }: die Spielerzahl muss eine Zahl von { $least } bis { $most } sein
wrong-number-of-players = { $clause }: dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $given }
not-one-of = { $option } muss eins davon sein: { $known }; nicht { $given }
not-whole = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }
not-positive = { $option } muss eine Zahl über 0 sein, nicht { $given }
not-a-list = { $option } muss eine Liste von Namen sein, nicht { $given }
not-every-seat = { $option } muss jeden Platz von 0 bis { $last } einmal nennen
not-different = { $option } muss { $count } verschiedene davon nennen, Platz für Platz: { $known }
seed-not-whole = seed muss eine ganze Zahl sein, nicht { $given }
unknown-variant = eine Variante muss eine davon sein: { $known }; nicht { $given }
variant-twice = die Variante { $name } ist doppelt genannt
seed-needed = seed muss eine ganze Zahl sein, damit derselbe Lauf fortgesetzt werden kann
options-exclude-each-other = BS-26: { $one } und { $other } schließen einander aus; nimm eins von beiden
or-meant = { $given } (meinst du { $name }?)
unknown-game = das Spiel { $given } gibt es nicht; die Spiele sind: { $known }
seconds-out-of-bounds = die Sekunden müssen mehr als 0 und höchstens 3600 sein
no-playouts = { $game } kann nicht zum Messen durchgespielt werden
no-search = { $game } hat keine Suche
no-reviews = Bots können Partien von { $game } nicht beurteilen: es hat keine Suche
nothing-to-review = eine Analyse braucht eine Partie oder eine Runde, die zu Ende ist
missing-extra = { $package } fehlt; installiere es in einer Kopie des Quelltexts mit: pip install ".[{ $extra }]"
unknown-seat = den Platz { $given } gibt es nicht; wie in Aufzeichnungen heißen die Plätze 0 bis { $last }
large-number = eine so große Zahl
something-of-type = etwas vom Typ { $type }
