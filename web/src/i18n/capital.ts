/** A text with a capital at its start. */
export const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());

/** A message of the server as a sentence. */
export const sentence = (message: string): string => capital(message).replace(/[^.!?]$/, "$&.");
