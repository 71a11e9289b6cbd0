/** The game for which the address of the lobby sets up a custom table; null for none. */
export const chosenGame = (): string | null => new URLSearchParams(location.search).get("choose");
