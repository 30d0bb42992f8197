// A menu behind one button: what closes it, and where the focus goes.

import { describe, expect, it, vi } from "vitest";
import { h } from "../../shared/dom";
import { focusBehind, Menu } from "../../shared/parts/menu";

function standing() {
  const act = vi.fn();
  const [item, kept] = [h("button", { type: "button" }, "Legend"), h("button", { type: "button" }, "Forget")];
  item.addEventListener("click", act);
  const own = h("div", {}, kept);
  own.addEventListener("click", (event) => event.stopPropagation());
  const menu = new Menu("al-test", item, own);
  document.body.replaceChildren(menu.element);
  menu.button.click();
  return { menu, item, kept, act };
}

describe("a menu", () => {
  it("closes by Escape, which nobody else hears, and gives the focus back", () => {
    const { menu, item } = standing();
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    item.focus();
    item.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    document.body.removeEventListener("keydown", heard);
    expect([menu.open, menu.button.getAttribute("aria-expanded"), heard.mock.calls.length]).toEqual([false, "false", 0]);
    expect(document.activeElement).toBe(menu.button);
  });

  it("closes once a button of it has done its work, unless that keeps its clicks to itself", () => {
    const { menu, item, kept, act } = standing();
    kept.addEventListener("click", () => kept.remove());
    kept.click();
    expect(menu.open).toBe(true);
    item.click();
    expect([menu.open, act.mock.calls.length]).toEqual([false, 1]);
  });

  it("closes once the focus has gone elsewhere by the keys", () => {
    const { menu, item, kept } = standing();
    const elsewhere = document.body.appendChild(h("button", { type: "button" }));
    item.focus();
    kept.focus();
    expect(menu.open).toBe(true);
    elsewhere.focus();
    expect([menu.open, document.activeElement]).toEqual([false, elsewhere]);
  });

  it("leaves the focus where a button of it has put it", () => {
    const { item, act } = standing();
    const elsewhere = document.body.appendChild(h("button", { type: "button" }));
    act.mockImplementation(() => elsewhere.focus());
    item.focus();
    item.click();
    expect(document.activeElement).toBe(elsewhere);
  });

  it("takes the focus for what it hides, and closes by a press beside it until it ends", () => {
    const { menu, item } = standing();
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(menu.open).toBe(false);
    focusBehind(item);
    expect(document.activeElement).toBe(menu.button);
    menu.turn(true);
    menu.end();
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(menu.open).toBe(true);
  });
});
