### Die Karten von Black Spy.

colour-blue = blau
colour-yellow = gelb
colour-red = rot
colour-green = grün
colour-black = schwarz

rank-1 = Informant
rank-2 = Verhörer
rank-3 = Infiltrator
rank-4 = Saboteur
rank-5 = Attentäter
rank-6 = Agent
rank-7 = Spion
rank-8 = Doppelagent
rank-9 = Codeknacker
rank-10 = Vizedirektor
rank-11 = Direktor

spoken-card = { FIRST($colour) } { $rank }
