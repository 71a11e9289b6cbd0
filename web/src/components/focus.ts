/** Where the focus goes when what had it is gone: to the first of these that is there. */
const NEXT = [
  ".undo .main",
  '.legal[tabindex="0"], .open[tabindex="0"]',
  ".legal, .open",
  ".ability, .possible, .choose",
  ".verb",
  '.hand [tabindex="0"]',
  ".dock",
];

/** Keeps the focus within a table; who points or taps sees nothing of it, and nothing scrolls for them. */
export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let byKeys = false;

  function focused({ target }: Event) {
    last = target instanceof HTMLElement && root.contains(target) ? target : undefined;
  }

  const watch = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    for (const selector of NEXT) {
      const next = root.querySelector<HTMLElement>(selector);
      if (!next) continue;
      next.focus({ preventScroll: !byKeys });
      return;
    }
  });

  const over = new AbortController();
  const listening = { capture: true, signal: over.signal };
  addEventListener("focusin", focused, listening);
  addEventListener("keydown", () => (byKeys = true), listening);
  addEventListener("pointerdown", () => (byKeys = false), listening);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    over.abort();
    watch.disconnect();
  };
}
