"""Effects of actions in Spycard, as a player would say, and those that speak for one action.

The table after an action is compared with the table before, in likely worlds: how many steps are left to
agendas, who has won, who controls how many agents. In its own turn that is as if nobody objected; how others
answer, and whether they accuse, is as they would when the search plays on. What a seat knows of its own agent
says whether a claim is a lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from spydeck.games.action import Action
from spydeck.games.reasons import Option, Reason, mean, more_by_seat
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENT_TEXTS, JOKER, TOKEN_TEXTS, agendas_in_game
from spydeck.games.spycard.observe import known_agent, known_tokens
from spydeck.games.spycard.policy import sensible
from spydeck.games.spycard.rules import apply
from spydeck.games.spycard.rules.abilities import tokens_that_pass
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.search import is_right, steps_to
from spydeck.games.spycard.vocabulary import stage, verb
from spydeck.kernel import NONE, count, unpack

WORLDS = 32
"""In how many worlds the table after an action is looked at."""
ANSWERS = {
    stage.KEEP: verb.KEEP,
    stage.ACCUSE: verb.ALLOW,
    stage.JACK: verb.NO_JACK,
    stage.BULLET: verb.NO_BULLET,
    stage.AGAIN: verb.DECLINE,
    stage.JOKER: verb.DONE,
}
"""The answer to each question with which nobody objects."""
REPLIES = ("accuse", "allow", "jack", "bullet", "no")
"""The first words of answers, which tell less of agendas than what one does in a turn."""
MAX_ANSWERS = 20
NEARER = 0.75
"""How many steps an agenda must come nearer on average to be said to."""
MORE = 0.5
"""How many steps more than with the other action."""
BACK = 0.4
"""How many steps an agenda must come nearer or get further away on average, by whoever has which."""
SURELY = 0.1
"""How much more often somebody must win for that to be said."""
HALF = 0.5
LITTLE = 0.1
"""How far an agenda may get away on average to be said to stay."""
LIKELY = 0.4
"""How likely an agenda must be to be called somebody's."""
NEAR = 2.5
"""How many steps at most somebody is away from the agenda who is said to be near it."""
SURER = 0.1
"""How much likelier an exposure must be right to be called surer."""
PERCENT = 100
STEP = 10
"""How exactly a chance is said, in percent: other worlds would give another one."""

SECOND: tuple[str, ...] = ("lie", "truth", "joker", "hide")
LAST: frozenset[str] = frozenset({"expose-out"})
COMPARING = frozenset(
    {"cost", "back", "stop", "stop-win", "guard", "ready", "recruit", "shelter", "surer", "too-early"}
)

Features = Mapping[str, float]


