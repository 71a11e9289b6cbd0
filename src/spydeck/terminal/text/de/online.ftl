### At a server's table.

## Joining a table

choose-name = wähle einen Namen: --name NAME
return-later = { $alone ->
    [true] Dein Platz bleibt dir, und die Partie wartet auf dich. So kommst du zurück:
   *[false] Dein Platz bleibt dir; nach einer Weile spielt ein Bot für dich. So kommst du zurück:
}
daily = Das Spiel des Tages vom { $day }.{ $month }.{ $year }. { $practice ->
    [true] Dieser Versuch zählt nicht.
   *[false] Dieser Versuch zählt; Empfehlungen gibt es dabei nicht.
}
daily-standing = { $others ->
    [0] Vor dir hat dieses Spiel noch niemand beendet.
    [one] Bisher hat noch jemand zu Ende gespielt und { $worse ->
        [0] { $same ->
            [0] liegt vor dir
           *[other] ist gleichauf
        }
       *[other] liegt hinter dir
    }.
   *[other] Von { $others } anderen hinter dir: { $worse }, gleichauf: { $same }.
}
daily-expert = Der Bot der Stufe Experte auf deinem Platz: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $won ->
    [true] , gewonnen
   *[false] { "" }
}.
daily-result = So lief es bei anderen: { $address }
at-server = { title }, auf { $server }
clock = Zeit für jeden Zug: { $number } { $unit ->
    [days] { $number ->
        [one] Tag
       *[other] Tage
    }
    [hours] { $number ->
        [one] Stunde
       *[other] Stunden
    }
    [minutes] { $number ->
        [one] Minute
       *[other] Minuten
    }
   *[seconds] { $number ->
        [one] Sekunde
       *[other] Sekunden
    }
}.
you-are = Du heißt hier { $name }{ $spectator ->
    [true] { " " }und schaust zu
   *[false] { "" }
}. { type-help }
name-of-bot = Agent { $nickname }
agents = Reiher Luchs Otter Rabe Viper Wolf

## Commands

leave-for-now = vorerst gehen; dein Platz bleibt dir
help-who = wer wo sitzt
help-link = der Link, mit dem du andere einlädst
help-say = im Chat schreiben: eigene Worte oder einen der Sprüche, die „sagen“ allein zeigt
help-start = die Partie beginnen
help-rematch = noch einmal spielen
help-sit = einen Platz nehmen, etwa „setzen 2“
help-stand = deinen Platz aufgeben und zuschauen
help-bot = einen Platz einem Bot geben, etwa „bot 2“
help-open = einen Platz frei machen, etwa „frei 2“
help-program = ein Token für deinen eigenen Bot holen, etwa „programm 2 Rusty“
help-withdraw = eine verdeckte Antwort oder deinen Vorschlag zurücknehmen
help-pause = eine Pause vorschlagen
help-draw = ein Unentschieden vorschlagen
help-finish = vorschlagen, eine schon entschiedene Runde gleich zu beenden
help-agree = dem Vorschlag zustimmen
help-disagree = den Vorschlag ablehnen
help-resume = nach einer Pause weiterspielen
help-back = deinen Platz vom Bot zurücknehmen
help-review-at-table = deine Züge der Runde oder Partie analysieren, die zuletzt zu Ende ging
help-record = die Aufzeichnung als Datei speichern
help-leave = den Tisch ganz verlassen
table-typed-who = wer
table-typed-say = sagen chat
table-typed-start = start beginnen los
table-typed-rematch = revanche
table-typed-sit = setzen platz
table-typed-stand = aufstehen
table-typed-open = frei
table-typed-program = programm
table-typed-withdraw = zurücknehmen zuruecknehmen
table-typed-draw = unentschieden remis
table-typed-finish = abkürzen abkuerzen
table-typed-agree = zustimmen
table-typed-disagree = ablehnen
table-typed-resume = fortsetzen
table-typed-back = zurück zurueck
table-typed-record = aufzeichnung
table-typed-leave = verlassen
program-name = Programm
nothing-sealed = Du hast gerade keine verdeckte Antwort.
no-finished-game = an diesem Tisch ist noch keine Partie zu Ende
review-comes = Die Analyse kommt, sobald sie fertig ist{ $total ->
    [none] .
   *[other] { "" }: { judged }.
}
review-failed = der Server konnte die Analyse nicht erstellen; mit „analyse“ versuchst du es noch einmal
no-own-moves = du hattest in dieser Partie keinen Platz; „aufzeichnung“ speichert sie, und spydeck review beurteilt jeden Platz
local-link = Er gilt nur auf diesem Rechner, oder in deinem Netz, wenn der Server mit --lan läuft.
what-to-say = sag etwas: mit eigenen Worten oder mit einem dieser Sprüche: { $phrases }
seat-missing = nenne einen Platz von 1 bis { SEAT($last) }, etwa „{ $command } { SEAT($last) }“
which-seat = nenne einen Platz von 1 bis { SEAT($last) } oder wer dort sitzt, nicht { $typed }
program-access =
    Der Socket: { $socket }
    Das Token, nur dieses eine Mal zu sehen: { $token }
seat-line = { "  " }Platz { SEAT($seat) }: { $holder }
seat-line-with-notes = { seat-line } ({ LIST($notes, type: "semicolons") })
own-seat = du
open-seat = frei
host-note = Gastgeber
program-note = Programm
stand-in-away = weg, ein Bot spielt
stand-in-clock = Bedenkzeit vorbei, ein Bot spielt
stand-in-left = gegangen, ein Bot spielt
bot-note = { bot-name }
spectators = { "  " }Es schauen zu: { $names }
invitation = Mit diesem Link kommen andere dazu: { $link }
record-saved =
    So siehst du die Partie noch einmal: { $replay }
    So prüfst du ihre Karten: { $verify }

