"""Abilities: claims, accusations, targets, uses, and those of an accused Joker (SC-12 to SC-25, SC-35)."""

from spydeck.games.events import emit
from spydeck.games.spycard.rules.fights import ask_bullet, ask_jack, die, discard, turn_up
from spydeck.games.spycard.rules.state import State, controller_of, in_play, next_playing
from spydeck.games.spycard.rules.turn import end_turn
from spydeck.games.spycard.vocabulary import ability, event, phase, stage
from spydeck.kernel import EVERYONE, count, kernel, lowest


@kernel
def tokens_with_ability(state: State, ability_id: int) -> int:
    """Return the tokens that truly have an ability, as far as known (SC-12, SC-22)."""
    if ability_id < ability.SUIT_COUNT:
        return state.of_suit[ability_id]
    if ability_id == ability.QUEEN:
        return state.queens
    return state.aces


@kernel
def tokens_that_pass(state: State, ability_id: int) -> int:
    """Return the tokens that survive an accusation of an ability, as far as known (SC-22, SC-25)."""
    tokens = tokens_with_ability(state, ability_id)
    if ability_id < ability.SUIT_COUNT:
        tokens |= state.jokers
    return tokens


@kernel
def targets_needed(ability_id: int) -> int:
    """Return the number of targets that an ability takes."""
    if ability_id == ability.DIAMONDS or ability_id == ability.QUEEN:
        return 2
    return 1


@kernel
def next_targets(state: State, ability_id: int, chosen: int) -> int:
    """Return the tokens that may be named next as targets, after the chosen ones (SC-13 to SC-15)."""
    tokens = in_play(state)
    if chosen and (chosen & ~tokens or count(chosen) >= targets_needed(ability_id)):
        return 0
    if ability_id == ability.HEARTS:
        return tokens & ~state.face_up
    if ability_id == ability.SPADES or ability_id == ability.CLUBS:
        return state.face_up
    if ability_id == ability.ACE:
        return tokens
    if ability_id == ability.QUEEN:
        return tokens & ~chosen if count(tokens) > 1 else 0
    if chosen == 0:
        return swappable(state, state.in_field) | swappable(state, tokens & ~state.in_field)
    own = state.controlled[controller_of(state, lowest(chosen))]
    return same_place(state, tokens, chosen) & ~own


@kernel
def swappable(state: State, place: int) -> int:
    """Return the tokens of the field or of the bases, unless one player controls them all."""
    if place == 0 or place & ~state.controlled[controller_of(state, lowest(place))] == 0:
        return 0
    return place


@kernel
def same_place(state: State, tokens: int, chosen: int) -> int:
    """Return those of some tokens that are in the same place, field or base, as a chosen one."""
    if state.in_field & chosen:
        return tokens & state.in_field
    return tokens & ~state.in_field


@kernel
def are_possible_targets(state: State, ability_id: int, targets: int) -> bool:
    """Return whether these tokens could be declared now as the targets of an ability."""
    if targets == 0 or count(targets) != targets_needed(ability_id):
        return False
    first = targets & -targets
    if next_targets(state, ability_id, 0) & first == 0:
        return False
    return first == targets or next_targets(state, ability_id, first) & targets == targets ^ first


@kernel
def is_bound(state: State, suit: int) -> bool:
    """Return whether a suit is bound to the declared targets, as the declared one was in version 1."""
    return state.rules_version == 1 and suit == state.ability


@kernel
def next_joker_targets(state: State, suit: int, chosen: int) -> int:
    """Return the tokens that an accused Joker may name next for a suit; each suit can be used once."""
    if state.joker_used >> suit & 1:
        return 0
    if not is_bound(state, suit):
        return next_targets(state, suit, chosen)
    if chosen & ~state.targets == 0 and are_possible_targets(state, suit, state.targets):
        return state.targets & ~chosen
    return 0


@kernel
def are_joker_targets(state: State, suit: int, targets: int) -> bool:
    """Return whether an accused Joker may use a suit on these targets now."""
    if state.joker_used >> suit & 1 or (is_bound(state, suit) and targets != state.targets):
        return False
    return are_possible_targets(state, suit, targets)


@kernel
def joker_suits(state: State) -> int:
    """Return the suits that an accused Joker can use now."""
    suits = 0
    if in_play(state) >> state.acting & 1:
        for suit in range(ability.SUIT_COUNT):
            if next_joker_targets(state, suit, 0):
                suits |= 1 << suit
    return suits


@kernel
def ask_joker(state: State) -> None:
    """Ask which suit an accused Joker uses next, or end its uses if there is none."""
    if joker_suits(state):
        state.stage = stage.JOKER
        state.asked = state.turn
    else:
        end_joker(state)


@kernel
def finish_joker(state: State) -> None:
    """Forgo the remaining uses of an accused Joker."""
    emit(state, event.JOKER_DONE, state.turn, EVERYONE, 0, 0)
    end_joker(state)


@kernel
def end_joker(state: State) -> None:
    """Discard the accused Joker from wherever it is, and end the turn."""
    if in_play(state) >> state.acting & 1:
        discard(state, state.acting)
    end_turn(state)


@kernel
def use(state: State, ability_id: int, targets: int) -> None:
    """Carry out one use of an ability, or nothing where it has become impossible (SC-35)."""
    acts = in_play(state) >> state.acting & 1 == 1
    if not acts or not are_possible_targets(state, ability_id, targets):
        emit(state, event.NO_EFFECT, state.turn, EVERYONE, 0, 0)
        finish_use(state)
        return
    token = lowest(targets)
    if ability_id == ability.HEARTS:
        if not ask_jack(state, token):
            reveal_target(state, token)
    elif ability_id == ability.SPADES or ability_id == ability.ACE:
        if not ask_bullet(state, token):
            kill_target(state, token)
    else:
        if ability_id == ability.CLUBS:
            turn_down(state, token)
        elif ability_id == ability.DIAMONDS:
            swap(state, token, lowest(targets ^ (1 << token)))
        else:
            state.in_field ^= targets  # SC-14
            emit(state, event.TWO_MOVED, state.turn, EVERYONE, targets, targets & state.in_field)
        finish_use(state)


