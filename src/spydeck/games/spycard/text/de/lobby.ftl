### Was die Seite von Spycard sagt, bevor der Tisch geladen ist: das Spiel, seine Optionen, und was auf Karten steht.

game-line = Bluffe mit verdeckten Agenten und erfülle deinen geheimen Auftrag.
game-aim = wer zuerst seinen geheimen Auftrag erfüllt, gewinnt
game-needed = Ein Kartenspiel mit 52 Karten und zwei Joker
game-note = Die Autoren haben die Regeln im Web veröffentlicht. Der Text, der hier verwendet wird, nennt weder die Autoren noch ein Jahr.
jack-on-accusation = Buben springen bei Zweifeln ein
jack-on-accusation-note = Statt eines angezweifelten Agenten darf ein Bube aufgedeckt werden. Sonst wird der Agent selbst aufgedeckt.
no-jack-on-accusation = keine Buben bei Zweifeln
turn-limit = Zuglimit
turn-limit-note = So viele Züge haben alle, bevor die Partie unentschieden endet.
turn-limit-phrase = höchstens { $turns } Züge für jeden
sheet = Kurzübersicht zum Drucken
turn-before = Voriger Zug
turn-after = Nächster Zug
outcome-agents = Agenten
outcome-agendas = Aufträge
outcome-first-player = Startspieler

agenda-name = Auftrag { CARD($agenda) }
agenda-label = Auftrag
agenda-face-down = Auftrag, verdeckt
caption-H = Aufdecken
caption-S = Ausschalten
caption-C = Verdecken
caption-D = Tauschen
caption-X = Jede Farbe
caption-J = Springt ein
caption-Q = Zwei versetzen
caption-AS = Irgendwen ausschalten
caption-KC = Du hast nur Kreuz, kein Kreuz liegt offen
caption-AC = Nur du hast Agenten im Einsatz
caption-KS = Genau X Agenten im Spiel
caption-AD = Du hast alle vier Farben offen
caption-KH = Genau X Agenten offen
caption-KD = Alle gleich viele, aber nicht vier
caption-AH = Enttarne einen Gegner
