### Agenten und Aufträge in vollen Wörtern: „Kreuz 7“, „Kreuz-König“, „Joker“.

card = { $suit } { $rank }
card-court = { $suit }-{ $rank }
card-joker = Joker
card-ace-of-spades = Pik-Ass
suit-hearts = Herz
suit-spades = Pik
suit-clubs = Kreuz
suit-diamonds = Karo
rank-jack = Bube
rank-queen = Dame
rank-king = König
rank-ace = Ass
