### Die Karten von Spy Tricks und die Felder auf dem Spielplan.

suit-red = Rot
suit-blue = Blau
suit-white = Weiß
rank-accusative = die { $rank }
rank-dative = der { $rank }
spoken-card = { $suit } { $rank }
