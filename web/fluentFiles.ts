/** Fluent files as the page gets them: without comments, and with the English messages that are missing in a language. */

import type { Plugin } from "vite";

const FILE = /^(.*\/)([a-z]{2})(\/[\w-]+\.ftl)\?raw$/;

/** The messages of a file by their codes. */
const messagesIn = (text: string): Map<string, string> =>
  new Map([...text.replaceAll(/^#.*\n?/gm, "").matchAll(/^([a-z][\w-]*) *=.*(?:\n+[ }].*)*/gm)].map(([message, code = ""]) => [code, message]));

export const fluentFiles = (): Plugin => ({
  name: "fluent-files",
  enforce: "pre",
  async load(id) {
    const [, before = "", language = "", file = ""] = FILE.exec(id) ?? [];
    if (!file) return null;
    const read = (path: string) => this.fs.readFile(path, { encoding: "utf8" });
    const english = await read(`${before}en${file}`).catch(() => "");
    const own = await read(`${before}${language}${file}`);
    this.addWatchFile(`${before}${language}${file}`);
    const messages = new Map([...messagesIn(english), ...messagesIn(own)]);
    return { code: `export default ${JSON.stringify([...messages.values(), ""].join("\n"))}`, moduleType: "js" };
  },
});
