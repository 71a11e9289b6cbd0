"""Why an action is best, in words: sentences of a game's Fluent file, between parts that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from spydeck.games.reasons import rounded
from spydeck.games.text_ui import Column, Names
from spydeck.json_types import JsonObject
from spydeck.language import Message
from spydeck.language.messages import bundle

LEAST = 0.05
"""The smallest cost that is given."""
SMALLEST = 0.1
"""The number that is given for a cost whose numbers are the same once rounded."""

NOT_KNOWN = {"chance": None, "card": None}
"""Arguments that ideas of earlier versions lack."""

Choice = Callable[[str, Names], str]
"""Words an action so that a sentence can be about it: "play R3"."""


@dataclass(frozen=True)
class ReasonWording:
    """How one game words its reasons in one language."""

    catalogue: str
    """The package with the game's sentences."""
    language: str
    choice: Choice
    conjunction: str
    """The word of a list, with spaces: actions with a list of their own are not listed with others."""

    def say(self, code: str, **arguments: Any) -> str:
        """Return a sentence, or a piece of one, of the game."""
        return Message(self.catalogue, code, arguments).sentence(self.language)

    def say_as_all(self, code: str, **arguments: Any) -> str:
        """Return a sentence, or a piece of one, that all games share."""
        return Message("spydeck.games.reasons", code, arguments).sentence(self.language)

    def reason(self, reason: JsonObject, names: Names, **more: Any) -> str:
        """Return why an action is suggested: ideas first, then numbers.

        `more` are arguments of the numbers that the game has made.
        """
        return " ".join([*self.ideas(reason, names), self.numbers(reason, names, **more)])

    def ideas(self, reason: JsonObject, names: Names) -> list[str]:
        """Return what speaks for an action, each idea as a sentence."""
        return [self._idea(idea, names) for idea in reason["arguments"].get("ideas", ())]

    def _idea(self, idea: JsonObject, names: Names) -> str:
        given = NOT_KNOWN | idea["arguments"]
        if "seat" in given:
            given["name"] = names[given["seat"]]
        said = self.say(f"idea-{idea['code']}", **given)
        return said[:1].upper() + said[1:]

    def numbers(self, reason: JsonObject, names: Names, **more: Any) -> str:
        """Return what the search counted, as a sentence."""
        code, given = reason["code"], reason["arguments"]
        if code == "only":
            return self.say_as_all("only")
        if code == "policy":
            return self.say_as_all("policy", action=self.choice(given["action"], names))
        if code == "equal":
            return self._equal(given, names)
        words = {
            name: self.choice(given[key], names)
            for name, key in (("this", "action"), ("that", "next"))
            if key in given
        }
        start = self.say(f"reason-{code}", **(given | words | more))
        return start[:1].upper() + start[1:] + self._as_good(given, names)

    def played(self, action: str, names: Names) -> str:
        """Return what was done, as a sentence."""
        return self._of_action("played", f"played-{verb_of(action)}", action, names)

    def better(self, action: str, names: Names) -> str:
        """Return what is better than what was done, as a sentence."""
        return self._of_action("better", f"better-{verb_of(action)}", action, names)

    def _of_action(self, common: str, own: str, action: str, names: Names) -> str:
        """Return a sentence about an action: the game's own for its verb, or that of all games."""
        if own not in bundle(self.catalogue, self.language):
            return self.say_as_all(common, action=self.choice(action, names))
        said = self.say(own, card=action.split()[1])
        return said[:1].upper() + said[1:]

    def _equal(self, given: Mapping[str, Any], names: Names) -> str:
        actions, count, least, most = (given[name] for name in ("actions", "count", "least", "most"))
        words = [self.choice(action, names) for action in actions]
        few = count <= len(actions)
        start = self.say_as_all("might-as-well", actions=words) if few else None
        return self.say(
            "reason-equal",
            start=start or self.say_as_all("nothing-to-choose", count=count),
            range=self.say_as_all("range", same=least == most, least=least, most=most),
        )

    def _as_good(self, given: Mapping[str, Any], names: Names) -> str:
        """Return the end of a reason: which other actions are as good."""
        count = given["equal_count"]
        words = [self.choice(action, names) for action in given["equals"]]
        if not count:
            return self.say_as_all("best-alone")
        if count > len(words) or any(self.conjunction in word for word in words):
            return self.say_as_all("others-as-good", count=count)
        return self.say_as_all("as-good", actions=words)

    def cost(self, more: float, less: float) -> str:
        """Return what a move cost, as the difference of two results, or else that the game was at stake.

        It is the difference of the numbers that a reason gives, so that they add up.
        """
        if more - less < LEAST:
            return self.say_as_all("cost-chances")
        high, low = rounded(more, less)
        return self.say_as_all("cost-points", points=max(round(high - low, 1), SMALLEST))

    def column(self, measure: str, *, percent: bool = False) -> Column:
        """Return how a table of options shows a measure."""
        return Column(measure, self.say(f"column-{measure}"), percent)


def verb_of(action: str) -> str:
    """Return the first word of an action."""
    return action.partition(" ")[0]


def likeliest_first(chances: Mapping[str, float]) -> list[tuple[str, int]]:
    """Return what is possible with its chance in percent, the likeliest first."""
    found = sorted(((name, chance) for name, chance in chances.items() if chance), key=lambda one: -one[1])
    return [(name, round(chance)) for name, chance in found]
