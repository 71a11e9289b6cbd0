import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fluentFiles } from "./fluentFiles.ts";
import { serviceWorker } from "./serviceWorker.ts";

const TEXT = /\/(?:src\/i18n|src\/spydeck\/language\/text|games\/(?<game>\w+)\/text)\/(?<language>[a-z]{2})\/(?<file>[\w-]+)\.ftl/;
/** What is fetched by itself, and what all pages have. */
const ALONE = ["language", "print", "reasons", "refusals"];

/** What the frame says in a language is one file, and what the table of a game says is another. */
function sentencesWith(id: string): string | null {
  const { language = "", file = "", game } = TEXT.exec(id)?.groups ?? {};
  if (!file || ALONE.includes(file)) return null;
  return game === undefined || ["cards", "lobby", "variants"].includes(file) ? language : `${language}-${game}`;
}

/** For sentences in Fluent files. */
export const alias = { "@spydeck": new URL("../src/spydeck", import.meta.url).pathname };

// The built files are committed, so that playing needs no Node; a rebuild must produce the same bytes.
export default defineConfig(({ command }) => ({
  base: command === "build" ? "./" : "/", // the built client works below any path
  plugins: [fluentFiles(), svelte(), serviceWorker()],
  resolve: { alias },
  worker: { format: "es" }, // it imports Python's files
  build: {
    outDir: "../src/spydeck/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What all languages need is elsewhere, and what many screens need is one file.
            { name: sentencesWith, debugName: "language", priority: 2, includeDependenciesRecursively: false },
            // What only tables have, live or in a replay, at a server or not; a review comes when it is asked for.
            { name: "table", minShareCount: 2, priority: 2, test: /\/src\/(?:play\/(?:(?!ReviewedMoves)[A-Z]\w*\.svelte|faces\.ts)|net\/(?:protocol|tableConnection)\.ts)/, includeDependenciesRecursively: false },
            { name: "reviewing", priority: 2, test: /\/src\/play\/reviewing\.svelte/, includeDependenciesRecursively: false },
            { name: "shared", minShareCount: 3, priority: 1, test: /^(?!.*(?:reasonWording|src\/(?:alone\/(?!names)|components\/RecordLink|lobby\/houseVariants|net\/saveFile|lessons|offline\/pack|prints|puzzles)|src\/play\/(?:ReviewedMoves|review(?:ing|Here))))/ },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:7707", ws: true } } },
  test: {
    setupFiles: ["tests/setup.ts"],
    css: { include: [/tokens\.css/] },
    testTimeout: 60_000, // as long as a busy machine takes
    projects: [
      { extends: true, test: { name: "modules", include: ["tests/*.test.ts"] } },
      // What follows changes is compiled as for a browser.
      { extends: true, test: { name: "reactive", include: ["tests/reactive/*.test.ts"], environment: "./tests/reactive/environment.ts", server: { deps: { inline: ["svelte"] } } } },
    ],
  },
}));
