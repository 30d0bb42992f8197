// Which keys a widget keeps for itself.

const OWN = new Set(["Enter", " ", "Escape", "Home", "End", "PageUp", "PageDown", "?",
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/**
 * Says whether a key belongs to the widget while the focus is in it.
 *
 * Only these stop at its edge. Everything else, and every chord with a modifier, goes on to the notebook, so
 * that its own short cuts keep working.
 */
export function isOwnKey(event: KeyboardEvent): boolean {
  return OWN.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && !(event.shiftKey && event.key === "Enter");
}
