"""Frames of websockets (RFC 6455, section 5.2): where they end, and those that carry a whole text.

`websockets` reads and writes all others; for those of each move it takes five times as long.
"""

from __future__ import annotations

from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
"""The first byte of a frame that carries a whole text."""
MASKED = 0x80
MAX_HEAD = 14
"""Bytes of the longest head of a frame."""


def text_frame(text: bytes) -> bytes:
    """Return the frame of a text from a server."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def frame_size(data: bytes) -> int:
    """Return the size in bytes of the frame that starts some data, with its head; 0 if too little has arrived
    to know it."""
    if len(data) < 2:
        return 0
    size, head = data[1] & 127, _head_size(data[1])
    if size < 126:
        return head + size
    end = 4 if size == 126 else 10
    return head + int.from_bytes(data[2:end], "big") if len(data) >= end else 0


def text_in(frame: bytes) -> str | None:
    """Return the text that a whole frame from a client carries; None if it is any other frame, or invalid."""
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return None
    head = _head_size(frame[1])
    try:
        return apply_mask(frame[head:], frame[head - 4 : head]).decode()
    except UnicodeDecodeError:
        return None


def _head_size(second: int) -> int:
    """Return the size of a frame's head from its second byte: 2 bytes, more for long frames, and the mask."""
    size = second & 127
    return 2 + (2 if size == 126 else 8 if size == 127 else 0) + (4 if second & MASKED else 0)
