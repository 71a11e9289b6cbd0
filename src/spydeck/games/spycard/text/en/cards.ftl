### Agents and agendas in full words: "7 of clubs", "King of clubs", "Joker".

card = { $rank } of { $suit }
card-court = { $rank } of { $suit }
card-joker = Joker
card-ace-of-spades = Ace of Spades
suit-hearts = hearts
suit-spades = spades
suit-clubs = clubs
suit-diamonds = diamonds
rank-jack = Jack
rank-queen = Queen
rank-king = King
rank-ace = Ace
