// The comparison stands on the page below the board, as a part of its own: the way there and back.

const TITLE = ".al-compare h2";
const PATIENCE = 10_000; // milliseconds that the kernel may take to draw both maps

/**
 * Goes to the title of the comparison once there is a new one; once it is closed, `back` gets the focus.
 *
 * Returns a function that stops waiting.
 */
export function followComparison(page: ParentNode & Node, back: () => void): () => void {
  const before = page.querySelector(TITLE);
  let title: HTMLElement | null = null;
  const watch = new MutationObserver(() => {
    if (title) {
      if (!title.isConnected) leave();
      return;
    }
    const found = page.querySelector<HTMLElement>(TITLE);
    if (found && found !== before) arrive(found);
  });
  const patience = setTimeout(() => watch.disconnect(), PATIENCE);
  const arrive = (found: HTMLElement) => {
    clearTimeout(patience);
    title = found;
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: "start" });
  };
  const leave = () => {
    const newer = page.querySelector<HTMLElement>(TITLE);
    if (newer) return;
    watch.disconnect();
    // Whoever works elsewhere on the page is left there.
    if (document.activeElement === document.body || document.activeElement === null) back();
  };
  watch.observe(page, { childList: true, subtree: true });
  return () => {
    clearTimeout(patience);
    watch.disconnect();
  };
}
