### Was im Archiv der Daten eines Gasts ist.

archive-contents =
    Alles, was dieser Server von dir aufbewahrt:

    guest.json     dein Name, deine Wege zum Anmelden, deine Tische, die Browser, die dir Benachrichtigungen
                   zeigen, wen du blockiert hast, wer dich eingeladen hat und wen du eingeladen hast
    words.json     was du an Tischen geschrieben hast
    private.json   was dort nur du weißt: versiegelte Antworten, Antworten im Voraus, wen du stumm geschaltet hast
    daily.json     deine Versuche beim Spiel des Tages
    games.json     deine beendeten Partien
    records/       ihre Aufzeichnungen, die Spydeck als Replay zeigen kann

    Zeiten sind Millisekunden seit Anfang 1970 (UTC). Von einem Spiel des Tages, an dem andere noch sitzen,
    gibt es noch keine Aufzeichnung.
