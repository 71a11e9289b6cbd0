"""A bot for all three games that plays at random. `python examples/bot.py SOCKET TOKEN`

Before a game, the host of a table gets both for a seat from `POST /api/tables/TABLE/programs`: in the
terminal with `program 2 Rusty`, in Python with `guest.add_program(table, 2, "Rusty")`. See docs/protocol.md.
"""

import random
import sys
import time

from spydeck.json_types import JsonObject
from spydeck.protocol.client import TableSocket
from spydeck.protocol.messages import NextMessage, Refused


def play(address: str, token: str) -> None:
    """Play at a table, game after game, until the host removes the bot."""
    with TableSocket(address, token=token) as socket:
        for _ in socket:
            while socket.view and is_asked(socket):
                answer = socket.act(choose(socket, socket.view))
                if isinstance(answer, Refused) and answer.code != "stale":
                    print(f"refused: {answer.message}", file=sys.stderr)
                    time.sleep(1)


def is_asked(socket: TableSocket) -> bool:
    """Return whether the seat may act now and has not answered yet."""
    return socket.asked is not None and socket.asked.now and not socket.asked.sealed


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
    play(sys.argv[1], sys.argv[2])
