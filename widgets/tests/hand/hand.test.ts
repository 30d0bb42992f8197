// The line of a game with somebody elsewhere: what is sent stands on a card until it is closed; the kernel's text is text.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import hand from "../../hand/main";
import type { Card, Message, View } from "../../hand/types";

const WORDS = { "files-copy": "Copy the link", "hand-button-file": "Save the turn", "hand-button-link": "The turn as a link", "hand-button-close": "Close",
  "hand-button-long": "Too long: send the file.", "hand-button-here": "Only here.", "hand-button-saved": "Saved as %name%." };
const CARD: Card = { title: "Send this turn", steps: ["One", "<b>Two</b>"], warning: "Folded.", text: "{}", name: "turn.json", link: "abc", words: WORDS };
const VIEW: View = { lang: "en", dir: "ltr", title: "You play: FLN.", says: "Hand it over.", hand: "Hand the turn over", is_ready: true, open: "Open what came", card: null };
const ends: (() => void)[] = [];

beforeEach(() => {
  document.body.dataset["voila"] = "";
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

function start(view: Partial<View> | Record<string, never>) {
  let shown = view;
  const sent: Message[] = [];
  const heard: (() => void)[] = [];
  const el = document.body.appendChild(document.createElement("div"));
  const model = { get: () => shown, on: (_name: string, act: () => void) => void heard.push(act), off: () => undefined, send: (message: Message) => void sent.push(message) };
  ends.push(hand.render({ model: model as never, el }));
  const set = (next: Partial<View>) => {
    shown = next;
    for (const act of heard) act();
  };
  const button = (name: string) => Array.from(el.querySelectorAll("button")).find((one) => one.textContent === name || one.getAttribute("aria-label") === name) as HTMLButtonElement;
  return { el, sent, set, button };
}

describe("the line", () => {
  it("is not there while nobody elsewhere plays", () => {
    const { el } = start({});
    expect((el.firstElementChild as HTMLElement).hidden).toBe(true);
  });

  it("hands the turn over, and puts the focus on what to send", () => {
    const { el, sent, set, button } = start(VIEW);
    expect(button("Open what came").hidden).toBe(true);
    button("Hand the turn over").click();
    expect(sent).toEqual([{ kind: "hand" }]);
    set({ ...VIEW, is_ready: false, card: CARD });
    expect(document.activeElement?.textContent).toBe("Send this turn");
    expect(el.querySelector("input")?.value).toContain("#war=abc");
    expect(button("Hand the turn over").hidden).toBe(true);
    expect(button("Open what came").hidden).toBe(false);
  });

  it("shows what the kernel says as text", () => {
    const { el } = start({ ...VIEW, card: CARD });
    expect(el.querySelector("ol b")).toBeNull();
    expect(el.querySelectorAll("li")[1]?.textContent).toBe("<b>Two</b>");
  });

  it("says where a turn is too long for a link", () => {
    const { el } = start({ ...VIEW, card: { ...CARD, link: "" } });
    expect(el.textContent).toContain("Too long: send the file.");
    expect(el.querySelector<HTMLElement>("input")?.hidden).toBe(true);
  });

  it("closes the card, and shows that of the next turn", () => {
    const { el, set, button } = start({ ...VIEW, is_ready: false, card: CARD });
    const card = () => el.querySelector<HTMLElement>(".al-hand-card");
    button("Close").click();
    expect(card()?.hidden).toBe(true);
    expect(document.activeElement).toBe(button("Hand the turn over"));
    set({ ...VIEW, is_ready: false, card: { ...CARD, text: "{ }" } });
    expect(card()?.hidden).toBe(false);
  });

  it("asks the desk of its room to open a file", () => {
    const { el, button } = start({ ...VIEW, is_ready: false });
    let asked = 0;
    el.addEventListener("al-open-file", () => (asked += 1));
    button("Open what came").click();
    expect(asked).toBe(1);
  });
});
