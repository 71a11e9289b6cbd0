/**
 * The subset of Markdown that the rulebooks use, parsed into plain data: headings, paragraphs, lists, notes, bold, italic,
 * code, and the names of cards. Components show it as text, so that nothing in a rulebook can become markup.
 */

import { CODES, factsOf } from "../i18n/languages";

export interface Span {
  readonly kind: "text" | "strong" | "em" | "code" | "clause" | "cards";
  readonly text: string;
  /** The texts of the cards that are named, as in `[red 1](#R1)`. */
  readonly cards?: readonly string[];
}

export interface Block {
  readonly kind: "title" | "heading" | "paragraph" | "item" | "note";
  /** The anchor: a clause's name or a heading's words; "" for a block without an anchor. */
  readonly id: string;
  /** The clause that this paragraph states, such as "BS-14"; "" for other blocks. */
  readonly clause: string;
  /** The clause that this block belongs to: its own paragraph, or a note or an item below it; "" outside of clauses. */
  readonly of: string;
  /** The kind of a note, such as "Ruling", or the number of an item; "" for other blocks. */
  readonly label: string;
  readonly spans: readonly Span[];
}

const MARKED = /\*\*([^*]+)\*\*|`([^`]+)`|\*([^*]+)\*|\b([A-Z]{2}-[0-9]{1,3})\b|\[([^\]]+)\]\(#([A-Z0-9,]+)\)/g;
const CLAUSE = /^\*\*([A-Z]{2}-[0-9]{1,3})\*\* ?/;
const ITEM = /^(?:- |([0-9]+)\. )/;
const LABEL = /^\*\*([^*]+)\.\*\* ?/;
const RULINGS: readonly string[] = CODES.map((language) => factsOf(language).ruling);

/** Parse the inline formatting of a line. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > end) spans.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, strong, code, em, clause, named, cards] = found;
    if (strong) spans.push({ kind: "strong", text: strong });
    else if (code) spans.push({ kind: "code", text: code });
    else if (em) spans.push({ kind: "em", text: em });
    else if (clause) spans.push({ kind: "clause", text: clause });
    else if (named && cards) spans.push({ kind: "cards", text: named, cards: cards.split(",") });
    end = found.index + whole.length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}

/** The anchor of a heading: "What you need" becomes "what-you-need". */
const anchor = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");

/** Split a text into headings, paragraphs, items of lists and notes, each on one line. */
function pieces(markdown: string): string[] {
  return markdown
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .flatMap((block) => block.replaceAll(/\n> ?/g, "\n").split(/\n(?=- |[0-9]+\. |#)/))
    .map((piece) => piece.replace(/\s*\n\s*/g, " ").trim())
    .filter((piece) => piece !== "");
}

/** Parse a piece that is not a heading. */
function textBlock(piece: string, of: string): Block {
  const item = ITEM.exec(piece);
  const text = piece.replace(ITEM, "").replace(/^> /, "");
  const clause = CLAUSE.exec(text)?.[1] ?? "";
  if (clause) return { kind: "paragraph", id: clause, clause, of: clause, label: "", spans: spansOf(text.replace(CLAUSE, "")) };
  if (item) return { kind: "item", id: "", clause: "", of, label: item[1] ?? "", spans: spansOf(text) };
  if (!piece.startsWith("> ")) return { kind: "paragraph", id: "", clause: "", of, label: "", spans: spansOf(text) };
  return { kind: "note", id: "", clause: "", of, label: LABEL.exec(text)?.[1] ?? "", spans: spansOf(text.replace(LABEL, "")) };
}

/** Parse a rulebook into blocks. What follows a clause belongs to it, up to the next clause or heading. */
export function read(markdown: string): Block[] {
  let of = "";
  return pieces(markdown).map((piece) => {
    const heading = /^(#{1,3}) (.*)$/.exec(piece);
    if (heading) {
      of = "";
      const title = heading[1] === "#";
      const id = title ? "" : anchor(heading[2]!);
      return { kind: title ? "title" : "heading", id, clause: "", of, label: "", spans: spansOf(heading[2]!) };
    }
    const block = textBlock(piece, of);
    of = block.of;
    return block;
  });
}

/** A clause with everything that belongs to it: its notes and the items of its list. */
export const clauseOf = (blocks: readonly Block[], clause: string): Block[] =>
  blocks.filter(({ of }) => of !== "" && of === clause);

/** The cards that a block names, each once. */
export const cardsIn = ({ spans }: Block): string[] => [...new Set(spans.flatMap(({ cards = [] }) => cards))];

/** Whether each item of a list begins with cards, so that it is a table of these. */
export const isOfCards = (items: readonly Block[]): boolean => items.every(({ spans }) => spans[0]?.kind === "cards");

/** Whether a note is a ruling, in any language. */
export const isRuling = ({ kind, label }: Block): boolean => kind === "note" && RULINGS.includes(label);

/** Blocks that stand together: the paragraph of a clause with all that belongs to it, the items of a list, or one block. */
export function groups(blocks: readonly Block[]): Block[][] {
  const found: Block[][] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    const before = last?.at(-1);
    const together = before && before.of === block.of && (block.of !== "" || (block.kind === "item" && before.kind === "item"));
    if (together) last!.push(block);
    else found.push([block]);
  }
  return found;
}

export const textOf = ({ spans, clause, label }: Block): string =>
  [clause || label, ...spans.map(({ text }) => text)].filter(Boolean).join(" ");

/** The groups that contain all words, each under its heading; all groups if there are no words. */
export function search(blocks: readonly Block[], query: string): Block[][] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups(blocks);
  const found: Block[][] = [];
  let heading: Block | undefined;
  for (const group of groups(blocks)) {
    const [first] = group;
    if (first!.kind === "title" || first!.kind === "heading") {
      heading = first!.kind === "heading" ? first : undefined;
      continue;
    }
    const text = group.map(textOf).join(" ").toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    if (heading) found.push([heading]);
    heading = undefined;
    found.push(group);
  }
  return found;
}
