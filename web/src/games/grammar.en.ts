/** "You" and what you do, or a name and what they do: "You play", "Ada plays". */
export const does = (name: string, you: string, other: string) => (name === "You" ? `You ${you}` : `${name} ${other}`);
