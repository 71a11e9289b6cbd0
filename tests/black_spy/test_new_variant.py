"""A variant is said once: rules cite it where it counts, and a new one is complete or missed by its name."""

import inspect
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import spydeck
from spydeck import kernel
from spydeck.games.black_spy.options import EDITIONS, FLAGS
from spydeck.games.black_spy.tensors import TENSOR
from spydeck.games.black_spy.variants import VARIANT_NAMES, VARIANTS, Variants
from spydeck.language import LANGUAGES

PACKAGE = Path(spydeck.__path__[0])
CONSTANTS = {number: name for name, number in vars(Variants).items() if number in VARIANTS}


@pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.name)
def test_every_place_that_a_variant_changes_cites_its_clause(one: Any) -> None:
    read = f"variant.{CONSTANTS[one]}"
    places = [found for found in kernel.marked if read in inspect.getsource(found)]
    assert [found for found in places if ".rules." in found.__module__], f"no rule reads {read}"
    assert [found.__qualname__ for found in places if one.clause not in inspect.getsource(found)] == []


def test_variants_have_bits_in_order_and_name_each_other_and_editions() -> None:
    assert [1 << place for place in range(len(VARIANTS))] == list(VARIANTS)
    assert {one.excludes for one in VARIANTS} - {None} <= set(VARIANT_NAMES)
    presets = {name for name, preset in EDITIONS.items() if preset}
    assert {edition for one in VARIANTS for edition in one.editions} <= presets
    assert FLAGS[0].choices == VARIANT_NAMES
    assert next(field.length for field in TENSOR if field.name == "variants") == len(VARIANTS)


BIT = 1 << len(VARIANTS)
SKETCH = f"""
    SKETCH = Variant({BIT}, "a-sketch", "BS-26", excludes="going-back", editions=("gespenster-1990",))
"""

CHECK = """
import json, spydeck
from spydeck.games.black_spy.options import EDITIONS, FLAGS
from spydeck.games.black_spy.tensors import at
from spydeck.games.black_spy.variants import VARIANTS
from spydeck.language import LANGUAGES

match = spydeck.new("black-spy", variants=["a-sketch"], seed=1)
try:
    spydeck.new("black-spy", variants=["a-sketch", "going-back"])
except spydeck.SpydeckError as error:
    refused = error.code
said = {}
for language in LANGUAGES:
    try:
        opening = match.game.text_ui(language).describe_options(match.options.facts())
        said[language] = [opening, VARIANTS[-1].message.sentence(language)]
    except ValueError as error:
        said[language] = str(error)
print(json.dumps({
    "choices": FLAGS[0].choices,
    "edition": EDITIONS["gespenster-1990"]["variants"],
    "variants": match.observation(0).tensor[at.variants : at.options].tolist(),
    "refused": refused,
    "record": '[Variants "a-sketch"]' in match.record(),
    "said": said,
}))
"""


def with_sketch(folder: Path, *languages: str) -> dict[str, Any]:
    """Return what a package with one more variant says of it, with its sentences in some languages."""
    black_spy = folder / "spydeck/games/black_spy"
    variants = black_spy / "variants.py"
    if not black_spy.exists():
        shutil.copytree(PACKAGE, folder / "spydeck", ignore=shutil.ignore_patterns("static", "__pycache__"))
        last = f"    {CONSTANTS[VARIANTS[-1]]} = "
        before, found, after = variants.read_text().partition(last)
        line, rest = after.split("\n", 1)
        variants.write_text(f"{before}{found}{line}{SKETCH}{rest}")
    for language in languages:
        with (black_spy / "text" / language / "variants.ftl").open("a") as file:
            file.write(f"title-a-sketch = ({language})\nvariant-a-sketch = [{language}]\n")
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    output = subprocess.check_output([sys.executable, "-c", CHECK], text=True, env=environment)
    found_there: dict[str, Any] = json.loads(output)
    return found_there


def test_a_new_variant_is_complete_or_missed_by_its_name(tmp_path: Path) -> None:
    missed = with_sketch(tmp_path)["said"]
    assert all("a-sketch" in missed[language] for language in LANGUAGES)
    found = with_sketch(tmp_path, *LANGUAGES)
    for language, (opening, changed) in found.pop("said").items():
        assert f"({language})" in opening
        assert changed == f"[{language}]"
    assert found == {
        "choices": [*VARIANT_NAMES, "a-sketch"],
        "edition": ["no-good-spies", "a-sketch"],
        "variants": [0] * len(VARIANTS) + [1],
        "refused": "options-exclude-each-other",
        "record": True,
    }
