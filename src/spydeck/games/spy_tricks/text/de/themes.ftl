### Die Themen der Aufgaben zu Spy Tricks: der Titel und worum es geht.

theme-wins = Den Stich gewinnen
theme-about-wins = Der Gewinner setzt zuerst einen Handlanger.
theme-loses = Den Stich verlieren
theme-about-loses = Auch der Verlierer setzt einen Handlanger.
theme-tell = Was der Spielplan verrät
theme-about-tell = Was er dir zeigt, und was allen anderen.
theme-cost = Auf Kosten der anderen
theme-about-cost = Die beste Karte nimmt jemandem Punkte.
theme-weigh = Abwägen
theme-about-weigh = Mehreres spricht dafür und dagegen: Welche Karte bringt mehr?
