"""A dialogue during a match: actions, complete or partial, and commands for help and pages."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType

from spydeck.errors import MIN_SIMILARITY, IllegalAction, SpydeckError
from spydeck.games.lines import page_width, quoted
from spydeck.games.text_ui import Line, TextUi
from spydeck.terminal import rulebook
from spydeck.terminal.guidance import Guidance
from spydeck.terminal.hint_lines import HintLines
from spydeck.terminal.perspective import Perspective
from spydeck.terminal.reading import ActionReader, Ambiguous, Misfit, Understood, choices_by_verb, next_words
from spydeck.terminal.screen import Screen
from spydeck.terminal.text import sentence, styled, typed_words, words
from spydeck.terminal.typed_words import TypedCommand, change_language, in_words, merged

PROMPT = "> "


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
        self.reader = ActionReader(perspective, text_ui)
        self.guidance = Guidance(perspective, text_ui, screen)
        self.offered = ""
        """The action that was suggested last, until something else is typed."""
        self.doubted = ""
        """The action about which the person was asked once more, until something else is typed."""
        self.brief = text_ui.brief is not None
        """Whether a question comes without the table, which is shown on request."""
        self.known_reader = ActionReader(perspective.known(), text_ui)
        """Reads a line that is still being typed, without a request to a server."""
        self.commands = merged(
            self._commands_for_help(),
            commands,
            {
                "Enter": TypedCommand(
                    self.show_question_again, sentence("help-enter"), is_possible=self.is_asked
                )
            },
            {words("leaving")[0]: TypedCommand(leave, quit_help)},
            dict.fromkeys(words("leaving")[1:], TypedCommand(leave)),
        )
        """The commands that can be typed, in the order of the help."""

    @property
    def prompt(self) -> str:
        """The prompt, which repeats a partial action."""
        return self.guidance.prompt + PROMPT

    def interpret(self, typed: str) -> str | None:
        """Return the action to carry out, or None if the input is dealt with. Raise `EOFError` to leave."""
        offered, self.offered = self.offered, ""
        doubted, self.doubted = self.doubted, ""
        if doubted and typed.lower() in words("yes"):
            return doubted
        if offered and not typed:
            return self.confirmed(offered, "")
        if self.run_command(typed):
            return None
        reading = self.reader.read(typed, self.guidance.partial, self.guidance.ambiguous)
        if isinstance(reading, Ambiguous):
            self.guidance.ask_which(reading)
        elif isinstance(reading, Misfit):
            self.guidance.show_misfit(reading, self.meant_words())
        elif reading is None or not self.is_action(reading.text):
            self.show_not_recognized(typed)
        elif next_words(self.perspective, reading.text):
            self.guidance.ask_for_rest(reading.text)
        else:
            return self.confirmed(reading.text, doubted)
        return None

    def show_not_recognized(self, typed: str) -> None:
        """Show that something cannot be typed here, with what is close to it or else some examples."""
        first = typed.lower().partition(" ")[0]
        close = get_close_matches(first, self.meant_words(), 1, MIN_SIMILARITY)
        examples = [("", close[0])] if close else self.guidance.examples()
        kind = "close" if close else "else" if examples else "alone"
        self.screen.line(
            styled(f"not-recognized-{kind}", typed=quoted(typed, whole_line=True), examples=examples)
        )

    def first_words(self) -> list[str]:
        """Return the words that a line may start with now: verbs and commands."""
        listed = [name for name, one in self.commands.items() if one.help and one.is_possible()]
        return [*self.guidance.verbs(), *(name for name in listed if name.islower())]

    def meant_words(self) -> list[str]:
        """Return the words of which a mistyped line may mean one: also those that the help leaves out."""
        words = [name for name, one in self.commands.items() if one.is_possible()]
        return [*self.guidance.verbs(), *(name for name in words if name.isalpha() and name.islower())]

    def confirmed(self, text: str, doubted: str) -> str | None:
        """Return an action; one that is doubtful only if it was doubted before, else ask once more."""
        doubt = self.text_ui.doubt(self.perspective.view(), text, self.perspective.names)
        if not doubt or text == doubted or not self.perspective.is_legal(text):
            return text
        self.doubted = text
        self.guidance.start_over()
        self.screen.line([*self.text_ui.highlight(doubt), *styled("are-you-sure")])
        return None

    def _commands_for_help(self) -> dict[str, TypedCommand]:
        """Return the commands that show something about the match, in the order of the help."""
        pages = {
            name: TypedCommand(self.show_page, page.help, is_possible=self.is_shown)
            for name, page in self.text_ui.pages.items()
        }
        found = {
            "": TypedCommand(self.show_question_again),
            "?": TypedCommand(self.show_help),
            "help": TypedCommand(self.show_help),
            "hint": TypedCommand(
                self.show_hint, sentence("help-hint"), takes_argument=True, is_possible=self.is_asked
            ),
            **pages,
            "moves": TypedCommand(self.show_moves, sentence("help-moves"), is_possible=self.is_asked),
            **self._commands_to_listen(),
            "table": TypedCommand(self.show_table, sentence("help-table"), is_possible=self.is_shown),
            "rule": TypedCommand(self.show_rule, sentence("help-rule"), takes_argument=True),
            "rules": TypedCommand(self.show_rule, takes_argument=True),
            "language": TypedCommand(self.set_language, sentence("help-language"), takes_argument=True),
        }
        return in_words(found, typed_words("typed"))

    def _commands_to_listen(self) -> dict[str, TypedCommand]:
        """Return the commands that say how much stands before a question, where a game can be brief."""
        if self.text_ui.brief is None:
            return {}
        return {
            "full": TypedCommand(self.set_brief, sentence("help-full")),
            "brief": TypedCommand(self.set_brief, sentence("help-brief")),
        }

    def set_brief(self, name: str) -> None:
        """Leave the table out before questions, or show it again."""
        self.brief = name == "brief"
        self.screen.say(sentence("brief") if self.brief else sentence("full"))

    def set_language(self, typed: str) -> None:
        """Use another language, or show which there are. Raise `LanguageChanged`."""
        self.screen.say(change_language(typed))

    def completions(self, line: str) -> list[str]:
        """Return the words that the last word of a line may become."""
        before, _, word = line.rpartition(" ")
        partial = self.guidance.partial
        found: list[str] = []
        if before.strip() or partial:
            reading = (
                self.known_reader.read(before.strip(), partial) if before.strip() else Understood(partial)
            )
            if isinstance(reading, Understood):
                found += self.guidance.known_words(reading.text)
        if not before.strip():
            found += self.first_words()
        return [text for text in dict.fromkeys(found) if text.lower().startswith(word.lower())]

    def run_command(self, typed: str) -> bool:
        """Run what was typed if it is a command, and return whether it is. Raise `EOFError` to leave."""
        name, _, argument = typed.lower().partition(" ")
        command = self.commands.get(name)
        if command is None or (argument and not command.takes_argument):
            return False
        command.run(typed.partition(" ")[2].strip() or command.name or name)
        return True

    def explain(self, text: str, error: IllegalAction) -> None:
        """Show why an action cannot be carried out, and how to read the clause."""
        self.screen.refuse(self.text_ui.highlight(self.guidance.with_names(str(error))))
        self.screen.say(sentence("how-to-read", clause=error.clause), "faint")

    def is_action(self, text: str) -> bool:
        """Return whether a text starts like an action of this game; a bare verb must be possible now."""
        verbs = self.perspective.game.verbs.values()
        single_words = [verb.text for verb in verbs if verb.form == verb.text]
        if text in single_words or text in choices_by_verb(self.perspective):
            return True
        return any(text.startswith(verb.text + " ") for verb in verbs)

    def is_shown(self) -> bool:
        """Return whether there is a game to be seen."""
        try:
            self.perspective.view()
        except SpydeckError:
            return False
        return True

    def is_asked(self) -> bool:
        """Return whether the person may act now."""
        return bool(choices_by_verb(self.perspective))

    def show_question_again(self, _: str) -> None:
        """Show the question again, as it was shown at first."""
        self.show_question()

    def show_question(self) -> None:
        """Show a new question, after the table or what stands for it, and discard a partial action."""
        view, names = self.perspective.view(), self.perspective.names
        if not self.brief or self.text_ui.brief is None or "choices" not in view:
            self.show_table()
            return
        self.start_over()
        self.screen.say()
        self.screen.lines(self.text_ui.brief(view, names))
        self.screen.line(self.text_ui.question(view, names))

    def show_table(self, _: str = "") -> None:
        """Show the table, the hand and the question, and discard a partial action."""
        self.start_over()
        view, names = self.perspective.view(), self.perspective.names
        self.screen.say()
        self.screen.lines(self.text_ui.table(view, names))
        if "choices" in view:
            self.screen.line(self.text_ui.question(view, names))

    def start_over(self) -> None:
        """Discard a partial action, a suggestion and a doubt."""
        self.guidance.start_over()
        self.offered = self.doubted = ""

    def show_moves(self, _: str) -> None:
        """Show what the person can do now."""
        moves = self.guidance.moves()
        self.screen.lines(moves or [[("", sentence("no-moves"))]])

    def show_help(self, _: str) -> None:
        """Show everything that can be typed now."""
        if choices_by_verb(self.perspective):
            self.screen.say(sentence("moves-heading"), "strong")
            self.screen.lines(self.guidance.forms())
        self.screen.say(sentence("also" if self.is_asked() else "only"), "strong")
        for name, command in self.commands.items():
            if command.help and command.is_possible():
                self.show_command(name, command.help)

    def show_command(self, name: str, words: str) -> None:
        """Show a command with what it does."""
        if self.screen.plain:
            self.screen.say(f"{name}: {words}.")
        else:
            self.screen.line(styled("command-help", name=name, words=words))

    def show_hint(self, word: str) -> None:
        """Show what to do and why, for Enter to take; with `all`, also what else could be done."""
        whole = word.lower() in words("hint-all")
        if word.lower() != "hint" and not whole:
            self.screen.say(sentence("hint-usage"))
            return
        advice = self.perspective.suggestion()
        self.offered = advice.action
        shown = HintLines(advice, self.text_ui, self.perspective.names, self.unlike_its_name)
        self.screen.line(shown.suggestion())
        self.screen.lines(shown.rest(plain=self.screen.plain, whole=whole))

    def unlike_its_name(self, action: str) -> Line:
        """Return what is typed for an action if the words that describe it are not understood, or nothing."""
        described = self.text_ui.describe_action(action, self.perspective.names)
        known = self.known_reader.read(described) == Understood(action)
        return [] if known else self.guidance.action(action)

    def show_page(self, name: str) -> None:
        """Show a page of the game."""
        page = self.text_ui.pages[name]
        self.screen.lines(page.lines(self.perspective.view(), self.perspective.names))

    def show_rule(self, name: str) -> None:
        """Show the rules in brief, or one clause of the rulebook."""
        game = self.perspective.game
        width = rulebook.UNFOLDED if self.screen.plain else min(rulebook.WIDTH, page_width())
        try:
            lines = (
                rulebook.summary(game, width)
                if name in ("rule", "rules")
                else rulebook.clause(game, name, width)
            )
        except SpydeckError as error:
            lines = [str(error)]
        for line in lines:
            self.screen.say(line)


def leave(_: str) -> None:
    """Leave the match: raise `EOFError`."""
    raise EOFError
