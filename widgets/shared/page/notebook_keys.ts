// JupyterLab reads single letters as commands ("d d" deletes a cell, also the one that holds a board): while the focus is in
// a widget they are the widget's. Keys with Ctrl, and Shift+Enter, stay with the notebook, which saves and runs with them.

// Read by the shortcuts of JupyterLab, which listen before any widget does; what has the focus must bear it itself, for
// they look for its fellows before they look around it.
const SUPPRESS = "data-lm-suppress-shortcuts";

/** Keeps plain keys in an element; returns what ends that. */
export function keepKeys(root: HTMLElement): () => void {
  const decide = (event: KeyboardEvent) => {
    const { target } = event;
    if (target instanceof Element && root.contains(target)) target.toggleAttribute(SUPPRESS, isPlain(event));
  };
  window.addEventListener("keydown", decide, true);
  return () => window.removeEventListener("keydown", decide, true);
}

function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !(event.shiftKey && event.key === "Enter");
}
