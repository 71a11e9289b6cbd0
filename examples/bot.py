"""A bot for all three games that plays at random. `python examples/bot.py SOCKET TOKEN`

Before a game, the host of a table gets both for a seat from `POST /api/tables/TABLE/programs`: in the
terminal with `program 2 Rusty`, in Python with `guest.add_program(table, 2, "Rusty")`. See docs/protocol.md.
"""

import random
import sys
import time

from spydeck.errors import SpydeckError
from spydeck.json_types import JsonObject
from spydeck.protocol.client import RequestRejected, TableSocket
from spydeck.protocol.messages import NextMessage, Refused

TOO_LATE = ("stale", "not-asked", "not-now")
"""Refusals of an answer that the server no longer waits for."""


def play(address: str, token: str) -> None:
    """Play at a table, game after game, until the host removes the bot."""
    with TableSocket(address, token=token) as socket:
        for _ in socket:
            while socket.view and (question := open_question(socket)) is not None:
                try:
                    answer(socket, socket.view, question)
                except RequestRejected:  # removed while it chose
                    return


def open_question(socket: TableSocket) -> int | None:
    """Return the question to answer now, named by the event that asked it."""
    asked = socket.asked
    return asked.since if asked and asked.now and not asked.sealed else None


def answer(socket: TableSocket, view: JsonObject, question: int) -> None:
    """Act, unless the question has changed meanwhile: the server waits only for a limited time."""
    action = choose(socket, view)
    if open_question(socket) != question:
        return
    answered = socket.act(action)
    if isinstance(answered, Refused) and answered.code not in TOO_LATE:
        print(f"refused: {answered.message}", file=sys.stderr)
        time.sleep(1)


def choose(socket: TableSocket, view: JsonObject) -> str:
    """Return a legal action: from the view's list, or word by word where there are too many to list."""
    if "legal" in view:
        return str(random.choice(view["legal"]))
    action: str = random.choice(list(view["choices"]))
    form = view["choices"][action]["form"].split()  # such as `hearts TOKEN on TOKEN`
    while True:
        if "on" in form and len(action.split()) == form.index("on"):
            action += " on"
        following = socket.next(action)
        if not isinstance(following, NextMessage) or not following.next:
            return action
        if following.enough and random.random() < 0.5:
            return action
        action += " " + random.choice(following.next)


if __name__ == "__main__":
    try:
        play(sys.argv[1], sys.argv[2])
    except SpydeckError as error:
        sys.exit(str(error))
