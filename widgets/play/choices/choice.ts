// Buttons for actions: the words of the kernel, and the price under them.

import type { Action, Atlas } from "../../map/types";
import type { Desk } from "../desk";
import { isAtOnce } from "./late";
import { h, keyed, setAttr, setText, show } from "../../shared/dom";

const BETWEEN = " · "; // what keeps the words of a button apart from its price, to the eye and to the ear
const SHORT = 24; // letters of a price that stand beside the text instead of under it

/** Makes an empty button; {@link updateChoice} fills it, {@link listenForPicks} makes it act. */
export function makeChoice(): HTMLButtonElement {
  return h("button", { type: "button", class: "al-choice" },
    h("span", { class: "al-choice-text" }), h("span"), h("span", { class: "al-odds" }));
}

export function updateChoice(button: HTMLElement, action: Action, brief = false, price = action.price ?? "", about = ""): void {
  const [text, between, odds] = Array.from(button.children) as [HTMLElement, HTMLElement, HTMLElement];
  const inline = price !== "" && price.length <= SHORT;
  const short = brief && !!action.short;
  setText(text, (short && action.short) || action.text);
  setText(between, price ? BETWEEN : " "); // a list of them is read word by word
  setAttr(between, "class", inline ? null : "al-hidden-text"); // under the text a line says it already
  setText(odds, price);
  show(odds, price !== "");
  setAttr(button, "title", [short ? action.text : "", about].filter(Boolean).join("\n") || null);
  setAttr(button, "aria-description", about || null);
  button.className = (action.ends && !action.idles) || action.leads ? "al-choice al-primary" : "al-choice"; // what leads on
  setAttr(button, "data-pick", action.id);
  setAttr(button, "data-ends", action.ends);
  setAttr(button, "data-hot", action.ends ? "e" : null);
  setAttr(button, "data-leads", action.leads);
  setAttr(button, "data-inline", inline);
  setAttr(button, "data-rolls", action.rolls);
  setAttr(button, "data-warns", action.warns);
}

/**
 * Fills a list with one button an action; a button of an action that stays keeps the focus.
 *
 * @param about - what an action does, in a sentence
 * @param brief - under a heading: alike choices may be named by what tells them apart, side by side
 * @param priced - the price that all of them have, which the heading says
 */
export function fillChoices(parent: HTMLElement, actions: readonly Action[], about: (action: Action) => string, brief = false, priced?: string): void {
  setAttr(parent, "data-brief", brief && actions.some((action) => action.short));
  keyed(parent, actions, (action) => action.id, () => h("li", {}, makeChoice()), (item, action) => {
    setAttr(item, "data-whole", !action.short);
    updateChoice(item.firstElementChild as HTMLElement, action, brief, priced === undefined ? action.price : "", about(action));
  });
}

/** What an action does, in the words of the kernel for its verb; the words of an action are its side, its verb, and what it is about. */
export const deedOf = ({ deeds }: Atlas) => ({ id }: Action): string => deeds?.[id.split(" ")[1] ?? ""] ?? "";

export interface Group {
  name: string;
  actions: Action[];
}

/** The price that all actions of a group have, so that it is said once; undefined where they differ or are few. */
export function commonPrice({ actions }: Group): string | undefined {
  const [first, ...others] = actions;
  return first?.price && others.length && others.every(({ price }) => price === first.price) ? first.price : undefined;
}

/** Puts actions under the headings that the kernel gives them. */
export function grouped(actions: readonly Action[]): Group[] {
  const groups = new Map<string, Group>();
  for (const action of actions) {
    const group = groups.get(action.group);
    if (group) group.actions.push(action);
    else groups.set(action.group, { name: action.group, actions: [action] });
  }
  return [...groups.values()];
}

/**
 * Listens once for every button of the board that carries an action.
 *
 * Takes the pick, or shows first what may come of it or what it brings about; and shows its place on the map.
 */
export function listenForPicks(desk: Desk): void {
  let shown: Action | undefined;
  const actionOf = (event: Event): Action | undefined => {
    const id = (event.target as Element | null)?.closest?.("[data-pick]")?.getAttribute("data-pick");
    return id == null ? undefined : desk.scene.actions.find((found) => found.id === id);
  };
  const point = (event: Event) => {
    const action = actionOf(event);
    if (action === shown) return;
    shown = action;
    desk.point(action ? desk.look.placesOf(action.targets ?? []) : []);
  };
  desk.root.addEventListener("click", (event) => {
    const action = actionOf(event);
    // The second click of a double one would end the next step, whose button stands in the same place.
    if (action?.ends && event.detail > 1) return;
    if (action && isAtOnce(action)) desk.pick(action);
    else if (action) desk.plan(action, (event.target as Element).closest("[data-pick]") as HTMLElement);
  });
  desk.root.addEventListener("pointerover", point);
  desk.root.addEventListener("focusin", point);
}
