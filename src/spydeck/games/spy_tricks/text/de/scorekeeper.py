"""The scorekeeper for people who play Spy Tricks with the paper cards, in German."""

from __future__ import annotations

from spydeck.games.grammar.de import counted, joined, listed
from spydeck.games.spy_tricks.text.de import scorepad, spots
from spydeck.games.spy_tricks.text.de.score_texts import TEXTS
from spydeck.games.spy_tricks.text.score_texts import ScorekeeperWords
from spydeck.games.spy_tricks.text.scorekeeper import Scorekeeper

WORDS = ScorekeeperWords(
    texts=TEXTS,
    pad=scorepad.WORDS,
    spots=spots.WORDS,
    listed=listed,
    which_secret=(
        "Runde {round}: Welche Karte war das Geheimdokument, oder wie viele Punkte hat jeder bekommen?"
    ),
    which_spots="Runde {round}: Worauf hat {name} richtig getippt: {spots} (- für nichts davon)?",
    usage=(
        "zuerst das Geheimdokument: B3",
        "dann der Reihe nach die richtigen Tipps aller Spieler: Blau 3 B3, oder - für keinen,",
        "   mit + hinter dem Feld, auf dem ein Helfer stand: B3+",
        f"oder, statt Geheimdokument und Tipps, {TEXTS.usage}",
    ),
    scores=lambda name, points: f"{name} bekommt {counted(points, 'Punkt', 'Punkte')}.",
    no_card="ST-5: {word} ist keine Karte; schreib eine Karte wie B3",
    three_players="ST-2: zu dritt spielt ihr ohne die Einsen und Zweien",
    twice="ST-15: {spot} steht schon da",
    one_helper="ST-16: in einer Runde hat jeder höchstens einen Helfer",
    not_right="ST-21: {word} ist nicht richtig; richtig sind {spots} (- für nichts davon)",
    no_helper="ST-16: {name} hat in dieser Runde keinen Helfer",
    taken=lambda spots, name: (
        f"ST-15: auf {joined(spots)} steht schon {name}; "
        "nur wer sonst überall falsch lag, darf sich ein Feld teilen"
    ),
)


class SpyTricksScorekeeper(Scorekeeper):
    """The scorekeeper in German."""

    words = WORDS
    wanted = "das Geheimdokument und dann die richtigen Tipps aller Spieler oder ihre Punkte"
    language = "de"
