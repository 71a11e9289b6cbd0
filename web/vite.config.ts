import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./serviceWorker.ts";

const FRAME = /\/(?:src\/i18n|games\/[a-z-]+\/i18n(?=\/[a-z]{2}\/(?:frame|game|cards)\.ts))\/([a-z]{2})\//;

// The built files are committed, so that playing needs no Node; a rebuild must produce the same bytes.
export default defineConfig(({ command }) => ({
  base: command === "build" ? "./" : "/", // the built client works below any path
  plugins: [svelte(), serviceWorker()],
  resolve: { alias: { "@spydeck": new URL("../src/spydeck", import.meta.url).pathname } }, // for sentences in Fluent files
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
            // What the frame says in a language is one file, without what all languages need, and so is what many screens need.
            { name: (id) => FRAME.exec(id)?.[1] ?? null, debugName: "language", priority: 2, includeDependenciesRecursively: false },
            { name: "shared", minShareCount: 3, priority: 1, test: /^(?!.*(?:reasonWording|i18n\/wording))/ },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:7707", ws: true } } },
  test: {
    setupFiles: ["tests/setup.ts"],
    css: { include: [/tokens\.css/] },
    projects: [
      { extends: true, test: { name: "modules", include: ["tests/*.test.ts"] } },
      // What follows changes is compiled as for a browser.
      { extends: true, test: { name: "reactive", include: ["tests/reactive/*.test.ts"], environment: "./tests/reactive/environment.ts", server: { deps: { inline: ["svelte"] } } } },
    ],
  },
}));
