/**
 * Answers to requests about tables and finished games of this device: from what is saved, or from Python in the worker. To
 * the rest of the page they are responses as of a server.
 */

import { base } from "../base";
import { contentLanguage } from "../i18n";
import { knownName, newcomerName } from "../net/personName";
import type { PlayedPage } from "../net/protocol";
import { loadAlone, sayAlone } from "./i18n";
import type { LocalProblem } from "./messages";
import { noteHere } from "./names";
import { type KeptFacts, SavedGames } from "./saved";
import { converse, unable } from "./thread";

/** Answers what can be answered without Python. The name is the one in the path. */
type FromSaved = (saved: SavedGames, name: string) => Promise<Response | undefined>;

/** The version of the form of files with tables (`browser/files.py`). */
const FILE_VERSION = 1;

const playedIn = (games: readonly KeptFacts[]): PlayedPage => ({ games: games.flatMap(({ played }) => played ?? []), more: false });

const FROM_SAVED: readonly (readonly [method: string, path: RegExp, answer: FromSaved])[] = [
  ["GET", /^\/here\/tables$/, async (saved) => Response.json(await saved.tables())],
  ["GET", /^\/here\/finished$/, async (saved) => Response.json((await saved.finished()).map(({ facts }) => facts))],
  ["GET", /^\/here\/played$/, async (saved) => Response.json(playedIn(await saved.finished()))],
  ["GET", /^\/finished\/([^/?]+)$/, async (saved, name) => (await saved.game(name).then((game) => game && Response.json(game.facts)))],
  ["GET", /^\/finished\/([^/?]+)\/record$/, async (saved, name) => (await saved.game(name).then((game) => game && new Response(game.record)))],
  ["GET", /^\/tables\/([^/?]+)\/file$/, tableFile],
  ["DELETE", /^\/finished\/([^/?]+)$/, async (saved, name) => saved.remove([name]).then(nothing)],
  ["DELETE", /^\/tables\/([^/?]+)$/, async (saved, name) => saved.delete(name).then(nothing)],
];

const nothing = () => new Response(null, { status: 204 });

/** A table as a file, with which its game goes on elsewhere. */
async function tableFile(saved: SavedGames, name: string): Promise<Response | undefined> {
  const table = await saved.read(name);
  return table && new Response(JSON.stringify({ spydeck: "table", version: FILE_VERSION, lines: table.lines, private: table.private }));
}

/** Answer a request; `body` is a text, or data for JSON. */
export async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  await loadAlone();
  const problem = unable();
  if (problem) return refused(problem);
  for (const [wanted, pattern, answer] of FROM_SAVED) {
    const found = method === wanted ? pattern.exec(path) : null;
    if (found) return (await withSaved((saved) => answer(saved, found[1] ?? ""))) ?? ask(method, path, body);
  }
  return ask(method, path, body);
}

/** Do something with what is saved, and let it go. */
async function withSaved(work: (saved: SavedGames) => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    const saved = await SavedGames.open(base);
    return await work(saved).finally(() => saved.database.close());
  } catch {
    return refused("alone-no-storage");
  }
}

/** Ask Python. */
function ask(method: string, path: string, body: unknown): Promise<Response> {
  const text = typeof body === "string" ? body : body === undefined ? "" : JSON.stringify(body);
  return new Promise((resolve) => {
    const worker = converse((heard) => {
      worker.end();
      if ("problem" in heard) resolve(refused(heard.problem));
      else if ("status" in heard) {
        if (method === "POST" && heard.status < 300) noteHere();
        resolve(new Response(heard.body, { status: heard.status }));
      }
    });
    worker.say({ ask: { method, path, body: text, person: knownName() ?? newcomerName(), language: contentLanguage() } });
  });
}

const UNAVAILABLE = 503;

const refused = (problem: LocalProblem): Response =>
  Response.json({ code: problem, message: `${sayAlone(problem)} ${sayAlone(`${problem}-hint`)}` }, { status: UNAVAILABLE });
