### Die Kurzübersicht von Spycard: was die Aufträge verlangen (SC-32) und was Agenten können.

# $many ist die doppelte Zahl der Spieler zu Beginn.
aim-KC = Du hast Agenten, alle sind Kreuz, und kein Kreuz liegt offen
aim-AC = Du hast Agenten im Einsatz und sonst niemand
aim-KS = Genau { $many } Agenten sind im Spiel
aim-AD = Du hast von jeder Farbe einen offenen Agenten
aim-KH = Genau { $many } Agenten im Spiel liegen offen
aim-KD = Alle haben gleich viele Agenten, aber nicht vier
aim-AH = Du hast in dieser Partie einen Gegner richtig enttarnt

power-hearts = Charme: irgendeinen verdeckten Agenten aufdecken
power-spades = Attentat: irgendeinen offenen Agenten ausschalten
power-clubs = Täuschung: irgendeinen offenen Agenten verdecken
power-diamonds = Intrige: zwei Spieler tauschen je einen, im Einsatz oder an der Basis
power-queen = zwei beliebige Agenten versetzen, in den Einsatz oder zur Basis
power-ace = irgendeinen Agenten ausschalten, egal wo
power-jack = wird statt eines anderen von dir aufgedeckt und kämpft für ihn
power-joker = behauptet jede Farbe; bei Zweifel nutzt er alle vier; offen ist er weg
power-bullet = dein verdeckter Agent im Einsatz kann sie für einen anderen abfangen
# Dasselbe, wie das Terminal es nennt.
reminder-queen = { power-queen }
reminder-ace = (Pik-Ass) { power-ace }
reminder-name-hearts = Herz
reminder-name-spades = Pik
reminder-name-clubs = Kreuz
reminder-name-diamonds = Karo
reminder-name-queen = Dame
reminder-name-ace = Ass
reminder-name-jack = Bube
reminder-name-joker = Joker
reminder-name-bullet = Kugel

reminder-agendas = Aufträge.
reminder-abilities = Fähigkeiten.
reminder-special = Besondere Agenten
reminder-abilities-and-special = Fähigkeiten und besondere Agenten.
reminder-win = Ist deiner am Ende deines Zuges erfüllt, gewinnst du (nie im ersten).
reminder-bluff = Verdeckt darfst du lügen. Bei Zweifel: Lüge weg, Wahrheit zweimal.
reminder-turn = Ein Zug: anwerben, Einsatz oder Basis, Fähigkeit, angreifen, enttarnen, passen.
sheet-title = SPYCARD, Kurzübersicht
sheet-note = X ist die doppelte Zahl der Spieler zu Beginn.  * nicht zu dritt
sheet-end =
    Angreifen: Beide werden aufgedeckt; nur ein höherer Angreifer schaltet sein Ziel
    aus, sonst wird er selbst ausgeschaltet.
    Enttarnen: Nenne den Auftrag eines Gegners. Stimmt er, scheidet der Gegner aus,
    sonst du.
