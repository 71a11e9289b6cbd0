### Der Tisch von Spy Tricks: in Zeichen, als Bild und zum Drucken.

round-of = Runde { SEAT($round) } von { $rounds }, { $now }
now-trick = Stich { $trick } von { $tricks }
now-salvation = Rettung
now-over = die Partie ist zu Ende
role-winner = Gewinner: { $name }
role-loser = Verlierer: { $name }
role-start = Startspieler: { $name }
trick-line = Stich: { $plays }
secret-line = Das Geheimdokument ist eine von { $cards }
hand-line = Deine Hand: { $cards }
in-brackets = [in Klammern: spielbar]

spot-out = raus
spot-trick = Stich
spot-yours = deine
spot-wrong = falsch
spot-gone = weg
spot-right = richtig
legend =
    raus: Die Karte liegt auf dem Spielplan.  Stich: im offenen Stich.
    deine: auf deiner Hand.  falsch: Alle Karten davon sind raus.
    weg: Du siehst alle Karten davon.  richtig: das Geheimdokument.
    Buchstaben sind Handlanger, + ist ein Helfer.
holds-helper = , ein Helfer
used-helper = , Helfer weg

sheet-heading = Spy Tricks: Farbe 2 Punkte, Wert 5, Karte 10; ein Helfer verdoppelt.
sheet-points = { $points } Punkte
sheet-footer =
    Rot vor Blau vor Weiß; in jeder Farbe ist der höhere Wert stärker.
    Zu dritt liegen die Einsen und Zweien verdeckt auf ihren Feldern.

drawn-heading = Runde { SEAT($round) } von { $rounds }: { $now }
drawn-trick = Stich { $trick }
drawn-guess = Tipps
drawn-salvation = Rettung
drawn-over = die Partie ist zu Ende
drawn-secret = Geheimdokument: { $secret }
drawn-possible = noch { COUNT($number, one: "Karte", other: "Karten") } möglich
drawn-total = gesamt { $total }
drawn-chips = Chips { $chips }
drawn-hand = { $number } Handkarten
drawn-henchmen = { $number } Handlanger
drawn-won = gewonnen
drawn-winner = Gewinner
drawn-loser = Verlierer
drawn-helper = Helfer
drawn-start = Start
drawn-ruled-out = unmöglich
drawn-right = richtig
