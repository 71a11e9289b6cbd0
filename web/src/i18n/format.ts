/** Plurals, lists, times and people in any language, by the rules the browser has built in. */

/** Return a function that writes numbers as a language does, with a true minus sign. */
export function numbersWith(language: string, options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const numbers = new Intl.NumberFormat(language, options);
  return (value) => numbers.format(value).replace("-", "\u2212");
}

/** Return a function that joins items into a list: `list("en-GB")(["Ada", "Ben", "Cy"])` is "Ada, Ben and Cy". */
export function list(language: string, type: Intl.ListFormatType = "conjunction"): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { style: "long", type });
  return (items) => format.format(items);
}

/** Return a function that writes an amount with its unit in words: `amounts("en-GB")(3, "day")` is "3 days". */
export function amounts(language: string): (amount: number, unit: "day" | "hour" | "second") => string {
  return (amount, unit) => numbersWith(language, { style: "unit", unit, unitDisplay: "long" })(amount);
}

/** Return a function that says a time that somebody has, without parts that are zero: "45 s", "12 min", "5 h 20 min", "3 days 4 h". */
export function durations(language: string): (seconds: number, below: number) => string {
  return (seconds, below) => {
    if (seconds < below) return `${seconds} s`;
    const minutes = Math.ceil(seconds / 60);
    const hours = Math.floor(minutes / 60);
    const days = Math.floor(hours / 24);
    const parts: readonly (readonly [number, string])[] =
      days === 0 ? [[hours, `${hours} h`], [minutes % 60, `${minutes % 60} min`]] : [[days, amounts(language)(days, "day")], [hours % 24, `${hours % 24} h`]];
    return parts.flatMap(([amount, said]) => (amount > 0 ? [said] : [])).join(" ");
  };
}

/** Return a function that says a time in whole days, hours or seconds: "1 day", "8 hours". */
export function spans(language: string): (seconds: number) => string {
  const amount = amounts(language);
  return (seconds) => {
    if (seconds % 86_400 === 0) return amount(seconds / 86_400, "day");
    return seconds % 3_600 === 0 ? amount(seconds / 3_600, "hour") : amount(seconds, "second");
  };
}

/** A text with a capital at its start. */
export const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());

/** A message of the server as a sentence. */
export const sentence = (message: string): string => capital(message).replace(/[^.!?]$/, "$&.");

/** A person in a sentence. A catalogue chooses the form of the sentence by `you`, never by comparing the name. */
export interface Who {
  readonly name: string;
  /** Whether this is the reader's own seat. */
  readonly you: boolean;
}

/** Seats as people count them: [2, 0, 1] is "3, 1, 2". */
export const seatNumbers = (seats: readonly unknown[]): string => seats.map((seat) => Number(seat) + 1).join(", ");
