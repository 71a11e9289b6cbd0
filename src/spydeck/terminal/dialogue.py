"""What a person types during a match: actions, complete or partial, and commands for help and pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from spydeck.errors import IllegalAction, SpydeckError, UnreadableAction
from spydeck.games.text_ui import Line, TextUi
from spydeck.json_types import JsonObject
from spydeck.terminal import rulebook
from spydeck.terminal import text as sentences
from spydeck.terminal.completion import complete, example, next_words, valid_prefix
from spydeck.terminal.perspective import Perspective
from spydeck.terminal.screen import Screen

PROMPT = "> "
MAX_EXAMPLES = 3
"""Maximum number of example actions in the response to unrecognized input."""


@dataclass(frozen=True)
class TypedCommand:
    """A command that can be typed in place of an action."""

    run: Callable[[str], None]
    """What it does, given its argument, or its own name where there is no argument."""
    help: str = ""
    """Its line in the help; without one it is not listed."""
    takes_argument: bool = False


class Dialogue:
    """Interprets what a person types, and explains what is wrong with it and what would be right."""

    def __init__(
        self,
        perspective: Perspective,
        text_ui: TextUi,
        screen: Screen,
        *,
        quit_help: str,
        commands: Mapping[str, TypedCommand] = MappingProxyType({}),
    ) -> None:
        """Set up the dialogue; `commands` come in addition to those that every match has."""
        self.perspective = perspective
        self.text_ui = text_ui
        self.screen = screen
        self.partial = ""
        """The partial action typed so far."""
        pages = {name: TypedCommand(self.show_page, page.help) for name, page in text_ui.pages.items()}
        self.commands: dict[str, TypedCommand] = {
            "?": TypedCommand(self.show_help),
            "help": TypedCommand(self.show_help),
            "hint": TypedCommand(self.show_hint, sentences.HELP["hint"]),
            **pages,
            "table": TypedCommand(self.show_table, sentences.HELP["table"]),
            "rule": TypedCommand(self.show_rule, sentences.HELP["rule"], takes_argument=True),
            "rules": TypedCommand(self.show_rule, takes_argument=True),
            **commands,
            "quit": TypedCommand(leave, quit_help),
            "q": TypedCommand(leave),
            "exit": TypedCommand(leave),
        }

    @property
    def prompt(self) -> str:
        """The prompt, which repeats a partial action."""
        return self.partial + PROMPT

    def interpret(self, typed: str) -> str | None:
        """Return the action to carry out, or None if the input is dealt with. Raise `EOFError` to leave."""
        if self.run_command(typed):
            return None
        text = complete(self.perspective, self.text_ui, self.partial, typed)
        if not self.is_action(text):
            examples = self.text_ui.highlight(self.examples())
            self.screen.line(sentences.not_recognized(typed, examples))
            return None
        if following := next_words(self.perspective, text):
            self.ask_for_rest(text, following)
            return None
        return text

    def run_command(self, typed: str) -> bool:
        """Run what was typed if it is a command, and return whether it is. Raise `EOFError` to leave."""
        name, _, argument = typed.lower().partition(" ")
        command = self.commands.get(name or "table")
        if command is None or (argument and not command.takes_argument):
            return False
        command.run(typed.partition(" ")[2].strip() or name)
        return True

    def explain(self, text: str, error: IllegalAction) -> None:
        """Show why an action cannot be carried out; keep the valid start of an incomplete one."""
        kept = valid_prefix(self.perspective, text) if isinstance(error, UnreadableAction) else ""
        if not kept:
            self.show_refusal(error)
            return
        wrong = text.removeprefix(kept).strip()
        self.screen.line(sentences.not_possible(self.text_ui.highlight(wrong)))
        self.ask_for_rest(kept, next_words(self.perspective, kept))

    def ask_for_rest(self, partial: str, following: list[str]) -> None:
        """Ask for the rest of a partial action."""
        self.partial = partial
        highlight, question = self.text_ui.highlight, self.text_ui.continue_prompt(partial)
        words = highlight(", ".join(following))
        self.screen.line(sentences.rest_of_action(highlight(partial), question, words))
        self.screen.line(sentences.complete_example(highlight(self.example(partial))))

    def choices(self) -> JsonObject:
        """Return the actions possible now by verb; none before a game, or while other seats act."""
        try:
            return dict(self.perspective.view().get("choices", {}))
        except SpydeckError:
            return {}

    def example(self, partial: str) -> str:
        """Return a partial action, completed."""
        return example(self.perspective, self.text_ui, partial)

    def examples(self) -> str:
        """Return some of the possible actions: "pass, draft or field #1"."""
        verbs = list(self.choices())[:MAX_EXAMPLES]
        return sentences.alternatives([self.example(verb) for verb in verbs])

    def is_action(self, text: str) -> bool:
        """Return whether a text starts like an action of this game; a bare verb must be possible now."""
        verbs = self.perspective.game.verbs.values()
        single_words = [verb.text for verb in verbs if verb.form == verb.text]
        if text in single_words or text in self.choices():
            return True
        return any(text.startswith(verb.text + " ") for verb in verbs)

    def forms(self) -> list[Line]:
        """Return the written form of each action possible now, with an example."""
        forms = {verb: facts["form"] for verb, facts in self.choices().items()}
        width = max(len(form) for form in forms.values())
        lines: list[Line] = []
        for verb, form in forms.items():
            text = self.example(verb)
            shown = [] if text == form else sentences.like(self.text_ui.highlight(text))
            lines.append([("", f"  {form:{width}}  "), *shown])
        return lines

    def show_refusal(self, error: IllegalAction) -> None:
        """Show why an action is refused, and how to read the clause."""
        self.screen.line([*sentences.NO, *self.text_ui.highlight(str(error))])
        self.screen.say(sentences.how_to_read(error.clause), "faint")

    def show_table(self, _: str = "") -> None:
        """Show the table, the hand and the question, and discard a partial action."""
        self.partial = ""
        view, names = self.perspective.view(), self.perspective.names
        self.screen.say()
        self.screen.lines(self.text_ui.table(view, names))
        if "choices" in view:
            self.screen.line(self.text_ui.question(view, names))

    def show_help(self, _: str) -> None:
        """Show everything that can be typed now."""
        if self.choices():
            self.screen.say(sentences.MOVES_HEADING, "strong")
            self.screen.lines(self.forms())
        self.screen.say(sentences.COMMANDS_HEADING, "strong")
        for name, command in self.commands.items():
            if command.help:
                self.screen.line([("strong", f"  {name:<10}"), ("", command.help)])

    def show_hint(self, _: str) -> None:
        """Show what a sensible player would do."""
        self.screen.line(sentences.hint(self.text_ui.highlight(self.perspective.suggestion())))

    def show_page(self, name: str) -> None:
        """Show a page of the game."""
        page = self.text_ui.pages[name]
        self.screen.lines(page.lines(self.perspective.view(), self.perspective.names))

    def show_rule(self, name: str) -> None:
        """Show the rules in brief, or one clause of the rulebook."""
        game = self.perspective.game
        try:
            lines = rulebook.summary(game) if name in ("rule", "rules") else rulebook.clause(game, name)
        except SpydeckError as error:
            lines = [str(error)]
        for line in lines:
            self.screen.say(line)


def leave(_: str) -> None:
    """Leave the match: raise `EOFError`."""
    raise EOFError
