"""What all scorekeepers say about entries, in German; braces as in `spydeck.games.score_model`."""

WRONG_COUNT = "Es sind {players} Spieler, also gib {players} Zahlen ein, nicht {count}"
OVER = "Die Partie ist zu Ende; mit undo machst du die letzte Eingabe rückgängig"
NOTHING = "Gib {wanted} ein"
