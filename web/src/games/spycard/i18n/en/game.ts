/** What the frame says about Spycard, in English. */

import type { GameTexts } from "../../../manifest";

export const game: GameTexts = {
  name: "Spycard",
  line: "Bluff with agents face down, and carry out your secret agenda.",
  minutes: "about 20 minutes",
  about: {
    needed: "A standard deck with two Jokers",
    editions: [],
    note: "Its authors published the rules on the web. The text that we work from names neither them nor a year.",
  },
  options: {
    turn_limit: { title: "Turn limit", note: "Turns for each player before the game is a draw; 30 is a good measure. Left empty: none." },
  },
  sheets: { reminder: "Reminder sheet, to print" },
  jumps: { small: ["Previous turn", "Next turn"] },
  outcomes: { agents: "Agents", agendas: "Agendas", "first-player": "First player" },
};
