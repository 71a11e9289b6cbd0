/** Where the focus goes when the focused element is removed: to the first of these that exists. */
const NEXT = [
  ".undo .main",
  '.legal[tabindex="0"], .open[tabindex="0"]',
  ".legal, .open",
  ".ability, .possible, .choose",
  ".verb",
  '.hand [tabindex="0"]',
  ".dock",
];

/** Keep the focus within a table, without scrolling for people who point or tap. Returns a function that stops it. */
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

  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  addEventListener("focusin", focused, listening);
  addEventListener("keydown", () => (byKeys = true), listening);
  addEventListener("pointerdown", () => (byKeys = false), listening);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    stop.abort();
    watch.disconnect();
  };
}
