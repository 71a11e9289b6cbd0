"""The sentences of online play in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spydeck.errors import shown
from spydeck.games.grammar.en import counted, does
from spydeck.games.grammar.en import joined as or_else
from spydeck.games.text_ui import Names
from spydeck.terminal.text.en import TYPE_HELP, title

# Joining a table


CHOOSE_NAME = "choose a name: --name NAME"
RETURN_LATER = "Your seat is kept; after a while a bot plays for you. To come back:"


def daily(day: str, *, practice: bool) -> str:
    counts = "This does not count." if practice else "This try counts, and there is no advice in it."
    return f"The daily deal of {day}. {counts}"


def daily_standing(worse: int, same: int, others: int) -> str:
    if others == 0:
        return "You are the first to finish this deal."
    return (
        f"Of {others} other {'player' if others == 1 else 'players'}, {worse} did worse and {same} the same."
    )


def daily_expert(points: int, *, won: bool) -> str:
    count = counted(points, "point")
    return f"The bot expert in your seat: {count}{', won' if won else ''}."


def daily_result(address: str) -> str:
    return f"See how others did: {address}"


def at_server(game: str, seats: int, server: str) -> str:
    return f"{title(game, seats)}, at {server}"


def clock(seconds: float) -> str:
    """Return how long each move can take."""
    for unit, length in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds % length == 0:
            return f"Time for each move: {counted(round(seconds / length), unit)}."
    return f"Time for each move: {counted(round(seconds), 'second')}."


def you_are(name: str, *, spectator: bool) -> str:
    return f"You are {name}{', a spectator' if spectator else ''}. {TYPE_HELP}"


def name_of_bot(seat: int, name: str) -> str:
    return name


def seat_name(seat: int) -> str:
    return f"seat {seat + 1}"


# Commands


LEAVE_FOR_NOW = "leave for now; your seat is kept"
HELP = {
    "who": "show who sits where",
    "link": "show the link that invites others",
    "say": "chat: your own words, or one of the phrases that say alone lists",
    "start": "start the game",
    "rematch": "play again",
    "sit": "take a seat, as in sit 2",
    "stand": "give up your seat and watch",
    "bot": "give a seat to a bot, as in bot 2",
    "open": "open a seat, as in open 2",
    "program": "get a token for your own bot, as in program 2 Rusty",
    "withdraw": "take back a sealed answer, or your proposal",
    "pause": "propose a pause",
    "draw": "propose a draw",
    "finish": "propose to finish a deal that is already decided",
    "agree": "agree to the proposal",
    "disagree": "decline the proposal",
    "resume": "resume a paused game",
    "back": "take your seat back from a bot",
    "record": "save its record as a file",
    "leave": "leave the table for good",
}
"""What a person can type at a table besides the commands of every game."""
TYPED: Mapping[str, Sequence[str]] = {}
"""What a person can type for these commands in this language; the first word is listed."""
PROGRAM_NAME = "Program"
NOTHING_SEALED = "You have no sealed answer now."
NO_FINISHED_GAME = "no game has finished at this table yet"
LOCAL_LINK = "It works only on this computer, or on your network if the server was started with --lan."


def what_to_say(phrases: Sequence[str]) -> str:
    return f"say something: your own words, or one of: {', '.join(phrases)}"


def seat_missing(last: int, command: str) -> str:
    return f"name a seat from 1 to {last + 1}, as in {command} {last + 1}"


def which_seat(last: int, typed: str) -> str:
    return f"name a seat from 1 to {last + 1}, or who holds it, not {shown(typed)}"


def program_access(socket: str, token: str) -> list[str]:
    return [f"Its socket: {socket}", f"Its token, shown only once: {token}"]


def seat_line(seat: int, name: str | None, notes: Sequence[str], *, own: bool) -> str:
    """Return who holds a seat; without a name it is open."""
    holder = "you" if own else name or "open"
    return f"  Seat {seat + 1}: {holder}" + (f" ({'; '.join(notes)})" if notes else "")


HOST_NOTE = "host"
PROGRAM_NOTE = "program"
STAND_IN_NOTES = {
    "away": "away, a bot plays",
    "clock": "out of time, a bot plays",
    "left": "left, a bot plays",
}


def bot_note(bot: str | None) -> str:
    return f"bot, {bot}"


def spectators(names: Sequence[str]) -> str:
    return f"  Watching: {', '.join(names)}"


def invitation(link: str) -> str:
    return f"Others join with this link: {link}"


def record_saved(replay: str, verify: str) -> list[str]:
    return [f"To replay the game: {replay}", f"To verify its cards: {verify}"]


# What the person can do now


HOW_TO_RESUME = "Type resume to continue."
OUT_OF_GAME = "You are out of the game. You can watch the rest here, or type quit to leave."
NOTHING_TO_DECIDE = "You have nothing to decide now. Type ? for help."


def before_game(*, host: bool) -> str:
    start = "Press Enter to start; bots take the open seats." if host else "The host starts the game."
    return f"{start} {TYPE_HELP}"


def before_strangers_play(seconds: int) -> str:
    count = "1 second" if seconds == 1 else f"{seconds} seconds"
    return f"The game starts in {count}; bots take the seats that are still open then. {TYPE_HELP}"


WAITS_FOR_DEAL = "You are spectating. At the next deal you get a seat, in place of a bot."


def after_game(*, seated: bool) -> str:
    return f"{'Enter: play again.  ' if seated else ''}record: save the game as a file.  quit: leave."


def answer_early(answers: Sequence[str]) -> str:
    return f"You can answer in advance: {' or '.join(answers)}. The answer stays sealed until you are asked."


def time_left(seconds: int, *, window: bool) -> str:
    sealed = " All answers are revealed then, however quick they were." if window else ""
    return f"You have {counted(seconds, 'second')}.{sealed}"


def sealed(answer: str) -> str:
    return f"Sealed: {answer}. You can still change it, or type withdraw."


# The connection


RECONNECTED = "You are back at the table."
TRUNCATED = "Some of what happened meanwhile is not shown."
CONNECTION_LOST = "The connection is lost. Reconnecting..."
NO_GAME = "no game has started at this table"
BOT_THINKS = "the bot is still thinking: ask again in a moment, or play without a hint"
UNEXPECTED_REPLY = "the server sent an unexpected reply"


# Events of a table; members are named by `member_name`, seats by the names of the seats


PAUSED = "The game is paused."
GAME_RESUMED = "The game continues."
DRAWN = "The game is over: a draw by agreement."
LAPSED = "The proposal has lapsed."
FINISHING = "Everyone agrees: the rest of this deal is played out at once."
REMATCH = "The table is open for another game."
YOU = "You"
NOBODY = "Nobody"


def member_name(member: int) -> str:
    """Return the name of a member who left before this program connected."""
    return f"Member {member}"


def joined(name: str) -> str:
    return f"{name} joins the table."


def renamed(before: str, name: str) -> str:
    return f"{before} is now called {name}."


def removed(name: str) -> str:
    return f"The host has removed {name}."


def left(name: str) -> str:
    return f"{name} left the table."


def is_host(name: str, *, own: bool) -> str:
    return f"{name} {'are' if own else 'is'} the host now."


def seat_opened(seat: int) -> str:
    return f"Seat {seat + 1} is open."


def seat_to_bot(seat: int, bot: str) -> str:
    return f"A bot ({bot}) takes seat {seat + 1}."


def seat_to_program(seat: int, name: str) -> str:
    return f"Seat {seat + 1} is reserved for the program {name}."


def seat_taken(seat: int, name: str, *, own: bool) -> str:
    return f"{name} {'sit' if own else 'sits'} down in seat {seat + 1}."


def game_started(number: int, commitment: str) -> str:
    return f"Game {number} starts. The commitment to its cards: {commitment}"


STAND_INS = {
    "away": ("is away", "are away"),
    "clock": ("took too long", "took too long"),
    "left": ("has left", "have left"),
}


def stood_in(names: Names, seat: int, why: str) -> str:
    return f"{does(names, seat, *STAND_INS[why])}: a bot takes over."


def returned(names: Names, seat: int) -> str:
    return f"{does(names, seat, 'is', 'are')} back in the game."


def proposed(names: Names, seat: int, what: str) -> str:
    proposal = "to finish this deal at once" if what == "finish" else f"a {what}"
    return f"{does(names, seat, 'proposes', 'propose')} {proposal}. Players can type agree or disagree."


def withdrawn(names: Names, seat: int) -> str:
    return f"{does(names, seat, 'takes', 'take')} the proposal back."


def waits(names: Names, seats: Sequence[int]) -> str:
    people = or_else(["you" if seat == names.own else names[seat] for seat in seats], "or")
    how = " Type back to play on." if names.own in seats else ""
    return f"Nobody has played for two turns. The game waits for {people}.{how}"


def answered(names: Names, seat: int, *, agree: bool) -> str:
    return f"{does(names, seat, 'agrees', 'agree') if agree else does(names, seat, 'disagrees', 'disagree')}."


def chat(name: str, words: str) -> str:
    return f"{name}: {words}"


def phrase(name: str) -> str:
    """Return a preset phrase in words."""
    return name.replace("-", " ")


def phrase_typed(name: str) -> str:
    """Return what a person types for a preset phrase."""
    return name
