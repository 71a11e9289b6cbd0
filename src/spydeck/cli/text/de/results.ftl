### What commands write when they have done their work.

## The list of saved games

more-saved-games = und { $number } weitere; alle auflisten: spydeck games --all
nothing-saved = In { $folder } ist nichts gespeichert. Eine Partie beginnen: spydeck play
how-to-open =
    Gespeichert in { $folder }
    Eine Partie fortsetzen: spydeck play --resume NUMMER
    Einen Punkteblock fortsetzen: spydeck score --resume NUMMER
    Eine Partie noch einmal ansehen: spydeck replay NUMMER

## Puzzles, data, and compiling

puzzle-line = { $name }  Schwierigkeit { $rating }  { $difficulty }  { $players } Spieler  { $title }{ $theme ->
        [none] { "" }
       *[other] , { $theme }: { $about }
    }
mined = { $looked ->
    [one] { $looked } Stellung
   *[other] { $looked } Stellungen
} angesehen, { $found ->
    [one] { $found } Aufgabe
   *[other] { $found } Aufgaben
} gefunden
arena-progress = Kartenverteilungen
# What `warm` compiles of a game.
warm-bots = womit Bots denken
warm-positions = Stellungen
warm-samples = Stichproben verdeckter Karten
warm-search = Suche
warm-games = viele Partien zugleich
warm-opponents = viele Partien zugleich gegen Bots
warm-playouts = ganze zufällige Partien
generated = { $title }: { $deals ->
    [one] { $deals } Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} in { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
} in { $folder }
compiling = { $title } kompilieren: { $part } …{ " " }
took = { NUMBER($seconds, maximumFractionDigits: 1) } s
nothing-to-compile = bei { $title } gibt es nichts zu kompilieren

## The result of `verify`

secret-matches = { $game }, { $players } Spieler. Das Geheimnis passt zur Festlegung:
game-commitment = { "  " }Partie    { $commitment }
part-commitment = { "  " }Runde { PAD($number, width: 3) } { $commitment }
recomputed = { $outcomes ->
    [one] { $outcomes } Zufallsergebnis
   *[other] { $outcomes } Zufallsergebnisse
} in { $parts ->
    [one] { $parts } Runde
   *[other] { $parts } Runden
} aus dem Geheimnis nachgerechnet: alles stimmt. Die Festlegungen der Runden:
commitment-not-given = Willst du sie mit der Festlegung vergleichen, die du vor der Partie gesehen hast, gib diese mit --commitment an.
commitment-of-game = Die Festlegung, die du gesehen hast, gehört zur ganzen Partie.
commitment-of-part = Die Festlegung, die du gesehen hast, gehört zu Runde { $part }.
commitment-of-undealt-part = Die Festlegung, die du gesehen hast, gehört zu Runde { $part }, die nie gegeben wurde.
proven = Das zeigt, dass niemand eine Karte geändert hat, nachdem die Festlegung veröffentlicht war.
not-proven = Es zeigt nicht, wie das Geheimnis gewählt wurde und ob es jemand gesehen oder verraten hat.
sheet-written = Die Datei ist geschrieben: Öffne sie in einem Browser und drucke sie aus.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title } (geschafft)
site-written =
    { $folder } ist geschrieben: { $size } MB, von denen ein erster Besuch weniger als eines lädt.
    Zum Ansehen: python -m http.server --directory { $folder }
