// Texts of authors: their blocks come as data, their letters only ever through textContent.

import { h } from "../shared/dom";
import type { Block, Run } from "./types";

function letters(runs: readonly Run[]): (Node | string)[] {
  return runs.map(({ text, strong, em }) => {
    const inner: Node | string = em ? h("em", {}, text) : text;
    return strong ? h("strong", {}, inner) : inner;
  });
}

/** Draws the blocks of a text. */
export function prose(blocks: readonly Block[]): HTMLElement[] {
  return blocks.map(({ kind, items }) => (kind === "p" ? h("p", {}, ...letters(items[0] ?? []))
    : h(kind, {}, ...items.map((item) => h("li", {}, ...letters(item))))));
}
