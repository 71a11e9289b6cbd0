"""Draws `terminal.svg` for the README: a table of Black Spy in the terminal.

`python docs/pictures/terminal.py`, from the root of the repository.
"""

from __future__ import annotations

import io
from html import escape
from pathlib import Path

import spydeck
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import ADVISER
from spydeck.games.text_ui import Line, Names
from spydeck.terminal.hint_lines import HintLines
from spydeck.terminal.perspective import Advice
from spydeck.terminal.screen import Screen, fold, show_events

SEED = 11
PLAYS = 22
NAMES = Names(("you", "Heron", "Lynx", "Otter"), own=0)
WIDTH, LINE, LETTER = 760, 20, 8.43
COLOURS = {
    "": "#d8d4c8",
    "strong": "#fffaf0",
    "faint": "#8f8b80",
    "blue": "#7cb0ff",
    "yellow": "#e8c25a",
    "red": "#ff6f61",
    "green": "#7fcf7f",
    "black": "#ffffff",
    "white": "#ffffff",
    "good": "#7fcf7f",
    "bad": "#ff6f61",
}


class LineRecorder(Screen):
    """A screen that keeps its lines."""

    def __init__(self) -> None:
        super().__init__(io.StringIO())
        self.kept: list[Line] = []

    def line(self, line: Line) -> None:
        """Keep a line, except a second blank line in a row."""
        empty = not any(text.strip() for _, text in line)
        if not (empty and (not self.kept or not any(text.strip() for _, text in self.kept[-1]))):
            self.kept.append(line)


def shown_lines() -> list[Line]:
    """Return a moment in the middle of a deal: the latest events, the table, the hand, the question."""
    match = spydeck.new("black-spy", seed=SEED)
    bot = spydeck.bot("sensible", seed=1)
    shown_before = 0
    for _ in range(4 + PLAYS):
        seat = match.actors[0]
        if seat == 0:
            shown_before = len(match.events(0))
        match.act(seat, bot.choose(match.observation(seat)))
    while match.actors[0] != 0:
        match.act(match.actors[0], bot.choose(match.observation(match.actors[0])))
    text_ui, view, sheet = match.game.text_ui(), match.view(0), LineRecorder()
    sheet.kept.append([("faint", "$ "), ("strong", "spydeck play")])
    sheet.say()
    show_events(sheet, text_ui, match.events(0, shown_before), view, NAMES, 0)
    sheet.say()
    sheet.lines(text_ui.table(view, NAMES))
    sheet.line(text_ui.question(view, NAMES))
    sheet.line([("", "> "), ("strong", "hint")])
    found = SearchBot(ADVISER, seed=1).explain(match.observation(0))
    sheet.lines(fold(HintLines(Advice(found.best, found.facts()), text_ui, NAMES).suggestion(), 80))
    return sheet.kept


def drawn(lines: list[Line]) -> str:
    """Return the lines as a picture."""
    height = LINE * (len(lines) + 2)
    rows = []
    for number, line in enumerate(lines, 1):
        at, spans = 0, []
        for style, text in line:
            weight = ' font-weight="bold"' if style not in ("", "faint") else ""
            x = 20 + at * LETTER
            spans.append(f'<tspan x="{x:.1f}" fill="{COLOURS[style]}"{weight}>{escape(text)}</tspan>')
            at += len(text)
        rows.append(f'<text y="{LINE * (number + 0.7):.0f}" xml:space="preserve">{"".join(spans)}</text>')
    ground = f'<rect width="{WIDTH}" height="{height}" rx="10" fill="#1f1d1a"/>'
    style = 'font-family="ui-monospace, \'DejaVu Sans Mono\', Menlo, Consolas, monospace" font-size="14"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {style}>'
    return "\n".join([head, ground, *rows, "</svg>", ""])


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(drawn(shown_lines()), "utf-8")
