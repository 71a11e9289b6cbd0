/** The pseudo-language: English with accents and about a third longer. */

const ACCENTS: Readonly<Record<string, string>> = {
  a: "àà", b: "ƀ", c: "ç", d: "đ", e: "éé", f: "ƒ", g: "ğ", h: "ĥ", i: "îî", j: "ĵ", k: "ķ", l: "ļļ", m: "ɱ",
  n: "ñ", o: "öö", p: "þ", q: "ɋ", r: "ř", s: "š", t: "ţ", u: "üü", v: "ṽ", w: "ŵ", x: "ẋ", y: "ýý", z: "ž",
};

/** What only looks like words: clauses, and cards. */
const CODE = /\b(?:[A-Z]{2}-[0-9]+|[BYRGKW][0-9]+)\b/g;

/** The names of properties that hold no words. */
const NO_WORDS: readonly string[] = ["clause", "measure"];

function accent(letter: string): string {
  const accents = ACCENTS[letter.toLowerCase()] ?? letter;
  return letter === letter.toLowerCase() ? accents : accents.charAt(0).toUpperCase() + accents.slice(1);
}

/** A text with accents: "Settings" becomes "Šééţţîîñğš". What has accents already stays as it is. */
export function accented(text: string): string {
  let end = 0;
  let made = "";
  const add = (part: string) => part.replace(/[a-z]/gi, accent);
  for (const { index, 0: code } of text.matchAll(CODE)) {
    made += add(text.slice(end, index)) + code;
    end = index + code.length;
  }
  return made + add(text.slice(end));
}

type Callable = (...given: readonly unknown[]) => unknown;

/** Return a catalogue with accents in all its texts, also in those that its functions make. */
export function pseudo<Content>(content: Content): Content {
  return changed(content) as Content;
}

function changed(content: unknown): unknown {
  if (typeof content === "string") return accented(content);
  if (typeof content === "function") return (...given: readonly unknown[]) => changed((content as Callable)(...given));
  if (Array.isArray(content)) return content.map(changed);
  return typeof content === "object" && content !== null ? changedGroup(content as Readonly<Record<string, unknown>>) : content;
}

/** Properties are read when they are needed: some cannot be earlier. */
function changedGroup(group: Readonly<Record<string, unknown>>): object {
  const made = {};
  for (const key of Object.keys(group)) {
    const get = () => (NO_WORDS.includes(key) ? group[key] : changed(group[key]));
    Object.defineProperty(made, key, { get, enumerable: true, configurable: true });
  }
  return made;
}
