// Keys for what one does all the time: what they press, when they are silent, and how they are switched off.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { action, area, scene, show } from "./fake";

const STORE = "algeria-lab:keys";
beforeEach(() => localStorage.removeItem(STORE));
afterEach(() => localStorage.removeItem(STORE));

/** A board with the focus on its question. */
function asked(...given: Parameters<typeof show>) {
  const shown = show(...given);
  shown.one(".al-prompt-text").focus();
  return shown;
}

describe("keys of the game", () => {
  it("press undo, map, list and the tabs", () => {
    const { model, one, key } = asked();
    key("l");
    expect(one(".al-board").dataset["view"]).toBe("list");
    key("m");
    expect(one(".al-board").dataset["view"]).toBe("map");
    key("w");
    expect(one(".al-board").dataset["tab"]).toBe("log");
    key("c");
    expect(one(".al-board").dataset["tab"]).toBe("choices");
    key("u");
    expect(model.deeds).toEqual([{ kind: "undo", ply: 7 }]);
  });

  it("take a choice by its digit, never what ends a step", () => {
    const { model, one, key } = asked(scene({ actions: [action("fln pass", [], { ends: true }), action("fln raid V-2", ["V-2"])] }));
    key("1");
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln raid V-2", ply: 7 }]);
    expect(one('[data-pick="fln pass"]').hasAttribute("data-number")).toBe(false);
  });

  it("know a digit where the keyboard writes another sign with it", () => {
    const { model, key } = asked(scene({ actions: [action("fln raid V-2", ["V-2"])] }));
    key("&", { code: "Digit1" });
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln raid V-2", ply: 7 }]);
  });

  it("take the choices of an open card first", () => {
    const { model, one, key } = asked();
    one(area("V-2")).focus();
    key("Enter");
    key("1");
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln raid V-2", ply: 7 }]);
  });

  it("show the digits once a key has been used, until the pointer is", () => {
    const { all, key } = asked();
    const digits = () => all("[data-number]").map((one) => one.dataset["number"]);
    expect(digits()).toEqual([]);
    key("x");
    expect(digits().slice(0, 3)).toEqual(["1", "2", "3"]);
    document.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(digits()).toEqual([]);
  });

  it("are silent with a modifier, held down, in a field, and outside the board", () => {
    const { model, one, key } = asked();
    key("u", { ctrlKey: true });
    key("u", { altKey: true });
    key("u", { shiftKey: true });
    key("u", { repeat: true });
    one(".al-layer-select").focus();
    key("u");
    const outside = document.createElement("button");
    document.body.append(outside);
    outside.focus();
    key("u");
    expect(model.deeds).toEqual([]);
  });

  it("work with the focus nowhere in a room of their own only", () => {
    const { model, el } = asked();
    const nowhere = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true, cancelable: true }));
    nowhere();
    expect(model.deeds).toEqual([]);
    el.classList.add("al-room");
    nowhere();
    expect(model.deeds).toEqual([{ kind: "undo", ply: 7 }]);
  });
});

describe("the list of keys", () => {
  it("opens with ?, closes with Escape and gives the focus back to the board", () => {
    const { one, key } = asked();
    key("?");
    expect(one(".al-key-card").hidden).toBe(false);
    expect(document.activeElement).toBe(one(".al-key-card h3"));
    key("Escape");
    expect(one(".al-key-card").hidden).toBe(true);
    expect(document.activeElement).toBe(one(".al-tool-menu"));
  });

  it("switches them off, and the browser remembers", () => {
    const first = asked();
    first.key("?");
    const box = first.one('[data-do="keys-on"]') as HTMLInputElement;
    box.checked = false;
    box.dispatchEvent(new Event("change"));
    first.key("Escape");
    first.key("u");
    expect(first.model.deeds).toEqual([]);
    const second = asked();
    second.key("u");
    expect(second.model.deeds).toEqual([]);
    expect(second.one('[data-do="undo"]').hasAttribute("aria-keyshortcuts")).toBe(false);
  });

  it("keeps letters from a notebook, and leaves it what saves and runs", () => {
    const { model, one, key } = asked(undefined, undefined, "jp-Notebook");
    const focused = one(".al-prompt-text");
    key("u");
    expect(model.deeds).toHaveLength(1);
    expect(focused.hasAttribute("data-lm-suppress-shortcuts")).toBe(true);
    for (const held of [{ key: "s", ctrlKey: true }, { key: "Enter", shiftKey: true }]) {
      focused.dispatchEvent(new KeyboardEvent("keydown", { ...held, bubbles: true }));
      expect(focused.hasAttribute("data-lm-suppress-shortcuts")).toBe(false);
    }
  });
});
