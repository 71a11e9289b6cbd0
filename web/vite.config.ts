import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built files are committed, so that playing needs no Node; a rebuild must produce the same bytes.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/spydeck/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      // All catalogues of a language in one file: they are always fetched together.
      output: { codeSplitting: { groups: [{ name: (id) => /\/i18n\/([a-z]{2})\//.exec(id)?.[1] ?? null }] } },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:7707", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
