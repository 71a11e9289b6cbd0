/** The table that the address names and the server does not have, or "": its page has the header of all others. */
export const missing = $state({ table: "" });
