"""Why requests over HTTP are refused."""

from __future__ import annotations

HTTP_REFUSALS: dict[str, tuple[str, str]] = {
    "malformed": ("422, 408", "the request does not have the form that this page describes; see `field`"),
    "unknown-game": ("422", "no game of this server has this name"),
    "wrong-number-of-players": ("422", "the game is not for so many players"),
    "unknown-option": ("422", "the game does not have this option"),
    "invalid-option": ("422", "the option cannot have this value; `clause` names the rule that says which"),
    "options-exclude-each-other": ("422", "two chosen values of an option exclude each other"),
    "no-guest": ("401", "the request needs a guest: send the cookie of `PUT /api/guest`"),
    "wrong-token": ("401", "the token is not one of this server's, or is for another table"),
    "token-replaced": ("401", "the program no longer has its seat, or the table is gone"),
    "persons-only": ("403", "programs may not do this"),
    "origin": ("403", "the request comes from a page of another site"),
    "not-host": ("403", "only the host may do this"),
    "not-seated": ("403", "only players in the game may do this"),
    "unknown": ("403, 404, 405, 421", "there is no such page, table, record, bot or seat, or not for you"),
    "not-now": ("409", "not possible at this stage of the table"),
    "taken": ("409", "the seat is taken"),
    "too-many": ("429, 413", "a limit of this server"),
    "not-saved": ("503", "the server could not save it; nothing was done, try again"),
    "not-read": ("503", "the server could not read its database; try again"),
}
"""The codes with which a request over HTTP is refused, each with its status and its meaning."""