## What the person can do now

how-to-resume = Mit „fortsetzen“ geht es weiter.
out-of-game-at-table = Du bist ausgeschieden. Du kannst hier zuschauen oder mit „beenden“ gehen.
nothing-to-decide = Du hast gerade nichts zu entscheiden. { type-help }
before-game = { $host ->
    [true] Mit Enter geht es los; Bots nehmen die freien Plätze.
   *[false] Der Gastgeber beginnt die Partie.
} { type-help }
before-strangers-play = Die Partie beginnt in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}; Bots nehmen die Plätze, die dann noch frei sind. { type-help }
waits-for-deal = Du schaust zu. Zur nächsten Runde bekommst du den Platz eines Bots.
after-game = aufzeichnung: die Partie als Datei speichern.  beenden: gehen.
after-own-game = analyse: sehen, was deine Züge gekostet haben.  { after-game }
after-game-to-repeat = Enter: noch einmal spielen.  { after-own-game }
answer-early = Du kannst schon antworten: { $answers }. Die Antwort bleibt verdeckt, bis du gefragt wirst.
or = { " " }oder{ " " }
time-left = Du hast { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.{ $window ->
    [true] { " " }Erst dann werden alle Antworten aufgedeckt, wie schnell sie auch kamen.
   *[false] { "" }
}
sealed = Verdeckt: { $answer }. Du kannst es noch ändern oder mit „zurücknehmen“ zurückziehen.

## The connection

reconnected = Du bist wieder am Tisch.
truncated = Manches, was inzwischen geschah, wird nicht gezeigt.
connection-lost = Die Verbindung ist weg. Neuer Versuch …
no-game = an diesem Tisch hat noch keine Partie begonnen
bot-thinks = der Bot überlegt noch: frag gleich noch einmal, oder spiel ohne Hinweis
unexpected-reply = die Antwort des Servers ist unverständlich

## Events of a table; members are named by `member_name`, seats by the names of the seats

paused = Die Partie macht Pause.
game-resumed = Die Partie geht weiter.
drawn = Die Partie ist zu Ende: Alle haben sich auf ein Unentschieden geeinigt.
lapsed = Der Vorschlag ist hinfällig.
finishing = Alle sind einverstanden: Der Rest dieser Runde wird sofort gespielt.
rematch = Am Tisch kann eine neue Partie beginnen.
you-as-member = Du
nobody = Niemand
member-name = Mitglied { $member }
joined = { $name } kommt an den Tisch.
renamed = { $before } heißt jetzt { $name }.
removed = { $name } musste den Tisch verlassen; so wollte es der Gastgeber.
left = { $name } hat den Tisch verlassen.
is-host = { $name } { $own ->
    [true] bist
   *[false] ist
} jetzt Gastgeber.
seat-opened = Platz { SEAT($seat) } ist frei.
seat-to-bot = Auf Platz { SEAT($seat) } sitzt jetzt ein { bot-name }.
seat-to-program = Platz { SEAT($seat) } ist für das Programm { $name } reserviert.
seat-taken = { $name } { $own ->
    [true] setzt dich
   *[false] setzt sich
} auf Platz { SEAT($seat) }.
game-started = Partie { $number } beginnt. Die Festlegung ihrer Karten: { $commitment }
stood-in = { $own ->
    [true] Du { $why ->
        [away] bist weg
        [clock] hast zu lange überlegt
       *[left] bist gegangen
    }
   *[false] { $name } { $why ->
        [away] ist weg
        [clock] hat zu lange überlegt
       *[left] ist gegangen
    }
}: Ein Bot übernimmt.
returned = { $own ->
    [true] Du bist
   *[false] { $name } ist
} wieder dabei.
proposed = { $own ->
    [true] Du schlägst
   *[false] { $name } schlägt
} { $what ->
    [finish] vor, diese Runde gleich zu beenden
    [draw] ein Unentschieden vor
   *[pause] eine Pause vor
}. Dazu gibt man „zustimmen“ oder „ablehnen“ ein.
withdrawn = { $own ->
    [true] Du ziehst
   *[false] { $name } zieht
} den Vorschlag zurück.
waits = Seit zwei Zügen hat niemand mehr gespielt. Die Partie wartet auf { LIST($people, type: "or") }.
waits-for-you = { waits } Mit „zurück“ spielst du weiter.
you-waited-for = dich
answered = { $own ->
    [true] Du { $agree ->
        [true] stimmst zu
       *[false] lehnst ab
    }
   *[false] { $name } { $agree ->
        [true] stimmt zu
       *[false] lehnt ab
    }
}.
chat = { $name }: { $words }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thank-you = Danke!
phrase-sorry = Tut mir leid!
phrase-oops = Hoppla!
phrase-nice-one = Schöner Zug!
phrase-hurry-please = Bitte etwas schneller!
phrase-one-moment = Einen Moment bitte!
phrase-good-game = Schöne Partie!
phrase-again = Noch einmal?
phrase-goodbye = Tschüss!
said-hello = hallo
said-good-luck = viel glück
said-well-played = gut gespielt
said-thank-you = danke
said-sorry = tut mir leid
said-oops = hoppla
said-nice-one = schöner zug
said-hurry-please = bitte etwas schneller
said-one-moment = einen moment bitte
said-good-game = schöne partie
said-again = noch einmal
said-goodbye = tschüss
