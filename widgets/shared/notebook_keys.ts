// JupyterLab reads single letters as commands ("d d" deletes a cell, also the one that holds a board): while the focus is in
// a widget they are the widget's. Keys with Ctrl, and Shift+Enter, stay with the notebook, which saves and runs with them.

const SUPPRESS = "data-lm-suppress-shortcuts"; // read by the shortcuts of JupyterLab, which listen before any widget does

/** Keeps plain keys in an element; returns what ends that. */
export function keepKeys(root: HTMLElement): () => void {
  const decide = (event: KeyboardEvent) => {
    if (event.target instanceof Node && root.contains(event.target)) root.toggleAttribute(SUPPRESS, isPlain(event));
  };
  window.addEventListener("keydown", decide, true);
  return () => window.removeEventListener("keydown", decide, true);
}

function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !(event.shiftKey && event.key === "Enter");
}
