### What is in the archive of a guest's data.

archive-contents =
    All that this server keeps of you:

    guest.json     your name, your ways to sign in, your tables, the browsers that show you notifications,
                   whom you have blocked, who has invited you, and whom you have invited
    words.json     what you have said at tables
    private.json   what only you know there: sealed answers, answers in advance, whom you have muted
    daily.json     your tries at daily deals
    games.json     your finished games
    records/       their records, which Spydeck can replay

    Times are milliseconds since the beginning of 1970 (UTC). Of daily deals that others still play there is no
    record yet.
