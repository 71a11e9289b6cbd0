/** Builds the sheets to print into one file with everything in it, of which the command line writes copies. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";
import { fluentFiles } from "./fluentFiles.ts";
import { alias } from "./vite.config.ts";

/** What a page links to: its script, or its styles. */
const LINKED = /<script [^>]*src="\.\/([^"]+)"[^>]*><\/script>|<link [^>]*href="\.\/([^"]+\.css)"[^>]*>/g;

/** The page with its script and its styles in it: a browser opens it from a disk, too. */
function oneFile(): Plugin {
  return {
    name: "one-file",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [name, page] of Object.entries(bundle)) {
          if (!name.endsWith(".html") || page.type !== "asset") continue;
          page.source = String(page.source).replace(LINKED, (_whole, script?: string, style?: string) => {
            const linked = script ?? style ?? "";
            const part = bundle[linked];
            delete bundle[linked];
            if (part?.type === "chunk") return `<script type="module">${part.code.replaceAll("</script", "<\\/script")}</script>`;
            return part ? `<style>${String(part.source)}</style>` : "";
          });
        }
      },
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [fluentFiles(), svelte(), oneFile()],
  publicDir: false,
  resolve: { alias },
  build: {
    outDir: "../src/spydeck/cli/printed",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    sourcemap: false,
    rolldownOptions: { input: "sheets.html", output: { codeSplitting: false } },
  },
});
