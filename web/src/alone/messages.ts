/**
 * Messages between a page and the worker that runs Python. A page has several conversations with it, one for each table
 * and each request; a number says which.
 */

/** Why something cannot be done in this page: each has a title and, with "-hint" behind it, what to do. */
export type LocalProblem =
  | "alone-unsupported"
  | "alone-not-here"
  | "alone-no-storage"
  | "alone-elsewhere"
  | "alone-gone"
  | "alone-unreadable"
  | "alone-too-many"
  | "alone-failed";

/** A request about tables and games of this device, as of a server. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  /** JSON, or the text of a file. */
  readonly body: string;
  /** The name of the person. */
  readonly person: string;
  /** The language for sentences about files. */
  readonly language: string;
}

export type ToWorker = {
  readonly from: number;
  /** The path below which the client is served, which a worker does not know. */
  readonly base: string;
} & (
  | { /** The table to go on with. */ readonly open: string }
  | { /** A message of the protocol. */ readonly say: string }
  | { readonly close: true }
  | { readonly ask: Asked }
);

export type FromWorker = { readonly to: number } & (
  | { /** A message of the protocol. */ readonly said: string }
  /** A command could not be saved, and so was not carried out; "" stands for what a bot does. */
  | { readonly unsaved: string }
  /** The table is closed, or the request was not answered. */
  | { readonly problem: LocalProblem }
  | { readonly status: number; readonly body: string }
);
