### Die Themen der Aufgaben zu Black Spy: der Titel und worum es geht.

theme-duck = Drunterbleiben
theme-about-duck = Diesen Stich willst du nicht.
theme-lead = Das Ausspielen abgeben
theme-about-lead = Spiel aus, was jemand anders nimmt.
theme-shed = Loswerden
theme-about-shed = Der richtige Moment für eine Karte oder Farbe, die wegsoll.
theme-spies = Spione
theme-about-spies = Wer bekommt einen Spion, oder bekommst du alle schwarzen Karten?
theme-stop = Durchmarsch verhindern
theme-about-stop = Jemand ist dabei, alle schwarzen Karten zu machen.
theme-keep = Vorausdenken
theme-about-keep = Welche Karte brauchst du noch?
