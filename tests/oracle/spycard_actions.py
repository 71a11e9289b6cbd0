"""What a player of Spycard may do with a turn, and on which targets an ability may be used."""

from itertools import combinations

from .spycard_cards import CLAIMS, agendas_for, claim_is_true
from .spycard_table import Table, in_token_order

# The targets of an ability


def is_possible(table: Table, claim: str, targets: list[str]) -> bool:
    """Return whether the ability can be used now on exactly these targets, in ascending order (SC-4)."""
    if not all(token in table.agents and table.is_in_play(token) for token in targets):
        return False
    if claim in ("diamonds", "queen"):
        if len(targets) != 2 or targets[0] == targets[1] or targets != in_token_order(targets):
            return False
        one, other = table.agents[targets[0]], table.agents[targets[1]]
        # SC-13: of two players, both in the field or both at base; SC-14: any two
        return claim == "queen" or (one.controller != other.controller and one.zone == other.zone)
    if len(targets) != 1:
        return False
    target = table.agents[targets[0]]
    if claim == "hearts":
        return not target.face_up  # SC-13
    if claim in ("spades", "clubs"):
        return target.face_up  # SC-13
    return claim == "ace"  # SC-15: anywhere, face up or down


def possible_targets(table: Table, claim: str) -> list[list[str]]:
    """Return every choice of targets on which the ability can be used now."""
    how_many = 2 if claim in ("diamonds", "queen") else 1
    choices = [list(tokens) for tokens in combinations(table.in_play(), how_many)]
    return [targets for targets in choices if is_possible(table, claim, targets)]


# The parts of an action


def is_in_field_of(table: Table, seat: int, token: str) -> bool:
    if token not in table.agents:
        return False
    agent = table.agents[token]
    return agent.zone == "field" and agent.controller == seat


def may_claim(table: Table, seat: int, token: str, claim: str) -> bool:
    if not is_in_field_of(table, seat, token) or claim not in CLAIMS:
        return False  # SC-12: only agents in the field
    agent = table.agents[token]
    return not agent.face_up or claim_is_true(claim, agent.identity)  # SC-12: face down, you may lie


def may_attack_with(table: Table, seat: int, token: str) -> bool:
    return is_in_field_of(table, seat, token) and not table.agents[token].face_up  # SC-17


def may_be_attacked(table: Table, seat: int, target: str) -> bool:
    return any(is_in_field_of(table, other, target) for other in table.opponents_of(seat))  # SC-17


def may_move(table: Table, seat: int, verb: str, tokens: list[str]) -> bool:
    leaving = table.agents_at(seat, "base" if verb == "field" else "field")  # SC-11
    if not tokens or not all(token in leaving for token in tokens):
        return False
    return tokens == in_token_order(set(tokens))  # SC-4: ascending, none twice


def may_expose(table: Table, seat: int, target: str, agenda: str) -> bool:
    opponents = [f"P{other}" for other in table.opponents_of(seat)]
    return target in opponents and agenda in agendas_for(table.players)  # SC-18


# Whole actions


def action_is_legal(table: Table, seat: int, text: str) -> bool:
    """Return whether the canonical text is an action that the seat may take with its turn."""
    verb, *words = text.split(" ")
    if verb == "pass":
        return not words  # SC-8
    if verb == "draft":
        return not words and len(table.deck()) > 0  # SC-10
    if verb in ("field", "base"):
        return may_move(table, seat, verb, words)
    if verb == "attack" and len(words) == 2:
        return may_attack_with(table, seat, words[0]) and may_be_attacked(table, seat, words[1])
    if verb == "expose" and len(words) == 2:
        return may_expose(table, seat, words[0], words[1])
    if verb in CLAIMS and len(words) > 2 and words[1] == "on":
        return may_claim(table, seat, words[0], verb) and is_possible(table, verb, words[2:])  # SC-16
    return False


def listed_actions(table: Table, seat: int) -> set[str]:
    """Return all actions, but only those moves that take one agent or all agents of a place."""
    texts = {"pass"}  # SC-8
    if table.deck():
        texts.add("draft")  # SC-10
    texts |= _listed_moves(table, seat, "field", "base") | _listed_moves(table, seat, "base", "field")
    for claim in CLAIMS:
        choices = possible_targets(table, claim)
        for token in table.agents_at(seat, "field"):
            if may_claim(table, seat, token, claim):
                texts |= {f"{claim} {token} on {' '.join(targets)}" for targets in choices}  # SC-16
    attackers = [token for token in table.in_play() if may_attack_with(table, seat, token)]
    attacked = [token for token in table.in_play() if may_be_attacked(table, seat, token)]
    texts |= {f"attack {token} {target}" for token in attackers for target in attacked}
    for other in table.opponents_of(seat):
        texts |= {f"expose P{other} {agenda}" for agenda in agendas_for(table.players)}  # SC-18
    return texts


def _listed_moves(table: Table, seat: int, verb: str, leaving: str) -> set[str]:
    tokens = table.agents_at(seat, leaving)
    if not tokens:
        return set()  # SC-11: at least one
    return {f"{verb} {token}" for token in tokens} | {f"{verb} {' '.join(tokens)}"}
