"""What the reminder of Spycard says in German."""

from spydeck.games.spycard.text.reminder import ReminderWords

WORDS = ReminderWords(
    aims={
        "KC": "Du hast Agenten, alle sind Kreuz, und kein Kreuz liegt offen",
        "AC": "Du hast Agenten im Einsatz und sonst niemand",
        "KS": "Genau {twice_players} Agenten sind im Spiel",
        "AD": "Du hast von jeder Farbe einen offenen Agenten",
        "KH": "Genau {twice_players} Agenten im Spiel liegen offen",
        "KD": "Alle haben gleich viele Agenten, aber nicht vier",
        "AH": "Du hast in dieser Partie einen Gegner richtig enttarnt",
    },
    abilities={
        "Herz": "Charme: irgendeinen verdeckten Agenten aufdecken",
        "Pik": "Attentat: irgendeinen offenen Agenten ausschalten",
        "Kreuz": "Täuschung: irgendeinen offenen Agenten verdecken",
        "Karo": "Intrige: zwei Spieler tauschen je einen, im Einsatz oder an der Basis",
        "Dame": "zwei beliebige Agenten versetzen, in den Einsatz oder zur Basis",
        "Ass": "(Pik-Ass) irgendeinen Agenten ausschalten, egal wo",
    },
    special={
        "Bube": "wird statt eines anderen von dir aufgedeckt und kämpft für ihn",
        "Joker": "behauptet jede Farbe; bei Zweifel nutzt er alle vier; offen ist er weg",
        "Kugel": "dein verdeckter Agent im Einsatz kann sie für einen anderen abfangen",
    },
    agendas_heading="Aufträge.",
    abilities_heading="Fähigkeiten.",
    special_heading="Besondere Agenten",
    abilities_and_special="Fähigkeiten und besondere Agenten.",
    win="Ist deiner am Ende deines Zuges erfüllt, gewinnst du (nie im ersten).",
    bluff="Verdeckt darfst du lügen. Bei Zweifel: Lüge weg, Wahrheit zweimal.",
    turn="Ein Zug: anwerben, Einsatz oder Basis, Fähigkeit, angreifen, enttarnen, passen.",
    sheet_title="SPYCARD, Kurzübersicht",
    sheet_note="X ist die doppelte Zahl der Spieler zu Beginn.  * nicht zu dritt",
    sheet_end=(
        "Angreifen: Beide werden aufgedeckt; nur ein höherer Angreifer schaltet sein Ziel",
        "aus, sonst wird er selbst ausgeschaltet.",
        "Enttarnen: Nenne den Auftrag eines Gegners. Stimmt er, scheidet der Gegner aus,",
        "sonst du.",
    ),
)
