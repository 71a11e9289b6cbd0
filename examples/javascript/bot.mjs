// A bot for all three games that plays at random, in JavaScript without dependencies (Node 20 or later):
//
//     node examples/javascript/bot.mjs SOCKET TOKEN
//
// Before a game, the host of a table gets both for a seat from `POST /api/tables/TABLE/programs`: in the terminal with
// `program 2 Rusty`. It is written from docs/protocol.md alone, and knows no rules of any game.

import { open } from "./socket.mjs";

const [address, token] = process.argv.slice(2);
const random = generator(process.env.SEED ?? Math.random());
const pick = (list) => list[Math.floor(random() * list.length)];

/** The last `asked` and `view` that arrived; `answered` is the question with an answer under way or done. */
const state = { asked: null, view: null, answered: null };
/** What to do with the reply to each command that has none yet, by its id. */
const replies = new Map();
let commands = 0;

const send = await open(address, token, receive, () => process.exit(0));
send({ type: "hello", version: 1 });

function receive(message) {
  if (message.asked) state.asked = message.asked;
  if (message.view) state.view = message.view;
  const reply = replies.get(message.id);
  if (reply && message.type !== "update") {
    replies.delete(message.id);
    reply(message);
  }
  if (message.type === "update" && message.event.kind === "stand-in" && message.event.seat === state.view?.seat)
    command({ type: "back" });
  act();
}

/** Send a command, and resolve to its reply. */
function command(fields) {
  const id = `js-${++commands}`;
  send({ id, ...fields });
  return new Promise((resolve) => replies.set(id, resolve));
}

/** Act if the rule in docs/protocol.md ("When to act") says so. */
async function act() {
  const { asked } = state;
  if (!asked || !(asked.now || asked.early.length > 0) || asked.sealed !== null || asked.since === state.answered) return;
  state.answered = asked.since;
  const action = asked.now ? await choose(state.view) : pick(asked.early);
  const reply = await command({ type: "act", asked: asked.since, action });
  if (reply.type !== "refused") return;
  if (!["stale", "not-asked", "not-now"].includes(reply.code)) console.error(`refused: ${reply.message}`);
  if (state.answered === asked.since) state.answered = null;
  act();
}

/** Return a legal action: from the view's list, or built piece by piece; its example if the question changed. */
async function choose(view) {
  if (view.legal) return pick(view.legal);
  let action = "";
  for (;;) {
    const { add, enough } = await command({ type: "next", begun: action });
    if (!add) return view.example; // refused: the question has changed, and the server will say so
    if (add.length === 0 || (enough && random() < 0.5)) return action || view.example;
    action += pick(add);
  }
}

/** Return a generator of random numbers from 0 to 1 that repeats for a seed (mulberry32). */
function generator(seed) {
  let value = Math.floor(Number(seed) * 2 ** 31);
  return () => {
    value = (value + 0x6d2b79f5) | 0;
    let mixed = Math.imul(value ^ (value >>> 15), 1 | value);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
