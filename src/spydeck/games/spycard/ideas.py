"""Ideas in Spycard: what an action does, as a player would say, and what speaks for one action.

They follow from the effects in likely worlds (`effects`). What a seat knows of its own agent says whether a
claim is a lie. Where nothing of the turn tells two actions apart, it is what the worlds come to when they are
played on after each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from spydeck.games.action import Action
from spydeck.games.reasons import WORLDS, Option, Reason, more_by_seat
from spydeck.games.spycard.cards import (
    AGENDA_TEXTS,
    AGENDAS,
    AGENT_TEXTS,
    JOKER,
    TOKEN_TEXTS,
    agendas_in_game,
)
from spydeck.games.spycard.effects import (
    ACCUSED,
    AGENTS,
    AWAY,
    BEATEN,
    DONE,
    EFFECTS,
    FIELDED,
    GAINED,
    HAS,
    LEFT,
    LEFT_LATER,
    RIGHT,
    TARGET_LEFT,
    TRUE,
    WINS_LATER,
    WINS_RIGHT,
    accusable,
    note_effects,
)
from spydeck.games.spycard.observe import known_agent
from spydeck.games.spycard.rules.abilities import tokens_that_pass
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.search import claim_odds
from spydeck.games.spycard.vocabulary import stage, verb

__all__ = ["COMPARING", "EFFECTS", "LAST", "SECOND", "features", "ideas", "note_effects"]

REPLIES = ("accuse", "allow", "jack", "bullet", "no")
"""The first words of answers, which tell less of agendas than what one does in a turn."""
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
LESS_OFTEN = 0.05
"""How much less often somebody must win in the next rounds for that to be said."""
ERRORS = 3.0
"""How many standard errors that must be."""
LATER = 0.3
"""How many steps nearer its agenda a seat must be some rounds later for that to be said."""
PERCENT = 100
STEP = 10
"""How exactly a chance is said, in percent: other worlds would give another one."""

SECOND: tuple[str, ...] = ("lie", "truth", "joker", "hide")
LAST: frozenset[str] = frozenset({"expose-out", "win-less", "nearer-later", "known-sleeper", "unmask"})
COMPARING = frozenset(
    {
        *("cost", "back", "stop", "stop-win", "guard", "ready", "recruit", "shelter", "surer", "too-early"),
        *("win-less", "nearer-later", "known-sleeper"),
    }
)

Features = Mapping[str, float]


def features(seen: State, seat: int, action: Action, effects: Sequence[float]) -> Features:
    """Return what an action does, by the rules and in likely worlds, as numbers.

    `effects` are the means of those that are named in `EFFECTS`.
    """
    if action.verb == verb.EXPOSE:
        return of_exposure(action, effects)
    found: dict[str, float] = {"stake": seen.at_stake}
    if seen.stage == stage.ACCUSE:
        found |= {"true": claim_odds(seen, seat, effects[TRUE]) / PERCENT, "claimant": float(seen.turn)}
    if accusable(seen, seat, action.verb, action.subject):
        if action.verb != verb.ALLOW:
            found |= of_claim(seen, seat, action)
        found["accused"] = effects[ACCUSED]
    others = [other for other in range(seen.players) if other != seat]
    playing = [other for other in others if seen.playing >> other & 1]
    found |= of_own_agenda(seen, seat, effects)
    for other in playing:
        found |= of_likeliest_agenda(seen, other, effects)
    found |= {"agents": effects[AGENTS], "fielded": effects[FIELDED]}
    for other in playing:
        found[f"back-{other}"] = sum(effects[AWAY + AGENDAS * other : AWAY + AGENDAS * (other + 1)])
        found[f"beaten-{other}"] = effects[BEATEN + other]
    found |= {f"wins-later-{other}": effects[WINS_LATER + other] for other in others}
    return found | {"left-later": effects[LEFT_LATER], "ends": float(WORLDS)}


def of_exposure(action: Action, effects: Sequence[float]) -> dict[str, float]:
    """Return how often an exposure is right, and what follows then: who is how near, and whether it wins."""
    right = effects[RIGHT]
    found = {"target": float(action.subject), "right": right}
    if right:
        found |= {"target-left": effects[TARGET_LEFT] / right, "wins-right": effects[WINS_RIGHT] / right}
    return found


def of_claim(seen: State, seat: int, action: Action) -> dict[str, float]:
    """Return what a seat claims of an agent that it knows, and whether it lies."""
    able = tokens_that_pass(seen, action.verb - verb.HEARTS)
    lies = able >> action.subject & 1 == 0
    return {"lie": float(lies), "agent": known_agent(seen, seat, action.subject)}


def of_own_agenda(seen: State, seat: int, effects: Sequence[float]) -> dict[str, float]:
    """Return how much nearer each agenda comes for a seat, and how far its own one is then."""
    own = int(seen.agendas[seat])
    gained = effects[GAINED : GAINED + agendas_in_game(seen.players)]
    found: dict[str, float] = {"own": own}
    found |= {f"nearer-{text}": steps for text, steps in zip(AGENDA_TEXTS, gained, strict=False)}
    return found | {"left": effects[LEFT], "done": effects[DONE]}


def of_likeliest_agenda(seen: State, other: int, effects: Sequence[float]) -> dict[str, float]:
    """Return the agenda that another seat most likely has, and how much further away that gets."""
    first = AGENDAS * other
    chances = effects[HAS + first : HAS + first + AGENDAS]
    likely = max(chances)
    agenda = chances.index(likely)
    return {
        f"agenda-{other}": agenda,
        f"likely-{other}": likely,
        f"away-{other}": effects[AWAY + first + agenda] / likely,
    }


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
        found += [wins_less_often(mine, theirs), nearer_later(mine, theirs), knows_sleeper(best, other)]
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


def wins_less_often(best: Features, other: Features) -> Reason | None:
    """Return who wins clearly less often in the next rounds than after the other action."""
    fewer = more_by_seat(other, best, "wins-later-")
    seat = max(fewer, key=lambda one: fewer[one], default=None)
    if seat is None:
        return None
    shares = best[f"wins-later-{seat}"], other[f"wins-later-{seat}"]
    error = sqrt(sum(share * (1 - share) for share in shares) / best["ends"])
    return Reason("win-less", {"seat": seat}) if fewer[seat] >= max(LESS_OFTEN, ERRORS * error) else None


def nearer_later(best: Features, other: Features) -> Reason | None:
    """Return that the agenda is nearer some rounds later than after the other action, in steps."""
    steps, instead = best["left-later"], other["left-later"]
    if instead - steps < LATER:
        return None
    return Reason("nearer-later", {"steps": round(steps, 1), "instead": round(instead, 1)})


def knows_sleeper(best: Option, other: Option) -> Reason | None:
    """Return who has an agent that the seat knows (SC-7), where the seat would keep it otherwise."""
    word, _, player = best.action.partition(" ")
    if word != "sleeper" or other.action != "keep":
        return None
    return Reason("known-sleeper", {"seat": int(player[1:])})


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
        return Reason("catch" if given["true"] <= HALF else "unmask", {"seat": int(given["claimant"])})
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
