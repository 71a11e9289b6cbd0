import { chosenGame } from "./chosenGame";
import { loadLobby } from "./i18n";

/** Fetch the lobby with its sentences, and the part of it that the address asks for. */
export async function openLobby() {
  const part = chosenGame() === null ? import("./Front.svelte") : import("./TableSetup.svelte");
  const [{ default: Lobby }] = await Promise.all([import("./Lobby.svelte"), loadLobby(), part]);
  return Lobby;
}
