"""Keeps the scorepad for people who play Black Spy with the paper cards, in English."""

from __future__ import annotations

from spydeck.games.black_spy.text.score_model import ScoreTexts
from spydeck.games.black_spy.text.scorekeeper import Scorekeeper, ScorekeeperWords
from spydeck.games.black_spy.text.scorepad import PadWords
from spydeck.games.grammar.en import counted
from spydeck.games.paper_words.en import quoted
from spydeck.language.cldr import number

TEXTS = ScoreTexts(
    question=lambda direction: f"Deal {{part}} (pass {direction}): points of {{players}}?",
    usage="points, one number for each player in order: 12 0 53 -5 (a deal makes {makes})",
    too_many="BS-20: that makes {made}, and a deal makes {makes}: {off} too many",
    too_few="BS-20: that makes {made}, and a deal makes {makes}: {off} too few",
    impossible="BS-19: no cards make the {points} points of {name}",
    too_few_spies="BS-19: there are not enough coloured Spies for so many points below 0",
    swept="{name} took all black cards (BS-21).",
    went_back="{name} goes back from {total} to {after} (BS-35).",
    won="The game is over: {names} wins with {total}.",
    shared="The game is over: {names} win with {total}.",
)
PAD = PadWords(
    empty="The scorepad is empty: no deal has been finished yet.",
    deal="deal",
    has_halved="halved by Going Back (BS-35)",
    sentence="Deal {deal}: {scores}.",
    score=lambda name, points, total: f"{name} {counted(points, 'point')}, total {number(total)}",
    after_halving=" after halving",
)
WORDS = ScorekeeperWords(
    texts=TEXTS,
    pad=PAD,
    settle="Deal {deal}: {name} took all black cards: capture or release?",
    pile="Deal {deal}: what did {name} take?",
    usage=(
        "or the black cards and coloured Spies that the first player took: K7 K7 R7 K3;",
        "   then the same for each other player: - for none, rest for all that are left",
        "or a sweep, by name: sweep {name}",
    ),
    usage_settle="   with capture or release: sweep {name} release",
    players="the players: {players}",
    took=lambda name, points: f"{name} took {counted(points, 'point')}.",
    enter_sweep="; after a sweep enter 'sweep NAME'",
    all_black="BS-21: {points} points are all black cards: enter 'sweep {name}'",
    not_taken="BS-20: nobody has {cards}; undo takes an entry back",
    no_card=lambda word: f"BS-3: {quoted(word)} is not a card; write cards like K7 or R7",
    no_points=lambda word: f"{quoted(word)} is neither points nor a card, like 25 or K7",
    seventh="BS-1: {card} is entered for the seventh time; there are six",
    second="BS-1: {card} is entered for the second time; there is one",
    by_cards="this deal is being entered card by card; undo takes an entry back",
    who_swept="name who took all black cards: sweep {name}",
    spies_count="BS-26: coloured Spies count too, so enter the points, such as 0 55 60 60",
    not_settled="BS-28: only capture-or-release lets a sweep be captured or released",
    no_player=lambda word, players: f"there is no player {quoted(word)}; the players are: {players}",
    no_way="BS-28: capture (60 for everyone else) or release (60 off)",
)


class BlackSpyScorekeeper(Scorekeeper):
    """The scorekeeper in English."""

    words = WORDS
    wanted = "points, cards or a sweep"
    language = "en"
