"""Starting a game at the terminal, or resuming a saved one."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path

from spydeck import language
from spydeck.errors import SpydeckError
from spydeck.files import home
from spydeck.games.registry import game
from spydeck.games.text_ui import TextUi, from_memory
from spydeck.language import worded
from spydeck.match import Match
from spydeck.match.record_format import write
from spydeck.match.replay import Replay, has_ended
from spydeck.record import load
from spydeck.terminal.prompt import Reader, reader_for
from spydeck.terminal.saves import (
    ChangedElsewhere,
    Save,
    choose,
    is_first_game,
    latest_unfinished,
    new_save,
    read_match,
    saved_games,
    unfinished_game,
)
from spydeck.terminal.screen import Screen, screen_for
from spydeck.terminal.seating import Seating, seat_person, seating_from_tags
from spydeck.terminal.session import LocalSession
from spydeck.terminal.text import sentence, words
from spydeck.terminal.typed_words import LanguageChanged
from spydeck.text.system import cause_of


@dataclass(frozen=True)
class NewGame:
    """How a new game is set up."""

    game: str
    players: int | None
    options: Mapping[str, object]
    seat: int
    bots: tuple[str, ...]
    name: str | None
    seed: int | None
    plain: bool
    memory: bool = False
    """Whether the player remembers, so that the screen hides what can be remembered."""


MEMORY_TAG = {"Memory": "on"}
"""The tag of a saved game whose player remembers."""


def text_ui_of(name: str, *, plain: bool, memory: bool = False) -> TextUi:
    """Return the text interface of a game: `plain` for screen readers, `memory` for players who remember."""
    text_ui = game(name).text_ui()
    chosen = text_ui.screen_reader or text_ui if plain else text_ui
    return from_memory(chosen) if memory else chosen


def start(setup: NewGame, hint: str = "") -> None:
    """Start a game and play it. Raise `SpydeckError` if it cannot be set up like this, and `OSError`."""
    found = game(setup.game)
    players = found.usual_players if setup.players is None else setup.players
    options = found.read_options(players, setup.options)
    name = sentence("default-name") if setup.name is None else setup.name
    seating = seat_person(options.players, setup.seat, setup.bots, name)
    tags = {**seating.tags(), "Date": date.today().isoformat(), **(MEMORY_TAG if setup.memory else {})}
    match = Match(found, options, seed=setup.seed, tags=tags)
    first, save = first_save(match)
    screen = screen_for(sys.stdout, plain=setup.plain)
    text_ui = text_ui_of(setup.game, plain=setup.plain, memory=setup.memory)
    screen.say(sentence("title", game=found.title, players=match.players), "strong")
    if first:
        screen.line(text_ui.highlight(worded(found.pitch)))
    welcome(screen, seating, match, text_ui)
    if hint:
        screen.say(hint, "faint")
    read = reader_for(sys.stdin, sys.stdout)
    session = LocalSession(match, seating, save, text_ui, screen, read, seed=setup.seed)
    play_and_reload(session, screen, read, plain=setup.plain)


def first_save(match: Match) -> tuple[bool, Save]:
    """Save a new game. Return whether it is the first of its kind here, and its file."""
    try:
        first = is_first_game(match.game.name)
        save = new_save(match.game.name)
        save.write(match)
    except OSError as error:
        raise SpydeckError(sentence("cannot-save", folder=home(), reason=cause_of(error))) from None
    return first, save


def resume(path: Path | None, *, plain: bool) -> None:
    """Continue a saved game, or one of the unfinished ones. Raise what `start` raises."""
    screen = screen_for(sys.stdout, plain=plain)
    read = reader_for(sys.stdin, sys.stdout)
    path = unfinished(screen, read) if path is None else path
    if path is not None:
        play_and_reload(resumed_session(path, screen, read, plain=plain), screen, read, plain=plain)


def unfinished(screen: Screen, read: Reader) -> Path | None:
    """Return the unfinished game to continue: at a terminal, one that the person chooses among several."""
    found = saved_games(unfinished_game)
    if len(found) > 1 and sys.stdin.isatty() and sys.stdout.isatty():
        return choose(found, screen, read)
    return latest_unfinished()


def resumed_session(path: Path, screen: Screen, read: Reader, *, plain: bool) -> LocalSession:
    """Return the session of a saved game, where it stopped. Raise `SpydeckError` and `OSError`."""
    save = Save(path).opened()
    match = read_match(path)
    if match.over:
        raise SpydeckError(sentence("already-over", path=path))
    seating = seating_from_tags(match)
    save.write(match)
    screen.say(sentence("resumed", game=match.game.title, players=match.players), "strong")
    memory = match.tags.items() >= MEMORY_TAG.items()
    text_ui = text_ui_of(match.game.name, plain=plain, memory=memory)
    welcome(screen, seating, match, text_ui)
    session = LocalSession(match, seating, save, text_ui, screen, read)
    session.skip_past_events()
    return session


def try_again(
    match: Match, step: int, seat: int | None, screen: Screen, read: Reader, *, plain: bool
) -> None:
    """Play on from a step of a saved game with the same cards and bots, as a game of its own.

    In a seat, or in the person's own one. Raise `SpydeckError` if that has nothing to choose there, or if the
    deal or round goes on: that would be help. Raise `OSError`, and at the end `LanguageChanged` if it was.
    """
    seating = seating_from_tags(match)
    seated = seating if seat is None else seating.seated_at(seat)
    replay = Replay(match)
    replay.go_to(step)
    begun = replay.match
    if begun.part == match.part and not has_ended(match):
        raise SpydeckError(sentence("again-unfinished"))
    if seated.seat not in begun.actors:
        raise SpydeckError(sentence("nothing-to-try", step=replay.step))
    memory = {name: match.tags[name] for name in MEMORY_TAG if name in match.tags}
    tags = {**seated.tags(), "Date": date.today().isoformat(), **memory}
    tried = load(write(match.game, match.options, tags, begun.lines()))
    _, save = first_save(tried)
    screen.say(sentence("tried-again", step=replay.step), "strong")
    text_ui = text_ui_of(match.game.name, plain=plain, memory=bool(memory))
    welcome(screen, seated, tried, text_ui)
    session = LocalSession(tried, seated, save, text_ui, screen, read)
    session.skip_past_events()
    before = language.current()
    play_and_reload(session, screen, read, plain=plain)
    if language.current() != before:
        raise LanguageChanged


def try_from_game(session: LocalSession, screen: Screen, read: Reader, step: int, *, plain: bool) -> None:
    """Play on from a step of a game that goes on."""
    try_again(session.match, step, session.seat, screen, read, plain=plain)


def play_and_reload(session: LocalSession, screen: Screen, read: Reader, *, plain: bool) -> None:
    """Play; load the game again in another language, or on request where another program has continued it."""
    while True:
        session.again = partial(try_from_game, session, screen, read, plain=plain)
        try:
            return session.play()
        except LanguageChanged:
            pass
        except ChangedElsewhere as error:
            if not wants_to_reload(error, screen, read):
                raise
        session = resumed_session(session.save.path, screen, read, plain=plain)


def wants_to_reload(error: ChangedElsewhere, screen: Screen, read: Reader) -> bool:
    """Ask whether to load a game that another program has continued."""
    screen.refuse(f"{error}.")
    screen.flush()
    try:
        return read(sentence("reload")).strip().lower() in ("", *words("yes"))
    except (EOFError, KeyboardInterrupt):
        return False


def welcome(screen: Screen, seating: Seating, match: Match, text_ui: TextUi) -> None:
    """Show what is played, who sits where, that the game is saved, and how to get help."""
    options = text_ui.describe_options(match.options.facts())
    if options:
        screen.line(text_ui.highlight(options))
    players = len(seating.names)
    from_left = [(seating.seat + step) % players for step in range(1, players)]
    bots = dict(zip(sorted(from_left), seating.bots, strict=True))
    others = [(seating.names[seat], bots[seat]) for seat in from_left]
    screen.say(who_sits_where(seating.seat, others))
    screen.say(sentence("saved-as-you-play"))
    screen.say(sentence("type-help"))


def who_sits_where(own: int, others: Sequence[tuple[str, str]]) -> str:
    """Return who sits where, from the names and bots of the other seats, clockwise."""
    kinds = {bot for _, bot in others}
    if len(others) == 1:
        return sentence("seat-opposite", own=own, name=others[0][0], bot=others[0][1])
    if len(kinds) == 1:
        return sentence("seats-of-one-kind", own=own, names=[name for name, _ in others], bot=kinds.pop())
    return sentence(
        "seats", own=own, names=[sentence("named-bot", name=name, bot=bot) for name, bot in others]
    )
