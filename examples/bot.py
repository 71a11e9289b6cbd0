"""A bot for all three games: it plays any legal action. `python examples/bot.py SOCKET TOKEN`

The host of a table gets both for a seat, before a game, from `POST /api/tables/TABLE/programs`: at a terminal
by typing `program 2 Rusty`, in Python by `guest.add_program(table, 2, "Rusty")`. See docs/protocol.md.
"""

import random
import sys
import time

from spydeck.json_types import JsonObject
from spydeck.protocol.client import TableSocket
from spydeck.protocol.messages import NextMessage, Refused


def play(address: str, token: str) -> None:
    """Play at a table until the host lets us go, game after game."""
    with TableSocket(address, token=token) as socket:
        for _ in socket:
            while socket.view and is_asked(socket):
                answer = socket.act(choose(socket, socket.view))
                if isinstance(answer, Refused) and answer.code != "stale":
                    print(f"refused: {answer.message}", file=sys.stderr)
                    time.sleep(1)


def is_asked(socket: TableSocket) -> bool:
    """Whether we may act now and have not answered yet."""
    return socket.asked is not None and socket.asked.now and not socket.asked.sealed


def choose(socket: TableSocket, view: JsonObject) -> str:
    """Any legal action: from the view's list, or word by word where there are too many for a list."""
    if "legal" in view:
        return str(random.choice(view["legal"]))
    action: str = random.choice(list(view["choices"]))
    form = view["choices"][action]["form"].split()  # such as `hearts TOKEN on TOKEN`
    while True:
        if "on" in form and len(action.split()) == form.index("on"):
            action += " on"
        coming = socket.next(action)
        if not isinstance(coming, NextMessage) or not coming.next:
            return action
        if coming.enough and random.random() < 0.5:
            return action
        action += " " + random.choice(coming.next)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2])
