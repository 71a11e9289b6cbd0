"""Records that are edited on purpose."""

from spydeck.match.record_format import digest


def signed(text: str) -> str:
    """Return a record with its last line written again, as a person who edits on purpose would do."""
    lines = text.split("\n")[:-2]
    events = len(lines) - lines.index("") - 1
    return "\n".join([*lines, f"end {events} {digest(lines)}", ""])
