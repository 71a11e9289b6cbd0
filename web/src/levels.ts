/** The levels of bots for people, from the weakest. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;

export type Level = (typeof LEVELS)[number];

/** The bots that a person can choose for a seat: the levels that the server has, and the bot that holds the seat. */
export const choosable = (bots: readonly string[], held: string | null = null): readonly string[] => {
  const levels: readonly string[] = LEVELS.filter((level) => bots.includes(level));
  return held === null || levels.includes(held) ? levels : [...levels, held];
};
