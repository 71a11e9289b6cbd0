"""Effects of an action of Spycard in one likely world, as numbers by their places.

The table after an action is compared with the table before: how many steps are left to agendas, who has won,
who controls how many agents. In its own turn that is as if nobody objected. In another one others answer as
when the search plays on, but accuse only what they know to be a lie: how often they do is counted apart.
"""

from __future__ import annotations

from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENDAS, agendas_in_game
from spydeck.games.spycard.observe import known_tokens
from spydeck.games.spycard.policy import chance_of_truth, sensible
from spydeck.games.spycard.rules import apply
from spydeck.games.spycard.rules.state import MAX_PLAYERS, State
from spydeck.games.spycard.search import claim_holds, is_right, steps_left, steps_to
from spydeck.games.spycard.vocabulary import stage, verb
from spydeck.kernel import NONE, count, kernel

ANSWERS = (
    *(NONE,) * stage.KEEP,
    *(verb.KEEP, verb.ALLOW, verb.NO_JACK, verb.NO_BULLET, verb.DECLINE, verb.DONE),
    NONE,
)
"""The answer to each question with which nobody objects, by stage; -1 where there is no question."""
MAX_ANSWERS = 20

EFFECTS = (
    *("right", "target-left", "wins-right", "true", "accused", "left", "done", "agents", "fielded"),
    "left-later",
    *(f"gained-{agenda}" for agenda in AGENDA_TEXTS),
    *(f"has-{seat}-{agenda}" for seat in range(MAX_PLAYERS) for agenda in AGENDA_TEXTS),
    *(f"away-{seat}-{agenda}" for seat in range(MAX_PLAYERS) for agenda in AGENDA_TEXTS),
    *(f"beaten-{seat}" for seat in range(MAX_PLAYERS)),
    *(f"wins-later-{seat}" for seat in range(MAX_PLAYERS)),
)
"""The names of the numbers that `note_effects` adds up, by place."""
GAINED = EFFECTS.index(f"gained-{AGENDA_TEXTS[0]}")
RIGHT, TARGET_LEFT, WINS_RIGHT, TRUE, ACCUSED, LEFT, DONE, AGENTS, FIELDED, LEFT_LATER = range(GAINED)
HAS, AWAY = (EFFECTS.index(f"{name}-0-{AGENDA_TEXTS[0]}") for name in ("has", "away"))
BEATEN, WINS_LATER = (EFFECTS.index(f"{name}-0") for name in ("beaten", "wins-later"))


@kernel
def note_effects(
    seen: State,
    world: State,
    end: State,
    seat: int,
    verb_id: int,
    subject: int,
    objects: int,
    turn: State,
    claim: State,
    generator: list[int],
    effects: list[float],
) -> None:
    """Add what an action does in one world to `effects`.

    `turn` and `claim` are two copies of the world, which change.
    """
    if verb_id == verb.EXPOSE:
        note_exposure(world, seat, subject, objects, turn, generator, effects)
        return
    if accusable(seen, seat, verb_id, subject):
        effects[ACCUSED] += int(accused(claim, seat, verb_id, subject, objects, generator))
    if seen.stage == stage.ACCUSE:
        effects[TRUE] += int(claim_holds(world))
    after(turn, seat, verb_id, subject, objects, generator)
    note_agendas(world, turn, seat, effects)
    note_table(world, turn, seat, effects)
    note_end(end, seat, effects)


@kernel
def note_exposure(
    world: State,
    seat: int,
    subject: int,
    objects: int,
    turn: State,
    generator: list[int],
    effects: list[float],
) -> None:
    """Add whether an exposure is right, and what follows then: who is how near, and whether it wins."""
    if not is_right(world, subject, objects):
        return
    effects[RIGHT] += 1
    effects[TARGET_LEFT] += steps_to(world, subject, int(world.agendas[subject]))
    after(turn, seat, verb.EXPOSE, subject, objects, generator)
    effects[WINS_RIGHT] += turn.winners >> seat & 1


@kernel
def accusable(seen: State, seat: int, verb_id: int, subject: int) -> bool:
    """Return whether others may accuse after an action: one claims of an agent that it knows, or allows."""
    if verb_id < verb.HEARTS or verb_id > verb.ACE:
        return verb_id == verb.ALLOW
    return known_tokens(seen, seat) & ~seen.face_up & 1 << subject != 0


@kernel
def accused(world: State, seat: int, verb_id: int, subject: int, objects: int, generator: list[int]) -> bool:
    """Return whether somebody accuses after an action, where they answer as when the search plays on."""
    apply(world, seat, verb_id, subject, objects)
    while world.stage == stage.ACCUSE:
        answer, _, _ = sensible(world, world.asked, generator)
        if answer == verb.ACCUSE:
            return True
        apply(world, world.asked, answer, NONE, 0)
    return False


@kernel
def after(world: State, seat: int, verb_id: int, subject: int, objects: int, generator: list[int]) -> None:
    """Play a world on to the end of the turn: that of the seat, if nobody objects, or of somebody else."""
    turn = world.turn
    apply(world, seat, verb_id, subject, objects)
    for _ in range(MAX_ANSWERS):
        answer, token, tokens = ANSWERS[world.stage], NONE, 0
        if answer == NONE or world.turn != turn:
            break
        if world.asked != seat and turn != seat:
            if world.stage != stage.ACCUSE:
                answer, token, tokens = sensible(world, world.asked, generator)
            elif chance_of_truth(world, world.asked) == 0:
                answer = verb.ACCUSE
        apply(world, world.asked, answer, token, tokens)


@kernel
def note_agendas(was: State, now: State, seat: int, effects: list[float]) -> None:
    """Add how much nearer each agenda comes for a seat, and their own for the others, by which it is."""
    for agenda in range(agendas_in_game(was.players)):
        effects[GAINED + agenda] += steps_to(was, seat, agenda) - steps_to(now, seat, agenda)
    left = steps_to(now, seat, int(was.agendas[seat]))
    effects[LEFT] += left
    effects[DONE] += int(left == 0)
    for other in range(was.players):
        if other != seat and was.playing >> other & 1:
            agenda = int(was.agendas[other])
            place = AGENDAS * other + agenda
            effects[HAS + place] += 1
            effects[AWAY + place] += steps_to(now, other, agenda) - steps_to(was, other, agenda)


@kernel
def note_table(was: State, now: State, seat: int, effects: list[float]) -> None:
    """Add who has won at the end of the turn, and a seat's agents."""
    effects[AGENTS] += count(now.controlled[seat])
    effects[FIELDED] += count(now.controlled[seat] & now.in_field)
    for winner in range(was.players):
        effects[BEATEN + winner] += now.winners >> winner & 1


@kernel
def note_end(end: State, seat: int, effects: list[float]) -> None:
    """Add who wins in the next rounds, and how far a seat's agenda is after them, in a world played on."""
    for winner in range(end.players):
        effects[WINS_LATER + winner] += end.winners >> winner & 1
    effects[LEFT_LATER] += steps_left(end, seat)
