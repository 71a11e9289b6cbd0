/** The sentences of rules and settings that open at a table, without leaving it. */

export const inPlace = {
  whole: "Whole rulebook",
  played: "What is played",
  players: (game: string, players: number) => `${game} with ${players} players`,
  none: "none",
};
