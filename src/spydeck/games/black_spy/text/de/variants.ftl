### Die Varianten von Black Spy: was jede ändert, wie sie in einem Satz heißt und wie als Überschrift.

variant-no-good-spies = farbige Spione zählen 0 statt 5 Minuspunkte
variant-capture-or-release = nach einem Durchmarsch: fangen (60 für alle anderen) oder freilassen (60 vom Gesamtstand ab)
variant-the-mole = ab der zweiten Runde werden Karten beiseitegelegt, und jeder nimmt sich drei davon
variant-calling-color = der Geber sagt die Farbe der ersten ausgespielten Karte an
variant-following-rank = man darf auch den Wert der Karte spielen, die direkt davor gespielt wurde
variant-going-back = ein Gesamtstand, der genau den Endstand oder dessen Hälfte trifft, wird halbiert
variant-spies-count-on-sweep = nach einem Durchmarsch ziehen die farbigen Spione der anderen trotzdem je 5 ab

title-no-good-spies = Keine guten Spione
title-capture-or-release = Fangen oder Freilassen
title-the-mole = Der Maulwurf
title-calling-color = Farbe ansagen
title-following-rank = Wert bedienen
title-going-back = Zurückfallen
title-spies-count-on-sweep = Spione zählen beim Durchmarsch

name-no-good-spies = { title-no-good-spies }
name-capture-or-release = { title-capture-or-release }
name-the-mole = { title-the-mole }
name-calling-color = { title-calling-color }
name-following-rank = { title-following-rank }
name-going-back = { title-going-back }
name-spies-count-on-sweep = { title-spies-count-on-sweep }
