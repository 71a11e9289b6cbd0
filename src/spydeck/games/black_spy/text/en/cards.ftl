### The cards of Black Spy.

colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
colour-black = black

rank-1 = Informer
rank-2 = Interrogator
rank-3 = Infiltrator
rank-4 = Saboteur
rank-5 = Assassin
rank-6 = Agent
rank-7 = Spy
rank-8 = Double Agent
rank-9 = Code Breaker
rank-10 = Deputy Director
rank-11 = Director

spoken-card = { $colour } { $rank }