@kernel
def reveal_target(state: State, token: int) -> None:
    """Turn up the target of Hearts, or a Jack instead of it; a Joker is discarded (SC-13, SC-26)."""
    turn_up(state, token)
    is_acting_joker = state.phase == phase.JOKER_USE and token == state.acting  # SC-25
    if state.jokers >> token & 1 and not is_acting_joker:
        discard(state, token)
    finish_use(state)


@kernel
def kill_target(state: State, token: int) -> None:
    """Kill the target of Spades or the Ace, or the agent that takes the bullet (SC-13, SC-15, SC-27)."""
    die(state, token)
    finish_use(state)


@kernel
def turn_down(state: State, token: int) -> None:
    """Turn a token face down (SC-13)."""
    state.face_up &= ~(1 << token)
    emit(state, event.TURNED_DOWN, controller_of(state, token), EVERYONE, token, 0)


@kernel
def look(state: State, seat: int, token: int) -> None:
    """Let a seat look at a token that it has come to control (SC-7)."""
    state.known[seat] |= 1 << token
    if state.face_up >> token & 1 == 0:
        emit(state, event.LOOKED, seat, 1 << seat, int(state.agents[token]), token)


@kernel
def swap(state: State, one: int, two: int) -> None:
    """Let two players swap a token each; the new controllers look at them (SC-7, SC-13)."""
    both = 1 << one | 1 << two
    seat = controller_of(state, one)
    other = controller_of(state, two)
    emit(state, event.SWAPPED, state.turn, EVERYONE, both, 0)
    state.controlled[seat] ^= both
    state.controlled[other] ^= both
    look(state, seat, two)
    look(state, other, one)


@kernel
def finish_use(state: State) -> None:
    """Continue after a use: with the second use, a Joker's next use or the end of the turn (SC-22, SC-25)."""
    if state.phase == phase.JOKER_USE:
        ask_joker(state)
        return
    acts = in_play(state) >> state.acting & 1 == 1
    if state.phase == phase.FIRST_USE and acts and next_targets(state, state.ability, 0):
        state.stage = stage.AGAIN
        state.asked = state.turn
    else:
        end_turn(state)


@kernel
def use_again(state: State, targets: int) -> None:
    """Use a proven ability a second time (SC-22)."""
    emit(state, event.USED_AGAIN, state.turn, EVERYONE, targets, state.ability)
    state.phase = phase.SECOND_USE
    use(state, state.ability, targets)


@kernel
def decline(state: State) -> None:
    """Forgo the second use (SC-22)."""
    emit(state, event.DECLINED, state.turn, EVERYONE, 0, 0)
    end_turn(state)


@kernel
def use_joker(state: State, suit: int, targets: int) -> None:
    """Use one of the four suits of an accused Joker (SC-25)."""
    state.joker_used |= 1 << suit
    emit(state, event.JOKER_USED, state.turn, EVERYONE, targets, suit)
    use(state, suit, targets)


@kernel
def declare(state: State, seat: int, ability_id: int, acting: int, targets: int) -> None:
    """Use the ability of a face-up agent, or claim one for a face-down agent (SC-12, SC-20)."""
    state.ability = ability_id
    state.acting = acting
    state.targets = targets
    if state.face_up >> acting & 1:
        emit(state, event.USED, seat, EVERYONE, targets, acting + 64 * ability_id)
        state.phase = phase.SINGLE_USE
        use(state, ability_id, targets)
    else:
        emit(state, event.CLAIMED, seat, EVERYONE, targets, acting + 64 * ability_id)
        state.phase = phase.CLAIM
        state.stage = stage.ACCUSE
        state.asked = next_playing(state, seat)


@kernel
def allow(state: State, seat: int) -> None:
    """Do not accuse; once all opponents allow, the ability is used (SC-20, SC-21)."""
    emit(state, event.ALLOWED, seat, EVERYONE, 0, 0)
    state.asked = next_playing(state, seat)
    if state.asked == state.turn:
        state.phase = phase.SINGLE_USE
        use(state, state.ability, state.targets)


@kernel
def accuse(state: State, seat: int) -> None:
    """Accuse the acting agent of a lie, which turns it up unless a Jack replaces it (SC-22, SC-23)."""
    emit(state, event.ACCUSED, seat, EVERYONE, 0, 0)
    state.accuser = seat
    if state.jack_on_accusation == 0 or not ask_jack(state, state.acting):  # SC-24
        judge(state, state.acting)


@kernel
def judge(state: State, turned: int) -> None:
    """Turn up the accused agent, or a Jack instead of it, and judge the claim (SC-22, SC-24, SC-25)."""
    turn_up(state, turned)
    if state.jokers >> turned & 1 and state.ability < ability.SUIT_COUNT:
        state.phase = phase.JOKER_USE
        ask_joker(state)
    elif tokens_with_ability(state, state.ability) >> turned & 1:
        emit(state, event.TRUTH, state.turn, EVERYONE, turned, 0)
        state.phase = phase.FIRST_USE
        use(state, state.ability, state.targets)
    else:
        emit(state, event.LIE, state.turn, EVERYONE, turned, 0)
        discard(state, turned)
        end_turn(state)
