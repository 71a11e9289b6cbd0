/* Random complete deals of Black Spy, four players, in plain C: the yardstick for `spydeck bench`.
 *
 * The same work as a playout of the Python kernels: shuffle, deal, three random cards passed by each seat,
 * Red 1 leads (not black), follow colour or rank, first Black Spy wins a tie, scoring with the sweep.
 * Cards are numbered as in src/spydeck/games/black_spy/cards.py.
 *
 * Use: black_spy SECONDS   prints games, and the seconds of processor time that they took.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t set;

enum { PLAYERS = 4, CARDS = 60, HAND = 15, RED_1 = 22 };

static const set BLACK = 0xFFFFULL << 44, SPIES = 0x3FULL << 50;
static set colour_cards[5], same_rank[CARDS], colour_of_card[CARDS], above[CARDS];
static uint64_t seed = 1;

static inline uint64_t random64(void) {
    uint64_t z = (seed += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static inline int below(int limit) { return (int)(((random64() >> 32) * (uint64_t)limit) >> 32); }

static inline int pick(set cards) {
    int place = below(__builtin_popcountll(cards));
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(1ULL << place, cards));
#else
    while (place--) cards &= cards - 1;
    return __builtin_ctzll(cards);
#endif
}

static int colour(int card) { return card >= 44 ? 4 : card / 11; }

static int rank(int card) {
    if (card < 44) return card % 11 + 1;
    return card < 50 ? card - 43 : card < 56 ? 7 : card - 48;
}

static void fill_tables(void) {
    for (int card = 0; card < CARDS; card++) colour_cards[colour(card)] |= 1ULL << card;
    for (int card = 0; card < CARDS; card++) {
        colour_of_card[card] = colour_cards[colour(card)];
        for (int other = 0; other < CARDS; other++) {
            if (rank(other) == rank(card)) same_rank[card] |= 1ULL << other;
            if (colour(other) == colour(card) && rank(other) > rank(card)) above[card] |= 1ULL << other;
        }
    }
}

static const set COLOURED_SPIES = 1ULL << 6 | 1ULL << 17 | 1ULL << 28 | 1ULL << 39;

static void score(const set *taken, int *points) {
    for (int seat = 0; seat < PLAYERS; seat++) {
        if ((taken[seat] & BLACK) == BLACK) {
            for (int other = 0; other < PLAYERS; other++) points[other] = other == seat ? 0 : 60;
            return;
        }
        set black = taken[seat] >> 44;
        points[seat] = __builtin_popcountll(black & 0x3F) + 10 * __builtin_popcountll(black & 0xFC0)
            + 2 * (int)(black >> 12 & 1) + 3 * (int)(black >> 13 & 1) + 4 * (int)(black >> 14 & 1)
            + 5 * (int)(black >> 15 & 1) - 5 * __builtin_popcountll(taken[seat] & COLOURED_SPIES);
    }
}

static inline int one_spy(set *cards) {
    set spies = *cards & SPIES;
    *cards = (*cards & ~SPIES) | (spies & -spies);
    return pick(*cards);
}

static void deal_game(set *hands) {
    uint8_t deck[CARDS];
    for (int i = 0; i < CARDS; i++) deck[i] = (uint8_t)i;
    for (int i = CARDS - 1; i > 0; i--) {
        int j = below(i + 1);
        uint8_t card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
    memset(hands, 0, PLAYERS * sizeof(set));
    for (int i = 0; i < CARDS; i++) hands[(1 + i) % PLAYERS] |= 1ULL << deck[i];
}

static void pass_left(set *hands) {
    set passed[PLAYERS] = {0};
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int i = 0; i < 3; i++) {
            set left = hands[seat];
            set card = 1ULL << one_spy(&left);
            passed[seat] |= card;
            hands[seat] &= ~card;
        }
    for (int seat = 0; seat < PLAYERS; seat++) hands[(seat + 1) % PLAYERS] |= passed[seat];
}

static void play_game(int *points) {
    set hands[PLAYERS], taken[PLAYERS] = {0};
    deal_game(hands);
    pass_left(hands);
    int leader = 0;
    while (!(hands[leader] >> RED_1 & 1)) leader++;
    for (int trick = 0; trick < HAND; trick++) {
        set follow = 0, beating = 0, cards = 0;
        int taker = leader;
        for (int i = 0; i < PLAYERS; i++) {
            int seat = (leader + i) % PLAYERS;
            set legal = hands[seat];
            if (i == 0 && trick == 0) legal &= ~BLACK;
            else if (i > 0 && (legal & follow)) legal &= follow;
            int card = one_spy(&legal);
            set bit = 1ULL << card;
            hands[seat] ^= bit;
            cards |= bit;
            if (i == 0) follow = colour_of_card[card] | same_rank[card];
            if (i == 0 || (beating & bit)) { beating = above[card]; taker = seat; }
        }
        taken[taker] |= cards;
        leader = taker;
    }
    score(taken, points);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int count, char **words) {
    double seconds = count > 1 ? atof(words[1]) : 3, start, spent;
    long games = 0, total = 0;
    fill_tables();
    start = now();
    do {
        for (int i = 0; i < 2000; i++, games++) {
            int points[PLAYERS];
            play_game(points);
            for (int seat = 0; seat < PLAYERS; seat++) total += points[seat];
        }
        spent = now() - start;
    } while (spent < seconds);
    fprintf(stderr, "%.2f points a game\n", (double)total / (double)games);
    printf("%ld %.6f\n", games, spent);
    return 0;
}
