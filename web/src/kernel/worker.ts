/** The worker in which a page thinks: it answers each brief with what was found out, or with why nothing was. */

import { KernelModule } from "./module.js";
import { type Brief, type Companion, type Found, type Standing, Thinking } from "./thinking.js";

/** A question, with a number for its answer, and how many workers think about it together. */
export interface AskedBrief {
  readonly number: number;
  readonly brief: Brief;
  readonly shares: number;
  /** From when on it is told, once, what is found so far, in milliseconds since the epoch. */
  readonly soon: number;
}

/** A game about which something may be asked later, without a connection too. */
export interface Announced {
  readonly game: string;
}

/** A share of the rows of a question, which this worker plays for another one. */
interface Shared {
  readonly code: WebAssembly.Module;
  readonly facts: KernelModule["facts"];
  readonly brief: Brief;
  readonly share: number;
  readonly shares: number;
}

/** The result; null where there is nothing to compare. */
export type Thought = { readonly found: Found | null } | { readonly choice: string | null };

/** The findings of the rows that are played so far, while more are played. */
export interface SoFar {
  readonly soFar: Found;
}

export type NumberedThought = { readonly number: number } & (Thought | SoFar | { readonly error: string });

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

async function think({ brief, shares, soon }: AskedBrief, tell: (told: SoFar) => void): Promise<Thought> {
  const module = await moduleOf(brief.game);
  const workers = Array.from({ length: "Worker" in globalThis ? shares - 1 : 0 }, () => new Worker(location.href, { type: "module" }));
  const { code, facts } = module;
  workers.forEach((worker, place) => worker.postMessage({ code, facts, brief, share: place + 1, shares: workers.length + 1 } satisfies Shared));
  let told = false;
  const meanwhile = (thinking: Thinking) => {
    if (told || Date.now() < soon) return;
    told = true;
    tell({ soFar: thinking.soFar() });
  };
  try {
    return await answered(module, brief, workers.map(companion), meanwhile);
  } catch (error) {
    if (workers.length === 0) throw error;
    return await answered(module, brief, [], meanwhile);
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

async function answered(
  module: KernelModule,
  brief: Brief,
  companions: readonly Companion[],
  meanwhile: (thinking: Thinking) => void,
): Promise<Thought> {
  const thinking = new Thinking(module, brief);
  try {
    if (!brief.explains) return { choice: await thinking.choice(companions) };
    return { found: await thinking.explain(companions, () => meanwhile(thinking)) };
  } finally {
    thinking.release();
  }
}

/** A worker as the companion of a search. Its promises reject once it has failed. */
function companion(worker: Worker): Companion {
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
  });
  failure.catch(() => undefined);
  const answer = (standing: Standing) =>
    new Promise<Float32Array>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Float32Array>) => resolve(data);
      worker.postMessage(standing);
    });
  return (standing) => Promise.race([failure, answer(standing)]);
}

/** Play a share of a question for as long as the worker that asked wants it. */
function share({ code, facts, brief, share, shares }: Shared): void {
  const begun = KernelModule.load(code, facts).then((module) => {
    const thinking = new Thinking(module, brief);
    thinking.begin();
    return thinking;
  });
  const play = async (standing: Standing) => {
    const results = (await begun).goOn(standing, share, shares);
    postMessage(results, { transfer: [results.buffer] });
  };
  globalThis.onmessage = ({ data }: MessageEvent<Standing>) => void play(data).catch(reportError);
}

function answer(asked: AskedBrief): void {
  const say = (thought: Thought | SoFar | { error: string }) => postMessage({ number: asked.number, ...thought } satisfies NumberedThought);
  think(asked, say).then(say, (error: unknown) => say({ error: String(error) }));
}

globalThis.onmessage = ({ data }: MessageEvent<AskedBrief | Announced | Shared>) => {
  if ("game" in data) void moduleOf(data.game).catch(() => undefined);
  else if ("code" in data) share(data);
  else answer(data);
};
