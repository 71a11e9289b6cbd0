"""A seat's conclusions: how likely each card is to be the Secret Document, and worlds that may be true.

In a round the seat has not seen the other hands and the Secret Document. What it knows of them: how many
cards each hand has, and which suits it could not follow. All else is public; before a deal and after the
reveal there are no hidden cards at all. Odds are integers that are meaningful only relative to each other.

Hands that can hold the same suits are counted as one, so what matters is how many cards must do without which
suits. `held_without` has these numbers in one integer, five bits for each set of suits.
"""

from spydeck.games.spy_tricks.cards import FIRST_CARD_SPOT, SUIT_COUNT, cards_named, cards_of_suit, suit_of
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.rules.guesses import points_of_spot
from spydeck.games.spy_tricks.rules.state import HAND_CARDS, MAX_PLAYERS, State, next_seat
from spydeck.games.spy_tricks.vocabulary import event, stage
from spydeck.kernel import EVERYONE, count, kernel, lowest, random_below, random_member

CARDS_OF_A_SUIT = 9

RED, BLUE, WHITE = 0b001, 0b010, 0b100
"""Sets of one suit."""


def _choose_table() -> tuple[int, ...]:
    rows = [[1] + [0] * CARDS_OF_A_SUIT]
    for _ in range(CARDS_OF_A_SUIT):
        above = rows[-1]
        rows.append([1] + [above[k] + above[k - 1] for k in range(1, CARDS_OF_A_SUIT + 1)])
    return tuple(number for row in rows for number in row)


WAYS_TO_CHOOSE = _choose_table()
"""The number of ways to choose k of n cards, at place 10 n + k."""


@kernel
def cards_left(seen: State, seat: int) -> int:
    """Return how many cards a seat holds, by the plays."""
    place = seat - int(seen.leaders[seen.trick])
    if place < 0:
        place += seen.players
    return HAND_CARDS - seen.trick - int(place < seen.in_trick)


@kernel
def voids_of_all(seen: State) -> int:
    """Return the sets of suits that the seats could not follow in this round: three bits a seat (ST-9)."""
    voids = 0
    trick = 0
    seat = led = 0
    turn = seen.players
    for place in range(seen.played):
        suit = suit_of(int(seen.plays[place]))
        if turn == seen.players:
            seat = int(seen.leaders[trick])
            led = suit
            turn = 0
            trick += 1
        voids |= int(suit != led) << 3 * seat + led
        seat = next_seat(seen, seat)
        turn += 1
    return voids


@kernel
def held_without(seen: State, seat: int, voids: int) -> int:
    """Return how many cards the others of a seat (or -1, a spectator) hold in hands without certain suits.

    `voids` is what `voids_of_all` returns. The number for a set of suits is in five bits, from the bit
    numbered 5 times the set.
    """
    held = 0
    for other in range(seen.players):
        if other != seat:
            held += cards_left(seen, other) << 5 * (voids >> 3 * other & 7)
    return held


@kernel
def number_without(held: int, suits: int) -> int:
    """Return the number of cards in hands that have exactly this set of suits missing."""
    return held >> 5 * suits & 31


@kernel
def ways_to_choose_two(number: int, first: int, second: int) -> int:
    """Return in how many ways a first and a second set of these sizes can be chosen from a suit's cards."""
    if first + second > number:
        return 0
    return WAYS_TO_CHOOSE[10 * number + first] * WAYS_TO_CHOOSE[10 * (number - first) + second]


