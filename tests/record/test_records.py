"""Records: golden games, round trips, and everything that can be wrong with one."""

import contextlib
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spydeck
from spydeck.games.registry import loadable
from spydeck.match.record_format import RECORD_VERSION, with_name
from spydeck.record import MAX_CHARACTERS
from tests.random_games import play_on, random_match
from tests.record.record_edits import signed

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.spy"))


def small_record() -> str:
    """Return a finished game of one deal."""
    match = spydeck.new("black-spy", seed=1, end_value=1, tags={"Date": "2026-11-20"})
    play_on(match, spydeck.bot("sensible"))
    return match.record()


RECORD = small_record()


def edited(old: str, new: str) -> str:
    assert old in RECORD
    return signed(RECORD.replace(old, new, 1))


def refused(text: str) -> spydeck.InvalidRecord:
    with pytest.raises(spydeck.InvalidRecord) as caught:
        spydeck.load(text)
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_replay_to_the_same_end(path: Path) -> None:
    """The tags of a golden record say how the game ended."""
    text = path.read_text()
    match = spydeck.load(text)
    assert match.record() == text
    assert match.tags["Totals"] == " ".join(map(str, match.totals))
    assert match.tags["Winners"] == " ".join(map(str, match.winners))


def test_every_game_has_golden_records() -> None:
    for game in loadable():
        assert any(f'[Game "{game.name}"]' in path.read_text() for path in RECORDS), game.name


def test_a_record_is_readable() -> None:
    lines = RECORD.split("\n")
    assert lines[:4] == ['[Spydeck "1"]', '[Game "black-spy"]', '[Rules "1"]', '[Players "4"]']
    assert lines[4:7] == ['[EndValue "1"]', '[Date "2026-11-20"]', ""]
    assert re.fullmatch(r"dealer-draw( [BYRGK]\d+){60}", lines[7])
    assert re.fullmatch(r"deal( [BYRGK]\d+){60}", lines[8])
    assert re.fullmatch(r"0 pass( [BYRGK]\d+){3}", lines[9])
    assert re.fullmatch(r"end 66 [0-9a-f]{16}", lines[-2])


def test_a_running_game_is_loaded_and_continued() -> None:
    match = spydeck.new("black-spy", seed=1)
    bot = spydeck.bot("random", seed=1)
    play_on(match, bot, most=70)
    again = spydeck.load(match.record(), seed=4)
    for _ in range(70):
        text = bot.choose(again.observation(again.actors[0]))
        again.act(again.actors[0], text)
    assert spydeck.load(again.record()).record() == again.record()


def test_a_record_with_windows_line_ends_is_read() -> None:
    assert spydeck.load(RECORD.replace("\n", "\r\n")).record() == RECORD


@pytest.mark.parametrize("keep", [1, 40, 200, 700, -2, -10, -40])
def test_a_record_cut_short_is_refused(keep: int) -> None:
    assert refused(RECORD[:keep])


def test_a_record_cut_at_a_line_is_refused_as_cut_short() -> None:
    lines = RECORD.split("\n")
    for count in range(1, len(lines) - 1):
        assert refused("\n".join(lines[:count]) + "\n")
    assert "cut short" in str(refused("\n".join(lines[:30]) + "\n"))


@pytest.mark.parametrize("version", ["Spydeck", "Rules"])
def test_a_record_of_a_newer_version_is_refused(version: str) -> None:
    error = refused(edited(f'[{version} "1"]', f'[{version} "{RECORD_VERSION + 1}"]'))
    assert "newer version" in str(error)
    assert error.line == (1 if version == "Spydeck" else 3)


def test_an_edited_record_is_noticed() -> None:
    assert "edited" in str(refused(RECORD.replace("2026-11-20", "2026-11-21")))


def test_an_illegal_play_is_named_with_its_line_and_clause() -> None:
    lines = RECORD.split("\n")
    place = next(number for number, line in enumerate(lines) if " play " in line)
    seat = lines[place][0]
    error = refused(edited(lines[place], f"{seat} play K7"))
    assert error.line == place + 1
    assert "BS-1" in str(error)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('[Game "black-spy"]', '[Game "hearts"]', 2, "no game"),
        ('[Players "4"]', '[Players "9"]', 4, "3 to 6 players"),
        ('[Players "4"]', '[Players "x"]', 4, "number"),
        ('[Players "4"]', '[Variants "the-mule"]\n[Players "4"]', 4, "variant"),
        ('[EndValue "1"]', '[EndValue "-5"]', 5, "end_value"),
        ('[Date "2026-11-20"]', '[Players "4"]', 6, "second time"),
        ('[Date "2026-11-20"]', "Date 2026-11-20", 6, "tag"),
        ("dealer-draw", "draw", 8, "dealer-draw"),
        ("deal ", "deal B1 ", 9, "60"),
        ("\n0 pass", "\n7 pass", 10, "seat"),
        ("\n0 pass", "\nx pass", 10, "expected"),
        ("\n0 pass", "\n0 give", 10, "no such action"),
        ("\n0 pass", "\n\n0 pass", 10, "expected"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, line: int, words: str) -> None:
    error = refused(edited(old, new))
    assert error.line == line, str(error)
    assert words in str(error)


