/** The sentences of puzzles. */

import { count } from "./grammar";

export const puzzles = {
  title: "Puzzles",
  line: "Positions from games of bots in which one choice is clearly best by what you can know.",
  of: (game: string) => `${game} puzzle`,
  solved: (solved: number, all: number) => `${solved} of ${count(all, "puzzle", "puzzles")} solved`,
  start: "Solve the next one",
  rating: (rating: number) => `Rating ${rating} of 4`,
  facts: (rating: number, players: number) => `Rating ${rating} of 4, ${count(players, "player", "players")}. What do you do?`,
  numbered: (number: number) => `Puzzle ${number}`,
  right: "solved",
  wrong: "not solved",
  isRight: "Right.",
  alsoRight: (best: string) => `Right, as good as: ${best}.`,
  isWrong: (best: string) => `Not the best. Better: ${best}.`,
  compared: "Everything that you could do",
  solution: "Solution",
  next: "Next puzzle",
  all: "All puzzles",
  none: "There are no puzzles of this game.",
  notFound: "Puzzle not found",
  notFoundHint: "It may belong to another version of Spydeck.",
};
