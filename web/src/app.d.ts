import "svelte/elements";

declare module "svelte/elements" {
  interface SvelteDocumentAttributes {
    /** A move of a card has come to its end; see `motion/flights.ts`. */
    onflightend?: (event: CustomEvent<{ name?: string }>) => void;
  }
}
