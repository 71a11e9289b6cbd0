### Die Themen der Aufgaben zu Black Spy: der Titel und worum es geht.

theme-duck = Drunter bleiben
theme-about-duck = Diesen Stich willst du nicht.
theme-lead = Das Ausspielen abgeben
theme-about-lead = Spiel aus, was jemand anders nimmt.
theme-shed = Loswerden
theme-about-shed = Der richtige Moment für eine Karte oder Farbe, die wegsoll.
theme-spies = Spione und Durchmärsche
theme-about-spies = Wer bekommt einen Spion, und wer alle schwarzen Karten?
theme-keep = Vorausdenken
theme-about-keep = Welche Karte brauchst du noch?