def test_a_deck_that_is_not_a_permutation_is_refused() -> None:
    deck = RECORD.split("\n")[8]
    twice = deck.replace(" B1 ", " B2 ", 1)
    assert "B2" in str(refused(edited(deck, twice)))


def test_lines_after_the_end_are_refused() -> None:
    assert "nothing may follow" in str(refused(RECORD + "0 play R1\n"))


def test_an_enormous_record_is_refused_at_once() -> None:
    assert "at most" in str(refused("x" * (MAX_CHARACTERS + 1)))
    assert "at most" in str(refused(RECORD.replace("2026-11-20", "2" * 5000)))


def test_a_text_that_is_not_a_record_is_refused() -> None:
    for text in ("", "\n", "hello", "\x00" * 50, '[Game "black-spy"]\n', '[Spydeck "1"]\n\n'):
        assert refused(text)
    with pytest.raises(spydeck.InvalidRecord):
        spydeck.load(5)  # type: ignore[arg-type]


def test_a_tag_that_cannot_be_written_is_refused() -> None:
    wrong: list[tuple[Any, Any]] = [("EndValue", "7"), ("Variants", "x"), ("White", 5), (3, "x")]
    wrong += [("Name", "a\u202eb"), ("Name", "\ud800")]
    wrong += [("Players", "5"), ("na me", "x"), ("Name", 'a"b'), ("Name", "a\nb"), ("Name", "x" * 201)]
    for name, text in wrong:
        with pytest.raises(spydeck.InvalidOption, match="tag"):
            spydeck.new("black-spy", tags={name: text})
    for tags in (5, {f"Tag{number}": "x" for number in range(60)}):
        with pytest.raises(spydeck.InvalidOption, match="tags"):
            spydeck.new("black-spy", tags=tags)  # type: ignore[arg-type]


def test_many_free_tags_round_trip() -> None:
    tags = {f"Tag{number}": "João, Zoë" for number in range(40)}
    match = spydeck.new("black-spy", seed=1, tags=tags)
    assert spydeck.load(match.record()).tags == tags


@pytest.mark.parametrize("text", ["\ud800", "a\u202eb", "a\x7fb", "a\tb"])
def test_a_tag_that_cannot_be_printed_is_refused_with_its_line(text: str) -> None:
    assert refused(RECORD.replace("2026-11-20", text)).line == 6


def test_text_after_a_record_is_refused() -> None:
    for wrong in ({"seed": "x"}, {"seed": [1]}, {"chance": 5}, {"seed": 1, "chance": print}):
        with pytest.raises(spydeck.InvalidOption):
            spydeck.load(RECORD, **wrong)


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    refused(text)


@given(data=st.data())
def test_a_record_with_any_change_is_refused(data: st.DataObject) -> None:
    """One character changed, removed or added anywhere: never read as if nothing had happened."""
    place = data.draw(st.integers(0, len(RECORD) - 2))
    new = data.draw(st.sampled_from(["", "0", "K", " ", "\n", "é", '"', "7", "[", "\x00"]))
    keep = data.draw(st.booleans())
    changed = RECORD[:place] + new + RECORD[place + (not keep) :]
    if changed.replace("\r\n", "\n").rstrip("\n") != RECORD.rstrip("\n"):
        refused(changed)


@given(data=st.data())
def test_a_signed_record_with_any_change_is_read_whole_or_refused(data: st.DataObject) -> None:
    lines = RECORD.split("\n")
    place = data.draw(st.integers(0, len(lines) - 3))
    change = data.draw(st.sampled_from(["drop", "double", "swap", "garble"]))
    if change == "drop":
        del lines[place]
    elif change == "double":
        lines.insert(place, lines[place])
    elif change == "swap":
        lines[place], lines[place + 1] = lines[place + 1], lines[place]
    else:
        lines[place] = data.draw(st.text(alphabet='0123 playKRBGY7dealpass"[]', max_size=40))
    if "" not in lines[:-2]:
        return
    text = signed("\n".join(lines))
    with contextlib.suppress(spydeck.InvalidRecord):
        match = spydeck.load(text)
        assert match.record().split("\n")[-3] == text.split("\n")[-3]


def test_records_of_random_options_round_trip() -> None:
    for game in loadable():
        for seed in range(10):
            match = random_match(game, Random(seed), most=40)
            assert spydeck.load(match.record()).record() == match.record()


def test_a_player_gets_another_name_in_a_record_that_stays_valid() -> None:
    match = spydeck.new("spycard", players=3, seed=1, tags={"Names": "Ada, Ben, Cleo"})
    renamed = with_name(match.record(), 1, "Former player")
    assert spydeck.load(renamed).tags["Names"] == "Ada, Former player, Cleo"
    assert renamed == signed(match.record().replace("Ben", "Former player"))


def test_a_record_without_names_stays_as_it_is() -> None:
    assert with_name(RECORD, 1, "Former player") == RECORD


def test_a_damaged_record_does_not_become_valid_by_another_name() -> None:
    record = spydeck.new("spycard", players=3, seed=1, tags={"Names": "Ada, Ben, Cleo"}).record()
    damaged = record.replace('"3"]\n', '"3"]\n[Place "Graz"]\n', 1)
    assert "digest" in str(refused(with_name(damaged, 1, "Former player")))
