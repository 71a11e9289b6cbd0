/** The pseudo-language: English with accents and about a third longer. */

const ACCENTS: Readonly<Record<string, string>> = {
  a: "àà", b: "ƀ", c: "ç", d: "đ", e: "éé", f: "ƒ", g: "ğ", h: "ĥ", i: "îî", j: "ĵ", k: "ķ", l: "ļļ", m: "ɱ",
  n: "ñ", o: "öö", p: "þ", q: "ɋ", r: "ř", s: "š", t: "ţ", u: "üü", v: "ṽ", w: "ŵ", x: "ẋ", y: "ýý", z: "ž",
};

/** Parts that only look like words: clauses, and cards. */
const CODE = /\b(?:[A-Z]{2}-[0-9]+|[BYRGKW][0-9]+)\b/g;

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
