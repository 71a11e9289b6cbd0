/** How sentences are put together, whatever they are about. */

/** "You" and what you do, or a name and what they do: "You play", "Ada plays". */
export const does = (name: string, you: string, other: string) => (name === "You" ? `You ${you}` : `${name} ${other}`);

export const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** A message of the server as a sentence. */
export const sentence = (message: string) => capital(message).replace(/[^.!?]$/, "$&.");
