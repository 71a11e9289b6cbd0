/** A text with a capital at its start. */
export const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());
