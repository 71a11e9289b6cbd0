### Wie Leute ohne Namen heißen, und was für gelöschte Worte steht.

newcomer = Zuschauer
program = Programm
former-player = Ehemaliger Spieler
deleted-words = (gelöscht)