@kernel
def ways_to_split(red: int, blue: int, white: int, held: int, ticket: int) -> tuple[int, int]:
    """Return the number of ways in which hands that have one suit missing each can get their cards.

    There are so many red, blue, and white cards for them and for those that may hold any. The second number
    is the split into which the way with the number `ticket` falls, or -1 if there is none: the blue cards of
    those without red, the white cards of those without blue, and the red cards of those without white, five
    bits each.
    """
    no_red = number_without(held, RED)
    no_blue = number_without(held, BLUE)
    no_white = number_without(held, WHITE)
    ways = 0
    split = -1
    for blues in range(max(0, no_red - white), min(blue, no_red) + 1):
        for whites in range(max(0, no_blue - red), min(white, no_blue) + 1):
            of_white = ways_to_choose_two(white, whites, no_red - blues)
            if of_white == 0:
                continue
            for reds in range(max(0, no_white - blue), min(red, no_white) + 1):
                of_red = ways_to_choose_two(red, reds, no_blue - whites)
                ways += of_white * of_red * ways_to_choose_two(blue, blues, no_white - reds)
                if split < 0 and ways > ticket:
                    split = blues | whites << 5 | reds << 10
    return ways, split


@kernel
def ways_to_lie(red: int, blue: int, white: int, held: int) -> int:
    """Return in how many ways so many cards of each suit can lie in hands that have suits missing.

    Those for the same set of suits count as one hand. The rest may lie anywhere.
    """
    only_red = number_without(held, BLUE | WHITE)
    only_blue = number_without(held, RED | WHITE)
    only_white = number_without(held, RED | BLUE)
    if only_red > red or only_blue > blue or only_white > white:
        return 0
    ways, _ = ways_to_split(red - only_red, blue - only_blue, white - only_white, held, 0)
    ways *= WAYS_TO_CHOOSE[10 * red + only_red]
    ways *= WAYS_TO_CHOOSE[10 * blue + only_blue]
    return ways * WAYS_TO_CHOOSE[10 * white + only_white]


@kernel
def odds_of_suits(seen: State, seat: int) -> tuple[int, int, int]:
    """Return the odds that one possible card of each suit (red, blue, white) is the Secret Document.

    They are proportional to the numbers of ways in which the other possible cards can lie in the other hands.
    """
    held = held_without(seen, seat, voids_of_all(seen))
    if held >> 5 == 0:
        return 1, 1, 1
    possible = possible_secrets(seen, seat)
    red = count(possible & cards_of_suit(0))
    blue = count(possible & cards_of_suit(1))
    white = count(possible & cards_of_suit(2))
    return (
        ways_to_lie(red - 1, blue, white, held) if red else 0,
        ways_to_lie(red, blue - 1, white, held) if blue else 0,
        ways_to_lie(red, blue, white - 1, held) if white else 0,
    )


@kernel
def odds_of_cards(cards: int, odds: tuple[int, int, int]) -> int:
    """Return the odds that the Secret Document is one of these possible cards."""
    red, blue, white = odds
    return (
        red * count(cards & cards_of_suit(0))
        + blue * count(cards & cards_of_suit(1))
        + white * count(cards & cards_of_suit(2))
    )


@kernel
def best_spot(spots: int, possible: int, odds: tuple[int, int, int]) -> int:
    """Return the spot that scores most on average; of equal ones the likeliest, for the chips (ST-22)."""
    best = lowest(spots)
    most = 0
    spots = spots_to_compare(spots, possible)
    while spots:
        spot = lowest(spots)
        spots &= spots - 1
        worth = odds_of_cards(possible & cards_named(spot), odds) * (64 * points_of_spot(spot) + 1)
        if worth > most:
            most = worth
            best = spot
    return best


@kernel
def spots_to_compare(spots: int, possible: int) -> int:
    """Return the suits and ranks among some spots, and one possible card of each suit: all are as likely."""
    compared = spots & ((1 << FIRST_CARD_SPOT) - 1)
    cards = spots >> FIRST_CARD_SPOT & possible
    for suit in range(SUIT_COUNT):
        of_suit = cards & cards_of_suit(suit)
        compared |= (of_suit & -of_suit) << FIRST_CARD_SPOT
    return compared


CERTAIN = 1.0
"""The weight of every sample: the worlds are drawn uniformly."""


