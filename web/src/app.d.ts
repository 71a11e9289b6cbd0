import "svelte/elements";

declare module "svelte/elements" {
  interface SvelteDocumentAttributes {
    /** The flight of a card has ended; see `motion/flights.ts`. */
    onflightend?: (event: CustomEvent<{ name?: string }>) => void;
  }
}
