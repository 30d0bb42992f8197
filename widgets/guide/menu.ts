// What opens under a word of the bar and closes again: by Escape, and once the reader is elsewhere.

import { h } from "../shared/dom";

export function menu(name: HTMLElement, ...inside: readonly HTMLElement[]): HTMLDetailsElement {
  const sheet = h("div", { class: "al-lead-sheet" }, ...inside);
  const element = h("details", { class: "al-lead-menu" }, name, sheet);
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !element.open) return;
    event.preventDefault();
    element.open = false;
    name.focus();
  });
  element.addEventListener("focusout", ({ relatedTarget }) => {
    const stays = element.contains(relatedTarget as Node | null) || (relatedTarget === null && element.matches(":hover"));
    if (!stays) element.open = false;
  });
  return element;
}
