"""The variants of Black Spy, each said once (BS-26 to BS-35).

A new variant is a line of `Variants`, a clause in each rulebook, three sentences in each
`text/LANGUAGE/variants.ftl`, the places in `rules/` where it changes something, which read `variant.NAME` and
cite its clause, and a line in the page's `texts.ts`. What is chosen, recorded, and preset, and the width of
the tensor follow from the line.
"""

from __future__ import annotations

from collections.abc import Iterable

from spydeck.kernel import namespace
from spydeck.language import Message


class Variant(int):
    """One variant: its bit in `State.variants`, and what is said of it.

    Its sentences are in the catalogues under "title-NAME" and "variant-NAME", for the page also "name-NAME".
    """

    name: str
    clause: str
    """The clause that describes it."""
    excludes: str | None
    """The name of a variant that it cannot be combined with."""
    editions: tuple[str, ...]
    """The editions that include it (BS-36)."""

    def __new__(
        cls, bit: int, name: str, clause: str, excludes: str | None = None, editions: tuple[str, ...] = ()
    ) -> Variant:
        """Return the variant as the number of its bit."""
        made = super().__new__(cls, bit)
        made.name, made.clause, made.excludes, made.editions = name, clause, excludes, editions
        return made

    @property
    def title(self) -> Message:
        """The name of the variant for people."""
        return Message("spydeck.games.black_spy.text", f"title-{self.name}")

    @property
    def message(self) -> Message:
        """The change that the variant makes, in one sentence."""
        return Message("spydeck.games.black_spy.text", f"variant-{self.name}")


class Variants:
    """The variants, in the order in which records and tensors list them."""

    NO_GOOD_SPIES = Variant(1, "no-good-spies", "BS-27", editions=("gespenster-1990",))
    CAPTURE_OR_RELEASE = Variant(2, "capture-or-release", "BS-28", excludes="spies-count-on-sweep")
    THE_MOLE = Variant(4, "the-mole", "BS-30")
    CALLING_COLOR = Variant(8, "calling-color", "BS-33")
    FOLLOWING_RANK = Variant(16, "following-rank", "BS-34")
    GOING_BACK = Variant(32, "going-back", "BS-35")
    SPIES_COUNT_ON_SWEEP = Variant(64, "spies-count-on-sweep", "BS-26")


variant = namespace(Variants)
VARIANTS = tuple(one for one in vars(Variants).values() if isinstance(one, Variant))
VARIANT_NAMES = tuple(one.name for one in VARIANTS)


def bits_of(names: Iterable[str]) -> int:
    """Return the variants with these names, as a bit set."""
    chosen = set(names)
    return sum(one for one in VARIANTS if one.name in chosen)
