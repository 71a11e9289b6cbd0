/** Plurals and lists in any language, by the rules the browser has built in. */

/** The forms of a noun, one for each plural category of the language that needs its own. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Return a function that formats an amount with its noun: `plural("en")(3, { one: "card", other: "cards" })` is "3 cards". */
export function plural(language: string): (amount: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (amount, forms) => `${numbers.format(amount)} ${forms[rules.select(amount)] ?? forms.other}`;
}

/** Return a function that joins items into a list: `list("en-GB")(["Ada", "Ben", "Cy"])` is "Ada, Ben and Cy". */
export function list(language: string, type: Intl.ListFormatType = "conjunction"): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { style: "long", type });
  return (items) => format.format(items);
}
