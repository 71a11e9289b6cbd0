/** Installing the client as an app, where the browser offers that. */

/** What Chromium fires when the page can be installed; in no standard yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

const isPrompt = (event: Event): event is InstallPrompt => "prompt" in event && typeof event.prompt === "function";

let offered: InstallPrompt | undefined = $state.raw();

/** Start noticing whether the page can be installed; the browser says so only once. */
export function watchInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault(); // the settings have a button instead
    offered = event;
  });
  addEventListener("appinstalled", () => (offered = undefined));
}

/** Whether the page runs as an installed app; Safari on iOS has a property of its own. */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);

/** Whether only the person can install the page, from the browser's menu: on an iPhone or iPad. */
export const installsByHand = (): boolean => "standalone" in navigator;

export const canInstall = (): boolean => offered !== undefined;

/** Let the browser ask whether to install. Resolves to whether the person agreed. */
export async function install(): Promise<boolean> {
  const prompt = offered;
  offered = undefined; // it can be used once
  return (await prompt?.prompt())?.outcome === "accepted";
}
