// Shares as bars; the words beside them say the same.

import { h } from "../dom";

/** A share between 0 and 1 as a bar. */
export function bar(share: number): HTMLElement {
  const fill = h("span", { class: "al-share-fill" });
  fill.style.inlineSize = `${(Math.max(0, Math.min(1, share)) * 100).toFixed(1)}%`;
  return h("span", { class: "al-share", "aria-hidden": "true" }, fill);
}

/** A number with its sign, written with a proper minus, and halves as on the tracks: `−½`, `+1½`. */
export function signed(value: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  return `${value < 0 ? "−" : "+"}${size === whole ? whole : `${whole || ""}½`}`;
}
