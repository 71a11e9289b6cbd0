"""Frames of websockets: whole texts are read and written here, all others as `websockets` reads them."""

from __future__ import annotations

from collections.abc import Iterator
from logging import ERROR
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from spydeck.server.http.connections import frame_size, text_frame, text_in
from tests.server.in_process import Live, Peer, live

SIZES = (0, 1, 125, 126, 300, 65_535, 65_536, 70_000)
REQUEST = '{"type":"view","id":"v"}'
TEXT, UNFINISHED, REST, BINARY, CLOSE, PING = 0x81, 0x01, 0x80, 0x82, 0x88, 0x89
"""First bytes of frames."""
MASK = b"\x11\x22\x33\x44"


def framed(first: int, payload: bytes) -> bytes:
    """Return a frame from a client."""
    size = len(payload)
    more = size.to_bytes(2 if size < 65_536 else 8, "big") if size > 125 else b""
    second = 0x80 | {0: size, 2: 126, 8: 127}[len(more)]
    return bytes([first, second]) + more + MASK + apply_mask(payload, MASK)


@pytest.mark.parametrize("size", SIZES)
def test_texts_are_framed_as_the_library_frames_them(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_ends_where_the_library_ends_it(size: int) -> None:
    text = "y" * size
    frame = framed(TEXT, text.encode())
    known = len(frame) - size - len(MASK)
    assert [frame_size(frame[:length]) for length in range(known)] == [0] * known
    assert {frame_size(frame[:length]) for length in range(known, known + 6)} == {len(frame)}
    assert frame_size(frame + b"more") == len(frame)
    assert text_in(frame) == text


@pytest.mark.parametrize(
    "frame",
    [
        framed(UNFINISHED, b"half"),
        framed(REST, b"rest"),
        framed(BINARY, b"text"),
        framed(PING, b"text"),
        framed(CLOSE, b"\x03\xe8"),
        Frame(Opcode.TEXT, b"text").serialize(mask=False),
        framed(TEXT, b"\xff"),
        b"\xc1" + framed(TEXT, b"text")[1:],
    ],
)
def test_no_other_frame_is_read_as_a_text(frame: bytes) -> None:
    assert text_in(frame) is None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    """A server."""
    with live(f"sqlite:///{tmp_path / 'frames.db'}") as running:
        yield running


def joined(server: Live) -> Peer:
    """Return a member's end of a socket."""
    ada = server.guest()
    return server.sit_down(ada, server.table(ada)["table"])


def request(number: int) -> bytes:
    """Return the frame of a command."""
    return framed(TEXT, f'{{"type":"view","id":"v{number}"}}'.encode())


def test_frames_arrive_in_any_pieces(server: Live) -> None:
    peer, random, count = joined(server), Random(5), 40
    half = framed(UNFINISHED, REQUEST[:9].encode())
    other = framed(REST, REQUEST[9:].encode())
    ping = framed(PING, b"here?")
    data = b"".join(half + ping + other if number % 8 == 3 else request(number) for number in range(count))
    while data:
        size = random.randint(1, 60)
        peer.socket.socket.sendall(data[:size])
        data = data[size:]
    for number in range(count):
        assert peer.receive("view")["id"] == ("v" if number % 8 == 3 else f"v{number}")


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (framed(UNFINISHED, b"half") + request(1), 1002),
        (framed(REST, b"rest"), 1002),
        (Frame(Opcode.TEXT, REQUEST.encode()).serialize(mask=False), 1002),
        (b"\xc1" + request(1)[1:], 1002),
        (b"\x83" + request(1)[1:], 1002),
        (framed(TEXT, b'{"type":"\xff"}'), 1007),
        (framed(TEXT, b" " * 4_000 + b"\xe2\x82"), 1007),
        (framed(UNFINISHED, b"\xc3") + framed(REST, b"("), 1007),
        (framed(CLOSE, b"\x03\xe8\xff"), 1007),
        (framed(CLOSE, b"\x03"), 1002),
        (framed(PING, b" " * 126), 1002),
        (framed(TEXT, b" " * 32_769), 1009),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + MASK + b"12", 1009),
    ],
    ids=[
        "text in a text",
        "rest of nothing",
        "unmasked",
        "reserved bit",
        "unknown kind",
        "not UTF-8",
        "broken off",
        "not UTF-8 in parts",
        "not UTF-8 at the end",
        "half a status",
        "long ping",
        "long",
        "endless",
        "begun",
    ],
)
def test_frames_that_break_the_protocol_end_the_socket(
    server: Live, frames: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    peer = joined(server)
    peer.socket.socket.sendall(frames)
    with pytest.raises(ConnectionClosed) as closed:
        peer.receive("view")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code
    assert [one.getMessage() for one in caplog.records if one.levelno >= ERROR] == []


def test_the_longest_message_is_read(server: Live) -> None:
    peer = joined(server)
    peer.send_text(REQUEST + " " * (32_768 - len(REQUEST)))
    assert peer.receive("view")["id"] == "v"
