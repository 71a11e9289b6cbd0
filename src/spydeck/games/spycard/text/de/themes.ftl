### Die Themen der Aufgaben zu Spycard: der Titel und worum es geht.

theme-claim = Wahrheit oder Lüge
theme-about-claim = Jemand nennt eine Fähigkeit: anzweifeln oder glauben?
theme-again = Noch einmal
theme-about-again = Die Fähigkeit noch einmal nutzen, und auf wen?
theme-protect = In der Schusslinie
theme-about-protect = Springt ein anderer deiner Agenten ein?
theme-sleeper = Schläfer
theme-about-sleeper = Den neuen Agenten behalten oder jemandem schicken?
theme-turn = Am Zug
theme-about-turn = Anwerben, verlegen, eine Fähigkeit nutzen oder angreifen?
theme-expose = Enttarnen oder warten
theme-about-expose = Weißt du genug, um jemanden zu enttarnen, und wen?
