"""The variants of Black Spy, one entry each (BS-26 to BS-35)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from spydeck.games.black_spy.rules import variant
from spydeck.language import Message


@dataclass(frozen=True)
class Variant:
    """One variant; its sentence is in the catalogues under "variant NAME"."""

    bit: int
    """Its bit in `State.variants`."""
    name: str
    clause: str
    """The clause that describes it."""
    excludes: str | None = None
    """The name of a variant that it cannot be combined with."""

    @property
    def message(self) -> Message:
        """What the variant changes, in one sentence."""
        return Message("spydeck.games.black_spy.text", f"variant-{self.name}")


VARIANTS = (
    Variant(variant.NO_GOOD_SPIES, "no-good-spies", "BS-27"),
    Variant(variant.CAPTURE_OR_RELEASE, "capture-or-release", "BS-28", excludes="spies-count-on-sweep"),
    Variant(variant.THE_MOLE, "the-mole", "BS-30"),
    Variant(variant.CALLING_COLOR, "calling-color", "BS-33"),
    Variant(variant.FOLLOWING_RANK, "following-rank", "BS-34"),
    Variant(variant.GOING_BACK, "going-back", "BS-35"),
    Variant(variant.SPIES_COUNT_ON_SWEEP, "spies-count-on-sweep", "BS-26", excludes="capture-or-release"),
)
"""In the order in which records list them."""

VARIANT_NAMES = tuple(one.name for one in VARIANTS)


def bits_of(names: Iterable[str]) -> int:
    """Return the variants with these names, as a bit set."""
    chosen = set(names)
    return sum(one.bit for one in VARIANTS if one.name in chosen)
