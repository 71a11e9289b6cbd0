/** Points as they are typed in a field for each player. */

/** Whether a field holds a whole number; "−" counts as a minus sign. */
export const isPoints = (typed: string): boolean => /^[-\u2212+]?\d{1,4}$/.test(typed.trim());

/** The number in a field; 0 for a field without one. */
export const pointsIn = (typed: string): number => (isPoints(typed) ? Number(typed.trim().replace("\u2212", "-")) : 0);

/** The entry that the fields make; undefined if one is not a whole number. */
export const entryOf = (fields: readonly string[]): string | undefined =>
  fields.every(isPoints) ? fields.map((typed) => String(pointsIn(typed))).join(" ") : undefined;

/** A field with the other sign. */
export function negated(typed: string): string {
  const digits = typed.trim();
  return /^[-\u2212]/.test(digits) ? digits.slice(1) : `-${digits.replace(/^\+/, "")}`;
}
