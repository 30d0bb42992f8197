// The parts of the row: the boxes of the initiative track, the markers in play, both tracks, the boxes for pieces.

import type { Signs } from "../map/signs";
import type { Desk } from "../play/desk";
import { h, keyed, setAttr, setAttrs, setText } from "../shared/dom";
import type { Words } from "../shared/types";
import type { Cards, Marker, OrderBox, PieceBox } from "./types";

const PIECE = 18; // pixels of a piece in the row

/** Both sides in their order, each with its cylinder as long as it stands in no box. */
export function fillEligible(parent: HTMLElement, { eligible }: Cards["order"]): void {
  keyed(parent, eligible, ({ seat }) => seat, () => h("li"), (item, { seat, name, says, stands }) => {
    setText(item, name);
    setAttrs(item, { "data-side": seat, "data-stands": stands, title: says });
  });
}

export function fillOrder(parent: HTMLElement, { boxes }: Cards["order"], { only, signs }: Pick<Desk, "only" | "signs">): void {
  keyed(parent, Object.entries(boxes), ([id]) => id, () => h("button", { type: "button", class: "al-button al-order-box", "data-part": "order" }, h("span"), h("i")),
    (button, [id, box]) => {
      button.className = `${box.picks?.length ? "al-choice" : "al-button"} al-order-box`;
      setText(button.children[0] as Element, box.short);
      setText(button.children[1] as Element, box.taken ? signs.name("sides", box.taken) : "");
      setAttrs(button, { "data-box": id, "data-open": box.open, "data-side": box.taken, "data-picks": Boolean(box.picks?.length),
        "aria-pressed": box.picks?.length ? String(isOnly(box, only)) : null, "aria-label": box.says, "data-says": box.says });
    });
}

function isOnly({ picks = [] }: OrderBox, only: Desk["only"]): boolean {
  return only !== null && only.ids.length === picks.length && only.ids.every((id) => picks.includes(id));
}

/** What a marker changes, for whom and how long. */
export function markerSays({ name, helps, lasts, does }: Marker): string {
  return `${name}. ${does} (${lasts}; ${helps})`;
}

export function fillShelf(parent: HTMLElement, shelf: Cards["shelf"], none: string): void {
  setAttr(parent, "data-none", Object.keys(shelf).length ? null : none);
  keyed(parent, Object.values(shelf), ({ id }) => id, () => h("button", { type: "button", class: "al-button al-marker", "data-part": "shelf" }),
    (button, marker) => {
      setText(button, marker.name);
      const says = markerSays(marker);
      setAttrs(button, { "data-side": marker.seat, "data-kind": marker.kind, "aria-label": says, "data-says": says });
    });
}

export function fillFrance(parent: HTMLElement, { france, border }: Cards, words: Words): void {
  const box = france.boxes[france.at];
  const rows = [
    { id: "france", label: words("board-cards-france"), value: box?.id ?? "", says: [box?.says, france.moves].filter(Boolean).join(" ") },
    { id: "border", label: words("board-cards-border"), value: border.at < 0 ? "–" : String(border.at), says: [border.says, border.moves].filter(Boolean).join(" ") },
  ];
  keyed(parent, rows, ({ id }) => id, () => h("button", { type: "button", class: "al-button al-off-map-box", "data-part": "tracks" }, h("span"), h("b")),
    (button, { label, value, says }) => {
      setText(button.children[0] as Element, label);
      setText(button.children[1] as Element, value);
      setAttrs(button, { "aria-label": `${label} ${value}`, "data-says": says });
    });
}

export function fillBoxes(parent: HTMLElement, boxes: Cards["boxes"], signs: Signs): void {
  keyed(parent, Object.entries(boxes), ([id]) => id,
    () => h("button", { type: "button", class: "al-button al-off-map-box", "data-part": "boxes" }, h("span"), h("span", { class: "al-off-map-pieces" })),
    (button, [, box]) => {
      setText(button.children[0] as Element, box.name);
      fillPieces(button.children[1] as HTMLElement, box, signs, PIECE);
      setAttrs(button, { "aria-label": box.says, "data-says": `${box.says}. ${box.about}` });
    });
}

/** The pieces of a box as pictures, each with its number. */
export function fillPieces(parent: HTMLElement, { pieces }: PieceBox, signs: Signs, size: number): void {
  keyed(parent, Object.entries(pieces), ([key]) => key,
    () => h("span", { class: "al-off-map-group" }, h("span"), h("b")), (element, [, group]) => {
      const [picture, number] = Array.from(element.children) as [HTMLElement, HTMLElement];
      if (!picture.firstChild) picture.append(signs.picture({ kind: group.kind, box: group.box }, size));
      setText(number, String(group.count));
      setAttr(element, "title", group.label);
    });
}
