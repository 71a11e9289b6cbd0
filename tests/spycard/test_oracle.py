"""The engine in lock step with the naive oracle, which was written from the clauses alone."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from spydeck.games.action import Action
from spydeck.games.action_text import legal_actions, random_action, read_action, write_action
from spydeck.games.registry import game
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENT_TEXTS, TOKEN_TEXTS
from spydeck.games.spycard.facts import STAGE_NAMES, standing_facts
from spydeck.games.spycard.rules.state import State, controller_of
from spydeck.games.spycard.vocabulary import stage, verb
from spydeck.kernel import EVERYONE, NONE, members
from tests.oracle.spycard import Oracle
from tests.oracle.spycard_agendas import agenda_holds

pytestmark = pytest.mark.unmetered

GAME = game("spycard")
GAMES = 60
ORACLE_STAGES = STAGE_NAMES | {stage.TURN: "action", stage.KEEP: "draft"}


def shuffled(random: Random, chance: int, state: State) -> list[int]:
    """Return a random outcome, often with the special agents near the top, so that chains occur."""
    deck = list(GAME.chances[chance].deck(state))
    if not GAME.chances[chance].whole:
        return [random.choice(deck)]
    random.shuffle(deck)
    if chance == 0 and random.random() < 0.7:
        special = "JQAX"
        deck.sort(key=lambda agent: (AGENT_TEXTS[agent][0] not in special) * random.random())
    return deck


def start(random: Random, players: int, jack: bool = True) -> tuple[State, Oracle]:
    limit = random.choice([3, 20, 100])
    options = {"turn_limit": limit, "jack_on_accusation": jack}
    state = GAME.setup.start(GAME.read_options(players, options))
    oracle = Oracle(players, limit, jack)
    while (waiting := GAME.rules.pending(state)) != NONE:
        outcome = shuffled(random, waiting, state)
        assert GAME.rules.resolve(state, outcome) == 0
        oracle.resolve([GAME.chances[waiting].operand.texts[number] for number in outcome])
    return state, oracle


def compare(state: State, oracle: Oracle) -> None:
    """Compare everything that the oracle knows, field by field."""
    assert set(members(GAME.rules.actors(state))) == oracle.actors()
    assert ORACLE_STAGES[state.stage] == oracle.stage
    for seat in range(0 if oracle.over else state.players):
        standing = standing_facts(state, seat)
        assert standing is not None
        assert standing["holds"] == agenda_holds(oracle.table, seat)
    for token, text in enumerate(TOKEN_TEXTS):
        compare_token(state, token, oracle.agents[text])
    seats = range(state.players)
    assert {seat for seat in seats if not state.playing >> seat & 1} == oracle.out
    assert {seat for seat in seats if state.shown[seat] == EVERYONE} - set(oracle.winners) == (
        oracle.public_agendas - set(oracle.winners)
    )
    for seat in seats:
        known = {of: AGENDA_TEXTS[state.agendas[of]] for of in seats if state.shown[of] >> seat & 1}
        expected = {of: oracle.agendas[of] for of in oracle.public_agendas} | oracle.known_agendas[seat]
        expected |= {seat: oracle.agendas[seat]}
        if state.winners:
            continue
        assert known == expected
    if not oracle.over:
        assert state.turns[: state.players] == oracle.turns_taken
        assert state.turn == oracle.turn
    assert members(state.winners) == oracle.winners


def compare_token(state: State, token: int, agent: Any) -> None:
    assert AGENT_TEXTS[state.agents[token]] == agent.identity
    assert zone_of(state, token) == agent.zone
    controller = controller_of(state, token)
    assert (None if controller < 0 else controller) == agent.controller
    assert bool((state.face_up | state.discarded) >> token & 1) == agent.face_up
    knowing = {s for s in range(state.players) if (state.known[s] | state.revealed) >> token & 1}
    assert knowing == agent.known_by


def zone_of(state: State, token: int) -> str:
    if state.in_field >> token & 1:
        return "field"
    if state.discarded >> token & 1:
        return "discard"
    return "base" if token < state.drawn else "deck"


def few_moves(state: State, seat: int) -> Iterator[Action]:
    """Yield all legal actions, but only the moves that the oracle lists: of one agent or of a whole place."""
    for verb_id in members(GAME.rules.choices(state, seat, NONE, NONE, 0)):
        if verb_id in (verb.FIELD, verb.BASE):
            tokens = GAME.rules.choices(state, seat, verb_id, NONE, 0)
            yield from (Action(verb_id, NONE, 1 << token) for token in members(tokens))
            yield Action(verb_id, NONE, tokens)
    yield from legal_actions(without_moves(), state, seat)


def without_moves() -> Any:
    """Return the game with a `choices` that never starts a move, as there may be a million of them."""
    moves = 1 << verb.FIELD | 1 << verb.BASE

    def choices(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
        following = GAME.rules.choices(state, seat, verb_id, subject, objects)
        return following & ~moves if verb_id == NONE else following

    rules = type("Moveless", (), {"choices": staticmethod(choices)})
    return replace(GAME, rules=cast(Any, rules))


def compare_legal(state: State, oracle: Oracle, seat: int) -> None:
    texts = {write_action(GAME, action) for action in few_moves(state, seat)}
    assert texts == oracle.legal(seat)
    for other in range(state.players):
        if other != seat:
            assert list(few_moves(state, other)) == []


def any_text(random: Random, state: State) -> str:
    """Return a text that may well be illegal: any verb, tokens in and out of play."""
    kind = random.choice(GAME.verbs)
    words = [kind.text]
    top = min(46, state.drawn + 1)
    if kind.subject:
        texts = kind.subject.texts
        words.append(random.choice(texts[: top + 1] if texts == TOKEN_TEXTS else texts))
    if kind.objects:
        texts = kind.objects.texts
        texts = texts[: top + 1] if texts == TOKEN_TEXTS else texts
        number = random.randint(kind.least, min(kind.most, 4))
        chosen = sorted(random.sample(range(len(texts)), number))
        words += [kind.joiner] if kind.joiner else []
        words += [texts[place] for place in chosen]
    return " ".join(words)


def choose(random: Random, state: State, seat: int) -> Action:
    """Return a random action, most likely an ability or an attack, so that chains occur."""
    verbs = members(GAME.rules.choices(state, seat, NONE, NONE, 0))
    likely = [verb_id for verb_id in verbs if verb.HEARTS <= verb_id <= verb.ATTACK]
    action = random_action(GAME, state, seat, [random.getrandbits(62)])
    for _ in range(6):
        if not likely or action.verb in likely or random.random() < 0.3:
            break
        action = random_action(GAME, state, seat, [random.getrandbits(62)])
    if action.verb == verb.EXPOSE and random.random() < 0.5:
        other = action.subject
        return Action(verb.EXPOSE, other, 1 << state.agendas[other])
    return action


@pytest.mark.parametrize("players", [3, 4, 5])
def test_lock_step(players: int) -> None:
    """SC-1 to SC-33, SC-35: random games, compared in full after every action."""
    random = Random(players)
    stages: dict[str, int] = {}
    for number in range(GAMES):
        state, oracle = start(random, players, jack=number % 3 != 0)
        compare(state, oracle)
        while not oracle.over:
            seat = state.asked
            stages[oracle.stage] = stages.get(oracle.stage, 0) + 1
            if oracle.stage != "action" or random.random() < 0.05:
                compare_legal(state, oracle, seat)
            for other in (seat, random.randrange(players)):
                text = any_text(random, state)
                legal = GAME.rules.refusal(state, other, *read_action(GAME, text)) == 0
                assert legal == oracle.is_legal(other, text), text
            action = choose(random, state, seat)
            oracle.act(seat, write_action(GAME, action))
            GAME.rules.apply(state, seat, *action)
            compare(state, oracle)
    for name in ("action", "draft", "accuse", "jack", "bullet", "again", "joker"):
        assert stages[name] > 20, stages
