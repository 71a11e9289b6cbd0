### Was man in Spy Tricks eintippen kann, und wie man es liest.

typed-play = spielen spiele spiel ausspielen legen lege leg
typed-guess = tippen tippe tipp setzen setze setz
typed-decline = verzichten verzichte verzicht nein
typed-helper = helfer, mit helfer, mit meinem helfer, mit helper
typed-red = rot rote roter roten rotes rotem
typed-blue = blau blaue blauer blauen blaues blauem
typed-white = weiß weiße weißer weißen weißes weißem weiss weisse weisser weissen weisses weissem
typed-fillers = ich auf die der den das einen meinen handlanger

word-play = spiele
word-guess = tippe auf
word-decline = verzichte
word-helper = mit Helfer
form-card = KARTE
form-spot = FELD
form-helper = [mit Helfer]
