"""What a person types about a game: actions, whole or begun, and words that ask for help or a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from spydeck.errors import IllegalAction, SpydeckError, UnreadableAction
from spydeck.games.text_ui import Line, TextUi
from spydeck.terminal import rulebook
from spydeck.terminal.completion import example, going_on, possible_part, what_follows
from spydeck.terminal.position import Position
from spydeck.terminal.screen import Screen

PROMPT = "> "
MAX_EXAMPLES = 3
"""Actions named to somebody who was not understood."""


@dataclass(frozen=True)
class Word:
    """Something that can be typed besides actions."""

    do: Callable[[str], None]
    """What it does, given the rest of the line, or the word itself where nothing follows."""
    help: str = ""
    more: bool = False
    """Whether a rest may follow it."""


class Dialogue:
    """Understands what a person types, and says what is wrong with it and what would be right."""

    def __init__(
        self,
        position: Position,
        text_ui: TextUi,
        screen: Screen,
        *,
        leaving: str,
        words: Mapping[str, Word] = MappingProxyType({}),
    ) -> None:
        """`leaving` says what happens to a game that one leaves; `words` can be typed besides the usual."""
        self.position = position
        self.text_ui = text_ui
        self.screen = screen
        self.begun = ""
        """The action that the person has begun."""
        pages = {name: Word(self.show_page, page.help) for name, page in text_ui.pages.items()}
        self.words: dict[str, Word] = {
            "?": Word(self.show_help),
            "help": Word(self.show_help),
            "hint": Word(self.show_hint, "what a sensible player would do"),
            **pages,
            "table": Word(
                self.show_table, "the table once more (Enter does the same, and drops what you began)"
            ),
            "rule": Word(
                self.show_rule, "the rules in a minute; with a number, as in rule 14, one clause", more=True
            ),
            "rules": Word(self.show_rule, more=True),
            **words,
            "quit": Word(give_up, leaving),
            "q": Word(give_up),
            "exit": Word(give_up),
        }

    @property
    def prompt(self) -> str:
        """What stands before what is typed."""
        return self.begun + PROMPT

    def take(self, typed: str) -> str | None:
        """The text of an action to be carried out, or None where all is said; raises `EOFError` to leave."""
        if self.heed(typed):
            return None
        text = going_on(self.position, self.text_ui, self.begun, typed)
        if not self.is_action(text):
            like = self.text_ui.highlight(self.examples())
            said = f"{typed[:40]!a} is not understood. Type something like "
            self.screen.line([("", said), *like, ("", "; ? shows everything.")])
            return None
        if following := what_follows(self.position, text):
            self.lead_on(text, following)
            return None
        return text

    def heed(self, typed: str) -> bool:
        """Do what a word asks for; whether it was one. Raises `EOFError` to leave."""
        name, _, rest = typed.lower().partition(" ")
        word = self.words.get(name or "table")
        if word is None or (rest and not word.more):
            return False
        word.do(typed.partition(" ")[2].strip() or name)
        return True

    def refused(self, text: str, error: IllegalAction) -> None:
        """Say why an action cannot be carried out."""
        if isinstance(error, UnreadableAction):
            self.correct(text, error)
        else:
            self.refuse(error)

    def correct(self, text: str, error: UnreadableAction) -> None:
        """Say what is wrong with an action that is not whole, and lead on from what can be kept of it."""
        kept = possible_part(self.position, text)
        if not kept:
            self.refuse(error)
            return
        wrong = text.removeprefix(kept).strip()
        self.screen.line([("bad", "No. "), *self.text_ui.highlight(wrong), ("", " is not possible there.")])
        self.lead_on(kept, what_follows(self.position, kept))

    def lead_on(self, text: str, following: list[str]) -> None:
        """Ask for the rest of an action begun."""
        self.begun = text
        says = self.text_ui.highlight
        asked = f": {self.text_ui.continue_prompt(text)} One of "
        self.screen.line([*says(text), ("", asked), *says(", ".join(following)), ("", ".")])
        whole = says(self.example(text))
        self.screen.line([("faint", "  Or all at once, like "), *whole, ("faint", ". Enter begins anew.")])

    def example(self, text: str) -> str:
        """An action begun, made whole."""
        return example(self.position, self.text_ui, text)

    def examples(self) -> str:
        """Some of the actions that there are now: "pass, draft or field #1"."""
        verbs = list(self.position.view()["choices"])[:MAX_EXAMPLES]
        texts = [self.example(verb) for verb in verbs]
        return " or ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)

    def is_action(self, text: str) -> bool:
        """Whether a text begins like an action of this game; a bare verb must be one that goes on now."""
        verbs = self.position.game.verbs
        whole = [verb.text for verb in verbs if verb.form == verb.text]
        alone = text in whole or text in self.position.view()["choices"]
        return alone or any(text.startswith(verb.text + " ") for verb in verbs)

    def forms(self) -> list[Line]:
        """The actions that there are now, as they are written, with an example of each."""
        forms = {verb: facts["form"] for verb, facts in self.position.view()["choices"].items()}
        width = max(len(form) for form in forms.values())
        lines: list[Line] = []
        for verb, form in forms.items():
            whole = self.example(verb)
            like: Line = [] if whole == form else [("faint", "like "), *self.text_ui.highlight(whole)]
            lines.append([("", f"  {form:{width}}  "), *like])
        return lines

    def refuse(self, error: IllegalAction) -> None:
        """Say why something cannot be done, and where it is written."""
        self.screen.line([("bad", "No. "), *self.text_ui.highlight(str(error))])
        self.screen.say(f"  To read that rule: rule {error.clause}   For help: ?", "faint")

    def show_table(self, _: str = "") -> None:
        """The table, the hand and the question, of which nothing has been answered yet."""
        self.begun = ""
        view, names = self.position.view(), self.position.names
        self.screen.say()
        self.screen.lines(self.text_ui.table(view, names))
        if "choices" in view:
            self.screen.line(self.text_ui.question(view, names))

    def show_help(self, _: str) -> None:
        """Everything that can be typed now."""
        if "choices" in self.position.view():
            self.screen.say("Your move, one of:", "strong")
            self.screen.lines(self.forms())
        self.screen.say("You can also type:", "strong")
        for name, word in self.words.items():
            if word.help:
                self.screen.line([("strong", f"  {name:<10}"), ("", word.help)])

    def show_hint(self, _: str) -> None:
        """What the sensible bot would do, knowing what the person knows."""
        text = self.position.suggestion()
        self.screen.line([("", "A sensible player would "), *self.text_ui.highlight(text), ("", ".")])

    def show_page(self, word: str) -> None:
        """A page of the game."""
        self.screen.lines(self.text_ui.pages[word].lines(self.position.view(), self.position.names))

    def show_rule(self, name: str) -> None:
        """The rules in a minute, or one clause of the rulebook."""
        game = self.position.game
        try:
            lines = rulebook.summary(game) if name in ("rule", "rules") else rulebook.clause(game, name)
        except SpydeckError as error:
            lines = [str(error)]
        for line in lines:
            self.screen.say(line)


def give_up(_: str) -> None:
    """Leave."""
    raise EOFError
