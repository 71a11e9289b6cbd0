"""When an agenda of Spycard holds for the player who has it."""

from .spycard_cards import SUITS, suit_of
from .spycard_table import Table


def agenda_holds(table: Table, seat: int) -> bool:
    """Return whether the seat's agenda holds now (SC-32)."""
    x = 2 * table.players  # SC-32: the players who started
    own = table.agents_of(seat)
    in_play = table.in_play()
    face_up = [token for token in in_play if table.agents[token].face_up]
    agenda = table.agendas[seat]
    if agenda == "KC":
        clubs_shown = [token for token in face_up if suit_of(table.identity(token)) == "clubs"]
        all_clubs = all(suit_of(table.identity(token)) == "clubs" for token in own)
        return len(own) > 0 and all_clubs and not clubs_shown
    if agenda == "AC":
        in_field = [token for token in in_play if table.agents[token].zone == "field"]
        return len(in_field) > 0 and all(token in own for token in in_field)
    if agenda == "KS":
        return len(in_play) == x
    if agenda == "AD":
        own_suits_shown = [suit_of(table.identity(token)) for token in own if token in face_up]
        return all(suit in own_suits_shown for suit in SUITS)
    if agenda == "KH":
        return len(face_up) == x
    if agenda == "KD":
        counts = [len(table.agents_of(player)) for player in table.still_in()]
        return all(count == counts[0] for count in counts) and counts[0] != 4
    return seat in table.has_exposed  # AH
