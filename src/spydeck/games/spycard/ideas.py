"""What actions do in Spycard, as a player would say, and which of it speaks for one action.

The table after an action is compared with the table before, in likely worlds, as if nobody objected: how many
steps are left to agendas. What a seat knows of its own agent says whether a claim is a lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spydeck.games.action import Action
from spydeck.games.reasons import Option, Reason, mean
from spydeck.games.spycard.cards import AGENDA_TEXTS, agendas_in_game
from spydeck.games.spycard.observe import known_tokens
from spydeck.games.spycard.rules import apply
from spydeck.games.spycard.rules.abilities import tokens_that_pass
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.search import steps_to
from spydeck.games.spycard.vocabulary import stage, verb
from spydeck.kernel import NONE, unpack

WORLDS = 32
"""In how many worlds the table after an action is looked at."""
ANSWERS = {
    stage.ACCUSE: verb.ALLOW,
    stage.JACK: verb.NO_JACK,
    stage.BULLET: verb.NO_BULLET,
    stage.AGAIN: verb.DECLINE,
    stage.JOKER: verb.DONE,
}
"""The answer to each question with which nobody objects."""
MAX_ANSWERS = 20
NEARER = 0.75
"""How many steps an agenda must come nearer on average to be said to."""
MORE = 0.5
"""How many steps more than with the other action."""
LIKELY = 0.4
"""How likely an agenda must be to be called somebody's."""
PERCENT = 100

COMPARING = frozenset({"cost"})

Features = Mapping[str, float]


def features(seen: State, seat: int, action: Action, worlds: Any, ends: Any) -> Features:
    """Return what an action does, by the rules and in likely worlds, as numbers."""
    found: dict[str, float] = {}
    if verb.HEARTS <= action.verb <= verb.ACE:
        bit = 1 << action.subject
        if seen.face_up & bit == 0 and known_tokens(seen, seat) & bit:
            able = tokens_that_pass(seen, action.verb - verb.HEARTS)
            found["lie"] = float(able & bit == 0)
    whole = seen.stage in (stage.TURN, stage.KEEP) and action.verb not in (verb.DRAFT, verb.EXPOSE)
    if not whole or not len(worlds):
        return found
    every = max(1, len(worlds) // WORLDS)
    pairs = []
    for record in worlds[::every]:
        pairs.append((unpack(State, record), after(unpack(State, record), seat, action)))
    return found | of_agendas(seat, pairs)


def after(world: State, seat: int, action: Action) -> State:
    """Return the world at the end of the turn, if nobody objects to the action."""
    apply(world, seat, action.verb, action.subject, action.objects)
    for _ in range(MAX_ANSWERS):
        if world.stage not in ANSWERS:
            break
        apply(world, world.asked, ANSWERS[world.stage], NONE, 0)
    return world


def of_agendas(seat: int, pairs: list[tuple[State, State]]) -> dict[str, float]:
    """Return how much nearer each agenda comes for a seat, and their own for the others."""
    first = pairs[0][0]
    own = int(first.agendas[seat])
    found: dict[str, float] = {"own": own}
    for agenda in range(agendas_in_game(first.players)):
        steps = [(steps_to(was, seat, agenda), steps_to(now, seat, agenda)) for was, now in pairs]
        found[f"nearer-{AGENDA_TEXTS[agenda]}"] = mean([was - now for was, now in steps])
        if agenda == own:
            found["left"] = mean([now for _, now in steps])
            found["done"] = mean([now == 0 for _, now in steps])
    for other in range(first.players):
        if other == seat or not first.playing >> other & 1:
            continue
        agendas = [int(was.agendas[other]) for was, _ in pairs]
        likeliest = max(set(agendas), key=lambda one: (agendas.count(one), -one))
        held = [pair for pair, agenda in zip(pairs, agendas, strict=True) if agenda == likeliest]
        away = [steps_to(now, other, likeliest) - steps_to(was, other, likeliest) for was, now in held]
        found[f"agenda-{other}"] = likeliest
        found[f"likely-{other}"] = len(held) / len(pairs)
        found[f"away-{other}"] = mean(away)
    return found


def ideas(best: Option, other: Option) -> list[Reason]:
    """Return what speaks for the best option and against another one, the most telling idea first."""
    if not best.features:
        return []
    found = [fulfils(best.features, other.features) or nearer(best.features, other.features)]
    found += [hides(best.features), costs_rival(best.features, other.features)]
    return [idea for idea in (*found, claims(best)) if idea]


def own_agenda(given: Features) -> str | None:
    """Return the seat's own agenda, where an action was looked at."""
    return AGENDA_TEXTS[int(given["own"])] if "own" in given else None


def fulfils(best: Features, other: Features) -> Reason | None:
    """Return that the agenda is fulfilled in all worlds at the end of the turn, if nobody objects."""
    agenda = own_agenda(best)
    done = agenda is not None and best["done"] == 1 and other.get("done", 0) < 1
    return Reason("fulfil", {"agenda": agenda}) if done else None


def nearer(best: Features, other: Features) -> Reason | None:
    """Return that the agenda comes nearer, with how many steps are left."""
    agenda = own_agenda(best)
    if agenda is None:
        return None
    name = f"nearer-{agenda}"
    if best[name] >= NEARER and best[name] - other.get(name, 0) >= MORE:
        return Reason("nearer", {"agenda": agenda, "steps": round(best[name]), "left": round(best["left"])})
    return None


def hides(best: Features) -> Reason | None:
    """Return the other agendas that come nearer too, so that the action does not tell them apart."""
    agenda = own_agenda(best)
    if agenda is None or best[f"nearer-{agenda}"] < NEARER:
        return None
    names = [
        name.removeprefix("nearer-")
        for name, steps in best.items()
        if name.startswith("nearer-") and steps >= NEARER
    ]
    also = [name for name in names if name != agenda]
    return Reason("hide", {"agendas": also}) if also else None


def costs_rival(best: Features, other: Features) -> Reason | None:
    """Return whose agenda gets further away: the likeliest one of a player."""
    found = []
    for name, away in best.items():
        if name.startswith("away-"):
            seat = int(name.removeprefix("away-"))
            more = away - other.get(name, 0)
            if away >= NEARER and more >= MORE and best[f"likely-{seat}"] >= LIKELY:
                found.append((best[f"likely-{seat}"], seat))
    if not found:
        return None
    likely, seat = max(found)
    agenda = AGENDA_TEXTS[int(best[f"agenda-{seat}"])]
    return Reason("cost", {"seat": seat, "agenda": agenda, "chance": round(PERCENT * likely)})


def claims(best: Option) -> Reason | None:
    """Return what a claim risks: a lie that somebody accuses costs the agent, the truth nothing."""
    lie = best.features.get("lie")
    return None if lie is None else Reason("lie" if lie else "truth")
