/** What the frame says about Spycard, in English. */

import type { GameTexts } from "../../../manifest";

export const game: GameTexts = {
  name: "Spycard",
  line: "Bluff with agents face down, and carry out your secret agenda.",
  aim: "the first secret agenda carried out wins",
  minutes: 20,
  about: {
    needed: "A standard deck with two Jokers",
    editions: [],
    note: "Its authors published the rules on the web. The text used here names neither its authors nor a year.",
  },
  options: {
    jack_on_accusation: {
      clause: "SC-24",
      title: "Jacks answer accusations",
      note: "A Jack may be turned up instead of an accused agent. Otherwise the agent itself is turned up.",
      values: { true: { title: "Jacks answer accusations", alone: true }, false: { title: "no Jacks on accusations", alone: true } },
    },
    turn_limit: {
      clause: "SC-33",
      title: "Turn limit",
      note: "Turns for each player before the game ends in a draw.",
      phrase: (turns) => `at most ${turns} turns each`,
    },
  },
  sheets: { reminder: "Reminder sheet to print" },
  jumps: { small: ["Previous turn", "Next turn"] },
  outcomes: { agents: "Agents", agendas: "Agendas", "first-player": "First player" },
};
