// Texts of authors: their blocks come as data, their letters only ever through textContent.

import { h } from "../dom";
import type { Write } from "./rule";

/** Letters that look alike. */
export interface Run {
  text: string;
  strong?: boolean;
  em?: boolean;
}

/** A paragraph, which is one item, or a list. */
export interface Block {
  kind: "p" | "ul" | "ol";
  items: Run[][];
}

/** Letters as they are, where no rule can be explained. */
export const plain: Write = (text) => [document.createTextNode(text)];

function letters(runs: readonly Run[], write: Write): Node[] {
  return runs.flatMap(({ text, strong, em }) => {
    const written = em ? [h("em", {}, ...write(text))] : write(text);
    return strong ? [h("strong", {}, ...written)] : written;
  });
}

/** Draws the blocks of a text; *write* makes its words. */
export function prose(blocks: readonly Block[], write: Write = plain): HTMLElement[] {
  return blocks.map(({ kind, items }) => (kind === "p" ? h("p", {}, ...letters(items[0] ?? [], write))
    : h(kind, {}, ...items.map((item) => h("li", {}, ...letters(item, write))))));
}
