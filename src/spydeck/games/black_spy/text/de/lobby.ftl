### Was die Lobby und andere Seiten über Black Spy und seine Karten sagen.

card-name = { FIRST($colour) }e { $rank }, { $role }
red-star = { card-name }, mit dem roten Stern
black-spy = Schwarzer Spion (schwarze 7)
spy-role = Schwarzer Spion

line = Wer die wenigsten Punkte hat, gewinnt: Schwarze Spione kosten 10, farbige bringen 5 zurück.
aim = die wenigsten Punkte gewinnen
needed = ein eigenes Blatt mit 60 Karten
published-in-usa = USA
published-in-germany = Deutschland
published-as-gespenster = Deutschland, als Gespenster

option-variants-title = Varianten
option-variants-note = Beliebig kombinierbar.
option-variants-conflict = Beim Durchmarsch zählen farbige Spione bei der einen, bei der anderen nicht.
option-edition-title = Ausgabe
option-edition-note = Legt die Optionen darunter fest; du kannst jede noch ändern.
name-z-man-2013 = 2013
note-z-man-2013 = Die veröffentlichten Regeln mit den üblichen Optionen.
name-gespenster-1990 = 1990, wie berichtet
note-gespenster-1990 = Karten gehen immer nach links, der linke Nachbar des Gebers spielt aus, keine guten Spione, bis 200.
option-passing-title = Weitergeben
name-alternate = Im Wechsel
note-alternate = Links, rechts, links …; zu viert auch gegenüber.
name-left = Immer nach links
option-lead-title = Zuerst spielt aus
name-red-1 = Wer die rote 1 hat
name-dealer-left = Links vom Geber
note-dealer-left = Der linke Nachbar des Gebers spielt aus, aber keine schwarze Karte.
option-end-title = Gespielt wird bis
option-end-note = Der Gesamtstand, mit dem die Partie endet.
option-end-value = bis { $value } Punkte
name-one-deal = eine Runde
option-ages-title = Plätze, die Jüngsten zuerst
option-ages-note = Für den Maulwurf: Bei Gleichstand wählt der Jüngste zuerst.
option-ages-unset = Im Uhrzeigersinn ab dem Geber
option-ages-value = die Jüngsten zuerst: Plätze { $seats }

sheet-reminder = Kurzübersicht zum Drucken
sheet-scorepad = Punkteblock zum Drucken
part = Runde
part-number = Runde { $number }
odd-total = * Halbiert (BS-35)
previous-trick = Voriger Stich
next-trick = Nächster Stich
previous-deal = Vorige Runde
next-deal = Nächste Runde
outcome-dealer-draw = Auslosung des Gebers
outcome-deal = Karten