@kernel
def resample(state: State, seat: int, generator: list[int]) -> float:
    """Fill an observed state with a random world of those that a seat (-1: a spectator) cannot tell apart.

    Return its weight, which is always 1.
    """
    for other in range(MAX_PLAYERS):
        if other != seat:
            state.hands[other] = 0
    if state.stage == stage.PLAY or state.stage == stage.GUESS or state.stage == stage.SALVATION:
        state.secret = deal_unseen(state, seat, generator)
    fill_in_events(state)
    return CERTAIN


@kernel
def deal_unseen(state: State, seat: int, generator: list[int]) -> int:
    """Deal the cards that a seat has not seen to the others. Return the last one, the Secret Document."""
    unseen = possible_secrets(state, seat)
    voids = voids_of_all(state)
    held = held_without(state, seat, voids)
    if held >> 5:
        unseen = deal_single_suits(state, seat, unseen, voids, held, generator)
        unseen = deal_pairs_of_suits(state, seat, unseen, voids, held, generator)
    return lowest(deal_to(state, seat, unseen, voids, 0, generator))


@kernel
def deal_single_suits(
    state: State, seat: int, unseen: int, voids: int, held: int, generator: list[int]
) -> int:
    """Deal to the hands that can only hold one suit (ST-9). Return the other unseen cards."""
    for suit in range(SUIT_COUNT):
        without = 7 ^ 1 << suit
        number = number_without(held, without)
        if number:
            cards = random_cards(generator, unseen & cards_of_suit(suit), number)
            unseen ^= cards
            deal_to(state, seat, cards, voids, without, generator)
    return unseen


@kernel
def deal_pairs_of_suits(
    state: State, seat: int, unseen: int, voids: int, held: int, generator: list[int]
) -> int:
    """Deal to the hands that can only hold two suits (ST-9). Return the other unseen cards.

    First a way to lie in these hands is drawn out of all, which says how many cards of each suit go there.
    """
    red = count(unseen & cards_of_suit(0))
    blue = count(unseen & cards_of_suit(1))
    white = count(unseen & cards_of_suit(2))
    ways, _ = ways_to_split(red, blue, white, held, 0)
    _, split = ways_to_split(red, blue, white, held, random_below_many(generator, ways))
    for suit in range(SUIT_COUNT):
        number = number_without(held, 1 << suit)
        if number:
            of_next = split >> 5 * suit & 31
            next_suit = unseen & cards_of_suit((suit + 1) % SUIT_COUNT)
            last_suit = unseen & cards_of_suit((suit + 2) % SUIT_COUNT)
            cards = random_cards(generator, next_suit, of_next)
            cards |= random_cards(generator, last_suit, number - of_next)
            unseen ^= cards
            deal_to(state, seat, cards, voids, 1 << suit, generator)
    return unseen


@kernel
def deal_to(state: State, seat: int, cards: int, voids: int, without: int, generator: list[int]) -> int:
    """Deal cards to the others that have exactly this set of suits missing. Return the cards left."""
    for other in range(state.players):
        if other != seat and voids >> 3 * other & 7 == without:
            hand = random_cards(generator, cards, cards_left(state, other))
            state.hands[other] = hand
            cards ^= hand
    return cards


@kernel
def random_cards(generator: list[int], cards: int, number: int) -> int:
    """Return a random set of so many of some cards."""
    rest = cards
    for _ in range(number):
        rest ^= 1 << random_member(generator, rest)
    return cards ^ rest


@kernel
def random_below_many(generator: list[int], limit: int) -> int:
    """Return a random number from 0 to limit - 1, where the limit may have up to 44 bits."""
    return ((random_below(generator, 1 << 30) << 30) + random_below(generator, 1 << 30)) % limit


@kernel
def fill_in_events(state: State) -> None:
    """Let the last events say who sees what, and give the private ones the hands dealt in this world."""
    for row in range(state.event_count):
        if state.event_kind[row] == event.HAND_DEALT:
            holder = int(state.event_seat[row])
            state.event_sees[row] = 1 << holder
            state.event_value[row] = state.hands[holder]
        else:
            state.event_sees[row] = EVERYONE
