// A pick as a button: what it does, and what may come of it with its chance.

import { bar } from "../../shared/parts/bars";
import { h, keyed, show } from "../../shared/dom";
import type { Desk } from "../desk";
import type { Odds, Pick } from "../types";
import { sign } from "../glyphs";

const drawnAs = new WeakMap<Element, string>();

/** Fills a list with the buttons of picks; a pick that is the same in all it says keeps its button, and with it the focus. */
export function fillPicks(desk: Desk, list: HTMLElement, picks: readonly Pick[], make: (desk: Desk, pick: Pick) => HTMLButtonElement = pickButton): void {
  keyed(list, picks, (pick) => pick.id, () => h("li"), (item, pick) => {
    // The same choice may have other chances than before, or a question it had not.
    const signature = JSON.stringify(pick) + desk.words("duel-table-sampled");
    if (drawnAs.get(item) === signature) return;
    drawnAs.set(item, signature);
    item.replaceChildren(make(desk, pick));
  });
  show(list, picks.length > 0);
}

export function pickButton(desk: Desk, pick: Pick, look = "al-choice"): HTMLButtonElement {
  const attrs = { type: "button", class: `${look} al-duel-pick`, "data-pick": pick.id, "data-facing": pick.facing || null };
  const button = h("button", attrs,
    h("span", { class: "al-duel-pick-label" }, pick.facing ? sign(pick.facing) : null, h("span", {}, pick.label)),
    pick.odds.length ? oddsList(desk, pick.odds) : null, pick.note ? h("span", { class: "al-duel-odds-note" }, pick.note) : null);
  button.addEventListener("click", () => desk.choose(pick));
  return button;
}

/** What ends the game for good: it does not look like a move. */
export function gravePick(desk: Desk, pick: Pick): HTMLButtonElement {
  return pickButton(desk, pick, "al-danger");
}

/** A place and a facing in two short words, for a table of such buttons. */
export function placeButton(desk: Desk, pick: Pick): HTMLButtonElement {
  const place = pick.place === "discard" ? desk.words("duel-table-discard") : pick.place ? desk.atlas.fronts[pick.place] : pick.label;
  const attrs = { type: "button", class: "al-choice al-duel-pick al-duel-pick-place", "data-pick": pick.id, "data-facing": pick.facing || null };
  const button = h("button", { ...attrs, title: pick.label },
    h("span", { class: "al-duel-pick-label" }, h("span", {}, place)),
    pick.facing ? h("span", { class: "al-duel-pick-facing" }, sign(pick.facing), " ", desk.words(`duel-table-face-${pick.facing}`)) : null,
    pick.odds.length ? oddsList(desk, pick.odds) : null);
  button.addEventListener("click", () => desk.choose(pick));
  return button;
}

/** Chances as bars that repeat what the words beside them say; what was sampled is marked. */
function oddsList(desk: Desk, odds: readonly Odds[]): HTMLElement {
  return h("span", { class: "al-duel-odds" }, ...odds.map((row) => {
    return h("span", { class: "al-duel-odds-row", "data-sampled": row.sampled },
      h("span", { class: "al-duel-odds-text" }, row.text, " "), bar(row.share),
      h("span", { class: "al-duel-odds-percent" }, row.percent, row.sampled ? ` ${desk.words("duel-table-sampled")}` : ""));
  }));
}
