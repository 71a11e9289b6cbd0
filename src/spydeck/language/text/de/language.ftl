# Die Sprache selbst, für Seiten in allen Sprachen.
language-name = Deutsch
language-word = Sprache
# Deren Listen, Mehrzahlen, Daten und Zahlen sie benutzt.
language-locale = de-DE
# Der Name einer Person, die Karten bekommen hat, ohne einen anzugeben.
language-newcomer = Spieler
# Wie eine Auslegung in den Regelwerken heißt.
language-ruling = Auslegung
