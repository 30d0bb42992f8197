// Large lettering for a room that looks at a projector: every size in a chart times a factor, and back again.

import type { BokehDocument, BokehModel } from "./saving";

export const FAR = 1.7; // times the usual size, while the board beside the chart is in its projector view
const SIZES = ["text_font_size", "major_label_text_font_size", "axis_label_text_font_size", "label_text_font_size",
  "label_height", "glyph_width", "glyph_height"] as const;

type Size = string | number | { value?: string };
type Sized = BokehModel & Partial<Record<(typeof SIZES)[number], Size>>;

/** The sizes of one document as its kernel set them, and what they are now. */
export class Lettering {
  private readonly usual = new WeakMap<BokehModel, Map<string, Size>>();
  private factor = 1;

  /** Makes everything so many times as large as usual. */
  set(document_: BokehDocument, factor: number): void {
    if (factor === this.factor) return;
    this.factor = factor;
    for (const model of document_._all_models?.values() ?? []) this.fit(model as Sized, factor);
  }

  private fit(model: Sized, factor: number): void {
    const usual = this.usual.get(model) ?? new Map<string, Size>();
    this.usual.set(model, usual);
    for (const name of SIZES) {
      const size = usual.get(name) ?? model[name];
      if (size === undefined || size === null) continue;
      usual.set(name, size);
      model[name] = times(size, factor);
    }
  }
}

function times(size: Size, factor: number): Size {
  if (typeof size === "number") return size * factor;
  if (typeof size === "object") return size.value === undefined ? size : { ...size, value: times(size.value, factor) as string };
  return size.replace(/^[\d.]+(?=px$)/, (number) => String(Number(number) * factor));
}

/** Whether the board of this page shows itself to a whole room. */
export function seenFromFar(el: Element): boolean {
  return el.closest(".al-room")?.querySelector(".al-board[data-projector]") != null;
}

/** Calls back when the board of the room goes into its projector view or leaves it; returns how to stop. */
export function watchProjector(el: Element, changed: () => void): () => void {
  const room = el.closest(".al-room");
  if (!room || typeof MutationObserver === "undefined") return () => undefined;
  const watch = new MutationObserver(changed);
  watch.observe(room, { attributes: true, subtree: true, attributeFilter: ["data-projector"] });
  return () => watch.disconnect();
}
