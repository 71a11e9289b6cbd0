/** The worker in which a page thinks: it answers each brief with what was found out, or with why nothing was. */

import { KernelModule } from "./module.js";
import { type Brief, type Found, Thinking } from "./thinking.js";

/** A question, with a number for its answer. */
export interface AskedBrief {
  readonly number: number;
  readonly brief: Brief;
}

/** A game about which something may be asked later, without a connection too. */
export interface Announced {
  readonly game: string;
}

/** The result; null where there is nothing to compare. */
export type Thought = { readonly found: Found | null } | { readonly choice: string | null };

export type NumberedThought = { readonly number: number } & (Thought | { readonly error: string });

const modules = import.meta.glob<string>("./*.wasm", { query: "?url", import: "default", eager: true });
const facts = import.meta.glob<KernelModule["facts"]>("./*.json", { import: "default" });
const loaded = new Map<string, Promise<KernelModule>>();

async function load(game: string): Promise<KernelModule> {
  const module = modules[`./${game}.wasm`];
  const read = facts[`./${game}.json`];
  if (module === undefined || read === undefined) throw new Error(`no module for ${game}`);
  const [response, known] = await Promise.all([fetch(module), read()]);
  if (!response.ok) throw new Error(`${module}: ${response.status}`);
  return KernelModule.load(await response.arrayBuffer(), known);
}

/** The module of a game, loaded once; again where that failed. */
function moduleOf(game: string): Promise<KernelModule> {
  const known = loaded.get(game);
  if (known) return known;
  const module = load(game);
  loaded.set(game, module);
  module.catch(() => loaded.delete(game));
  return module;
}

async function think(brief: Brief): Promise<Thought> {
  const thinking = new Thinking(await moduleOf(brief.game), brief);
  try {
    return brief.explains ? { found: thinking.explain() } : { choice: thinking.choice() };
  } finally {
    thinking.release();
  }
}

globalThis.onmessage = ({ data }: MessageEvent<AskedBrief | Announced>) => {
  if ("game" in data) return void moduleOf(data.game).catch(() => undefined);
  const { number, brief } = data;
  const answer = (thought: Thought | { error: string }) => postMessage({ number, ...thought } satisfies NumberedThought);
  think(brief).then(answer, (error: unknown) => answer({ error: String(error) }));
};
