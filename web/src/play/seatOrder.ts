/** The order in which seats are shown. */

/** The other seats clockwise, starting to the left of the person's own; all seats for a spectator. */
export function otherSeats(players: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? players : Math.max(0, players - 1) }, (_, place) => (first + place) % players);
}
