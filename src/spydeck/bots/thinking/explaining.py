"""Explaining: the odds of what a seat cannot see, and what candidates do in likely worlds.

All of it is compiled, so that who thinks elsewhere than on this processor explains the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck.arrays.engine import Engine, compiled, register
from spydeck.bots.thinking.comparing import pick_by_weight, random_offset, register_parts
from spydeck.bots.thinking.programs import playing_on, random_seed
from spydeck.bots.thinking.question import FRESH, NOISE, WHOLE, Findings, Question, Sheet
from spydeck.games.game import search_of
from spydeck.games.reasons import WORLDS
from spydeck.kernel.progress import once
from spydeck.text import message

ODDS_WORLDS = 1024
"""From how many worlds the odds are counted."""
IDEA_OPTIONS = 3
"""Of how many actions that are worse than the best it is looked at."""


def nothing_noted(
    seen: Any,
    world: Any,
    end: Any,
    seat: int,
    verb_id: int,
    subject: int,
    objects: int,
    turn: Any,
    claim: Any,
    generator: Any,
    effects: Any,
) -> None:
    """Add nothing, where a game has no ideas."""


def looking(engine: Engine, believing: bool, tuned: bool) -> Callable[..., None]:
    """Return the function that writes what an action does on average in likely worlds, and their ends.

    All actions meet the same worlds and the same chance.
    """
    game = engine.game
    apply, play_on = game.rules.apply, playing_on(game, believing, tuned)
    note = game.ideas.note_effects if game.ideas else register(nothing_noted)
    register(random_seed)

    def look(
        question: Question,
        sheet: Sheet,
        findings: Findings,
        verb_id: int,
        subject: int,
        objects: int,
        effects: Any,
    ) -> None:
        seen, seat, noise = question.records[0], question.seat, question.budget[NOISE]
        picks, ends, copies = findings.world_picks[:WORLDS], findings.ends, findings.copies
        seeds, chance = sheet.generator.copy(), sheet.generator.copy()
        seeds[0] = WORLDS
        for place in range(len(picks)):
            world = sheet.worlds[picks[place]]
            ends[place] = world
            chance[0] = random_seed(seeds)
            apply(ends[place], seat, verb_id, subject, objects)
            play_on(ends[place], seat, noise, sheet.notes, chance, sheet.order)
            copies[0] = world
            copies[1] = world
            end, turn, claim = ends[place], copies[0], copies[1]
            note(seen, world, end, seat, verb_id, subject, objects, turn, claim, chance, effects)
        for place in range(len(effects)):
            effects[place] /= len(picks)

    return register(look)


def choose_worlds(sheet: Sheet, picks: Any) -> None:
    """Write the places of worlds that are as likely as each other."""
    pick_by_weight(sheet.weights, random_offset(sheet.generator), picks)


@once
def compiled_look(engine: Engine, believing: bool, tuned: bool) -> Callable[..., None]:
    """Return the compiled function that writes what an action does in worlds that are picked."""
    return compiled(looking(engine, believing, tuned), message("compiled-search", game=engine.game.title))


def mark_compared(question: Question, sheet: Sheet, findings: Findings) -> None:
    """Mark the candidates that a reason compares: the best, some that are worse, and those asked for, or all.

    Those that are barred come last: what they lead to says nothing against the best.
    """
    whole = question.budget[WHOLE]
    left = IDEA_OPTIONS
    for barred in range(2):
        for place in findings.ranking:
            worse = findings.equal[place] == 0 and sheet.barred[place] == barred
            findings.looked_at[place] |= int(
                whole > 0 or place == findings.ranking[0] or (worse and left > 0)
            )
            left -= int(worse)
    for one in range(len(question.also)):
        for place in range(len(findings.ranking)):
            same = sheet.actions[place, 0] == question.also[one, 0]
            same = same and sheet.actions[place, 1] == question.also[one, 1]
            findings.looked_at[place] |= int(same and sheet.actions[place, 2] == question.also[one, 2])


@once
def compiled_explanation(engine: Engine, believing: bool, tuned: bool) -> Callable[..., None]:
    """Return the compiled function that writes the odds, and what candidates do that a reason compares.

    Odds are counted in worlds that were drawn apart, where there are such.
    """
    look, count_odds = looking(engine, believing, tuned), search_of(engine.game).count_odds
    has_ideas = engine.game.ideas is not None
    register_parts()
    for part in (choose_worlds, mark_compared):
        register(part)

    def explain(question: Question, sheet: Sheet, findings: Findings) -> None:
        shares, picks = findings.shares, findings.world_picks[:ODDS_WORLDS]
        drawn_apart = len(sheet.fresh) > 0
        if drawn_apart:
            picks = sheet.places[:FRESH]
        else:
            choose_worlds(sheet, picks)
        for pick in picks:
            count_odds(sheet.fresh[pick] if drawn_apart else sheet.worlds[pick], question.seat, shares)
        for place in range(len(shares)):
            shares[place] /= len(picks)
        if not has_ideas or len(findings.ranking) == 1:
            return
        mark_compared(question, sheet, findings)
        choose_worlds(sheet, findings.world_picks[:WORLDS])
        for place in range(len(findings.ranking)):
            if findings.looked_at[place]:
                verb_id, subject, objects = (
                    sheet.actions[place, 0],
                    sheet.actions[place, 1],
                    sheet.actions[place, 2],
                )
                look(question, sheet, findings, verb_id, subject, objects, findings.effects[place])

    return compiled(explain, message("compiled-search", game=engine.game.title))