def features(seen: State, seat: int, action: Action, worlds: Any, ends: Any) -> Features:
    """Return what an action does, by the rules and in likely worlds, as numbers."""
    if not len(worlds):
        return {}
    if action.verb == verb.EXPOSE:
        return of_exposure(seat, action, worlds)
    some = [unpack(State, record) for record in worlds[:: max(1, len(worlds) // WORLDS)]]
    found: dict[str, float] = {"stake": seen.at_stake}
    if verb.HEARTS <= action.verb <= verb.ACE:
        found |= of_claim(seen, seat, action, some)
    elif seen.stage == stage.ACCUSE:
        found |= of_accusation(seen, seat, action, some)
    pairs = [(world, after(deepcopy(world), seat, action)) for world in some]
    return found | of_agendas(seat, pairs) | of_table(seat, pairs)


def of_exposure(seat: int, action: Action, worlds: Any) -> dict[str, float]:
    """Return how often an exposure is right, and what follows then: who is how near, and whether it wins."""
    right = is_right(worlds, action.subject, action.objects)
    found = {"target": float(action.subject), "right": float(right.mean())}
    likely = worlds[right]
    some = [unpack(State, record) for record in likely[:: max(1, len(likely) // WORLDS)]]
    if some:
        found["target-left"] = mean(
            [steps_to(world, action.subject, int(world.agendas[action.subject])) for world in some]
        )
        found["wins-right"] = mean([after(world, seat, action).winners >> seat & 1 for world in some])
    return found


def of_claim(seen: State, seat: int, action: Action, worlds: list[State]) -> dict[str, float]:
    """Return what a seat claims of an agent that it knows: whether it lies, and how often others accuse."""
    bit = 1 << action.subject
    if seen.face_up & bit or known_tokens(seen, seat) & bit == 0:
        return {}
    able = tokens_that_pass(seen, action.verb - verb.HEARTS)
    found = {"lie": float(able & bit == 0), "agent": known_agent(seen, seat, action.subject)}
    return found | {"accused": accused(worlds, seat, action)}


def of_accusation(seen: State, seat: int, action: Action, worlds: list[State]) -> dict[str, float]:
    """Return how often a claim is true that a seat may accuse, and if it allows it, somebody else accuses."""
    true = mean([tokens_that_pass(world, world.ability) >> world.acting & 1 for world in worlds])
    allowed = action.verb == verb.ALLOW
    return {"true": true, "claimant": seen.turn} | (
        {"accused": accused(worlds, seat, action)} if allowed else {}
    )


def accused(worlds: list[State], seat: int, action: Action) -> float:
    """Return how often somebody accuses after an action, where they answer as when the search plays on."""
    found = 0
    for seed, before in enumerate(worlds):
        world = deepcopy(before)
        apply(world, seat, action.verb, action.subject, action.objects)
        while world.stage == stage.ACCUSE:
            answer, _, _ = sensible(world, world.asked, [seed])
            if answer == verb.ACCUSE:
                found += 1
                break
            apply(world, world.asked, answer, NONE, 0)
    return found / len(worlds)


def after(world: State, seat: int, action: Action) -> State:
    """Return the world at the end of the turn: that of the seat, if nobody objects, or of somebody else."""
    turn = world.turn
    apply(world, seat, action.verb, action.subject, action.objects)
    for _ in range(MAX_ANSWERS):
        if world.stage not in ANSWERS or world.turn != turn:
            break
        if world.asked == seat or turn == seat:
            apply(world, world.asked, ANSWERS[world.stage], NONE, 0)
        else:
            apply(world, world.asked, *sensible(world, world.asked, [0]))
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


def of_table(seat: int, pairs: list[tuple[State, State]]) -> dict[str, float]:
    """Return who has won at the end of the turn, whose agendas get further away, and a seat's agents."""
    before = pairs[0][0]
    found = {
        "agents": mean([count(now.controlled[seat]) for _, now in pairs]),
        "fielded": mean([count(now.controlled[seat] & now.in_field) for _, now in pairs]),
    }
    for other in range(before.players):
        if other != seat and before.playing >> other & 1:
            away = [
                steps_to(now, other, int(was.agendas[other])) - steps_to(was, other, int(was.agendas[other]))
                for was, now in pairs
            ]
            found[f"back-{other}"] = mean(away)
            found[f"beaten-{other}"] = mean([now.winners >> other & 1 for _, now in pairs])
    return found


def ideas(best: Option, other: Option) -> list[Reason]:
    """Return what speaks for the best option and against another one, the most telling idea first."""
    if not best.features:
        return []
    mine, theirs = best.features, other.features
    if "target" in mine:
        return exposes(mine, theirs)
    early = too_early(other)
    if "target" in theirs:
        theirs = {}
    found: list[Reason | None] = [fulfils(mine, theirs) or nearer(mine, theirs)]
    if theirs:
        found.insert(0, stops_win(mine, theirs))
    if best.action.partition(" ")[0] not in REPLIES:
        found.append(hides(mine))
    cost = costs_rival(mine, theirs)
    found.append(cost)
    if theirs:
        back = sets_back(mine, theirs)
        said = cost and back and cost.arguments["seat"] == back.arguments["seat"]
        found += [stops(mine, theirs), None if said else back, guards(mine, theirs)]
    found += [claims(mine), answers(best, other)]
    if theirs:
        found += [recruits(mine, theirs), readies(mine, theirs)]
    return [idea for idea in (*found, early) if idea]


def exposes(best: Features, other: Features) -> list[Reason]:
    """Return what an exposure does if it is right: it wins, or stops somebody who is near the agenda."""
    seat = int(best["target"])
    found = [Reason("expose-win")] if best.get("wins-right") == 1 else []
    if not found and best.get("target-left", NEAR + 1) <= NEAR:
        found = [Reason("expose-near", {"seat": seat, "steps": max(1, round(best["target-left"]))})]
    if other.get("target", seat) != seat and best["right"] - other["right"] >= SURER:
        found.append(Reason("surer", {"seat": int(other["target"])}))
    return found or [Reason("expose-out", {"seat": seat})]


def too_early(other: Option) -> Reason | None:
    """Return whom the other action would expose though it is too unlikely to be right."""
    if not other.barred or "target" not in other.features:
        return None
    return Reason("too-early", {"seat": int(other.features["target"])})


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


def stops_win(best: Features, other: Features) -> Reason | None:
    """Return who would win with the turn, and how often, after the other action and not after this one."""
    fewer = more_by_seat(other, best, "beaten-")
    seat = max(fewer, key=lambda one: fewer[one], default=None)
    if seat is None or fewer[seat] < SURELY:
        return None
    return Reason("stop-win", {"seat": seat, "chance": about(other[f"beaten-{seat}"])})


def stops(best: Features, other: Features) -> Reason | None:
    """Return who comes nearer to the agenda after the other action, and clearly less so after this one."""
    more = more_by_seat(best, other, "back-")
    nearer = [seat for seat in more if other[f"back-{seat}"] <= -BACK and more[seat] >= BACK]
    return Reason("stop", {"seat": max(nearer, key=lambda one: more[one])}) if nearer else None


def sets_back(best: Features, other: Features) -> Reason | None:
    """Return who gets further away from the agenda, whichever that is, unlike after the other action."""
    more = more_by_seat(best, other, "back-")
    away = [seat for seat in more if best[f"back-{seat}"] >= BACK and more[seat] >= BACK]
    return Reason("back", {"seat": max(away, key=lambda one: more[one])}) if away else None


def guards(best: Features, other: Features) -> Reason | None:
    """Return that the agenda gets further away after the other action, and clearly less so after this one."""
    agenda = own_agenda(best)
    if agenda is None or agenda != own_agenda(other):
        return None
    name = f"nearer-{agenda}"
    lost = other[name] <= -MORE and best[name] - other[name] >= MORE
    return Reason("guard", {"agenda": agenda}) if lost else None


def recruits(best: Features, other: Features) -> Reason | None:
    """Return that one has more agents than after the other action."""
    return Reason("recruit") if best["agents"] - other["agents"] >= HALF else None


def readies(best: Features, other: Features) -> Reason | None:
    """Return that more agents are in the field, where they can act, or fewer: there they can be attacked."""
    more = best["fielded"] - other["fielded"]
    if more >= HALF:
        return Reason("ready", {"agents": round(best["fielded"])})
    return Reason("shelter") if more <= -HALF and best["agents"] >= other["agents"] else None


def claims(best: Features) -> Reason | None:
    """Return what a claim risks: a lie that somebody accuses costs the agent, the truth nothing (SC-22)."""
    if "accused" not in best or "lie" not in best:
        return None
    card, chance = AGENT_TEXTS[int(best["agent"])], about(best["accused"])
    if best["lie"]:
        return Reason("lie", {"chance": chance, "card": card})
    return Reason("joker" if card == AGENT_TEXTS[JOKER] else "truth", {"chance": chance})


def about(share: float) -> int:
    """Return a share of worlds in percent, as exactly as it can be said."""
    return STEP * round(PERCENT * share / STEP)


def answers(best: Option, other: Option) -> Reason | None:
    """Return what an answer does by the rules: to a claim, or where an agent is turned up or killed."""
    given = best.features
    word, _, token = best.action.partition(" ")
    stake = TOKEN_TEXTS[int(given["stake"])]
    if word == "accuse":
        lie = given["true"] <= HALF
        return Reason("catch", {"seat": int(given["claimant"])}) if lie else None
    if word == "allow":
        return allows(given)
    if word == "jack":
        return Reason("shield", {"token": stake})
    if best.action == "no jack":
        return Reason("keep-jack")
    if word == "bullet" and other.action == "no bullet":
        return Reason("spare", {"token": stake, "instead": token})
    if best.action == "no bullet":
        return Reason("keep-token", {"token": other.action.partition(" ")[2]})
    return None


def allows(best: Features) -> Reason | None:
    """Return why a claim is let pass: it may be true, somebody else may accuse, or it does little harm."""
    if best["true"] >= HALF:
        return Reason("twice", {"seat": int(best["claimant"])})
    if best["accused"] >= HALF:
        return Reason("leave-it", {"chance": about(best["accused"])})
    agenda = own_agenda(best)
    return Reason("harmless") if agenda and best[f"nearer-{agenda}"] >= -LITTLE else None
