"""The scorekeeper for people who play Spy Tricks with the paper cards, in German."""

from __future__ import annotations

from spydeck.games.grammar.de import counted, joined
from spydeck.games.spy_tricks.text.de import spots
from spydeck.games.spy_tricks.text.de.events import result
from spydeck.games.spy_tricks.text.score_model import ScoreTexts
from spydeck.games.spy_tricks.text.scorekeeper import Scorekeeper, ScorekeeperWords
from spydeck.games.spy_tricks.text.scorepad import PadWords


def sentence(number: int, secret: str | None, scores: str) -> str:
    """Return a round with its secret, if that was entered, and the scores."""
    return f"Runde {number}{f', Geheimdokument {secret}' if secret else ''}: {scores}."


def score(name: str, points: int, chips: int | None, total: int) -> str:
    """Return what a player scored in a round: "Reiher 7 Punkte und 2 Chips, gesamt 12"."""
    more = "" if chips is None else f" und {counted(chips, 'Chip', 'Chips')}"
    return f"{name} {counted(points, 'Punkt', 'Punkte')}{more}, gesamt {total}"


TEXTS = ScoreTexts(
    question="Runde {part}: Punkte von {players}?",
    usage="der Reihe nach die Punkte aller Spieler: 7 10 0 2",
    impossible="ST-21: mit richtigen Tipps kommt {name} nicht auf genau {points}",
    impossible_alone="ST-21: ohne Helfer kommt {name} mit richtigen Tipps nicht auf genau {points}",
    several_spots="ST-15: nur bei einem Spieler können mehrere Felder richtig sein",
    helpers="Helfer für die nächste Runde: {names}.",
    level="Alle liegen gleichauf: Niemand bekommt einen Helfer.",
    over="Die Partie ist zu Ende. {result}",
    result=result,
    shared=(
        "Die Partie ist zu Ende. Gleichauf: {names}; von ihnen gewinnt, wer die meisten Chips hat (ST-24)."
    ),
)
PAD = PadWords(
    empty="Der Punkteblock ist leer: Noch ist keine Runde zu Ende.",
    round="Runde",
    secret="geheim",
    chips="Chips",
    sentence=sentence,
    score=score,
)
WORDS = ScorekeeperWords(
    texts=TEXTS,
    pad=PAD,
    spots=spots.WORDS,
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
