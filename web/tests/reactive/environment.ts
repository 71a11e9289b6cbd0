import type { Environment } from "vitest/runtime";

/** Modules as a browser gets them: what is reactive, is. Without a document. */
export default {
  name: "client",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
