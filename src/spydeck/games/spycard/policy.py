"""stub"""

from spydeck.games.spycard.rules.state import State
from spydeck.kernel import kernel


@kernel
def sensible(state: State, seat: int, generator: list[int]) -> tuple[int, int, int]:
    """Stub."""
    return 0, -1, 0
