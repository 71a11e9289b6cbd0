/** The table at which a newcomer is dealt in; there the page says where the newcomer is, and deals without delay. */

const KEY = "spydeck.first";
let remembered: string | null = null;

export function rememberFirstTable(table: string): void {
  remembered = table;
  try {
    localStorage.setItem(KEY, table);
  } catch {
    // Without storage, the page knows until it is reloaded.
  }
}

export function isFirstTable(table: string): boolean {
  try {
    return (remembered ?? localStorage.getItem(KEY)) === table;
  } catch {
    return remembered === table;
  }
}
