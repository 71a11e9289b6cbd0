### Was im Archiv der Daten eines Gasts ist.

archive-contents =
    Alles, was dieser Server von dir aufbewahrt:

    guest.json     dein Name, deine Wege zum Anmelden, deine Tische, die Browser, die dir Benachrichtigungen
                   zeigen, wen du blockiert hast und wer dich eingeladen hat
    words.json     was du an Tischen geschrieben hast
    daily.json     deine Versuche beim Spiel des Tages
    games.json     deine beendeten Partien
    records/       ihre Aufzeichnungen, die Spydeck als Replay zeigen kann

    Zeiten sind Millisekunden seit Anfang 1970 (UTC). Von einem Spiel des Tages, an dem andere noch sitzen,
    gibt es noch keine Aufzeichnung.
