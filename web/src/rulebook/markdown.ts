/**
 * The subset of Markdown that the rulebooks use, parsed into plain data: headings, paragraphs, lists, bold, italic and
 * code. Components show it as text, so that nothing in a rulebook can become markup.
 */

export interface Span {
  readonly kind: "text" | "strong" | "em" | "code" | "clause";
  readonly text: string;
}

export interface Block {
  readonly kind: "title" | "heading" | "paragraph";
  /** The anchor: a clause's name or a heading's words; "" for a block without an anchor. */
  readonly id: string;
  /** The clause of this paragraph, such as "BS-14"; "" for other blocks. */
  readonly clause: string;
  readonly spans: readonly Span[];
}

const MARKED = /\*\*([^*]+)\*\*|`([^`]+)`|\*([^*]+)\*|\b((?:BS|ST|SC)-[0-9]{1,3})\b/g;
const CLAUSE = /^\*\*([A-Z]{2}-[0-9]{1,3})\*\* ?/;

/** Parse the inline formatting of a line. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > end) spans.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, strong, code, em, clause] = found;
    if (strong) spans.push({ kind: "strong", text: strong });
    else if (code) spans.push({ kind: "code", text: code });
    else if (em) spans.push({ kind: "em", text: em });
    else if (clause) spans.push({ kind: "clause", text: clause });
    end = found.index + whole.length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}

/** The anchor of a heading: "What you need" becomes "what-you-need". */
const anchor = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/** Split a text into paragraphs, headings and list items. */
function pieces(markdown: string): string[] {
  return markdown
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .flatMap((block) => block.split(/\n(?=- |#)/))
    .map((piece) => piece.replace(/\s*\n\s*/g, " ").trim())
    .filter((piece) => piece !== "");
}

/** Parse a rulebook into blocks. */
export function read(markdown: string): Block[] {
  return pieces(markdown).map((piece) => {
    const heading = /^(#{1,3}) (.*)$/.exec(piece);
    if (heading) {
      const title = heading[1] === "#";
      return { kind: title ? "title" : "heading", id: title ? "" : anchor(heading[2]!), clause: "", spans: spansOf(heading[2]!) };
    }
    const text = piece.replace(/^- /, "");
    const clause = CLAUSE.exec(text)?.[1] ?? "";
    return { kind: "paragraph", id: clause, clause, spans: spansOf(clause ? text.replace(CLAUSE, "") : text) };
  });
}

export const textOf = ({ spans, clause }: Block): string => [clause, ...spans.map(({ text }) => text)].join(" ");

/** The blocks that contain all words, each under its heading; all blocks if there are no words. */
export function search(blocks: readonly Block[], query: string): Block[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...blocks];
  const found: Block[] = [];
  let heading: Block | undefined;
  for (const block of blocks) {
    if (block.kind !== "paragraph") {
      heading = block.kind === "heading" ? block : undefined;
      continue;
    }
    const text = textOf(block).toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    if (heading) found.push(heading);
    heading = undefined;
    found.push(block);
  }
  return found;
}
