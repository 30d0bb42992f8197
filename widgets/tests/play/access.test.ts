// Keyboard, focus, list view, direction of text, and leaving nothing behind.

import { describe, expect, it, vi } from "vitest";
import { action, area, atlas, FakeModel, scene, show } from "./fake";
import { step, turn } from "../../map/controls/keys";
import board from "../../algeria/main";

const at = () => document.activeElement?.getAttribute("data-place");

describe("keyboard", () => {
  it("goes to the drawn neighbour in the direction of the arrow", () => {
    expect(step(atlas, "V-1", "ArrowRight")).toBe("V-2");
    expect(step(atlas, "V-1", "ArrowDown")).toBe("V-3");
    expect(step(atlas, "V-1", "ArrowLeft")).toBeNull();
  });

  it("reaches a place that borders on nothing by direction alone", () => {
    expect(step(atlas, "V-2", "ArrowUp")).toBe("FRANCE");
    expect(step(atlas, "FRANCE", "ArrowDown")).toBe("V-2");
  });

  it("goes round all places in order", () => {
    expect(turn(atlas, "V-1", 1)).toBe("V-2");
    expect(turn(atlas, "V-1", -1)).toBe("FRANCE");
  });

  it("makes the map one stop and moves the focus by arrows", () => {
    const { all, one, key } = show();
    expect(all(".al-places [tabindex='0']")).toHaveLength(1);
    one(area("V-1")).focus();
    key("ArrowRight");
    expect(at()).toBe("V-2");
    key("End");
    expect(at()).toBe("FRANCE");
    key("PageDown");
    expect(at()).toBe("V-1");
    expect(all(".al-places [tabindex='0']").map((found) => found.dataset.place)).toEqual(["V-1"]);
  });

  it("opens the choices with Enter, even a single one, and returns with Escape", () => {
    const { model, one, key } = show();
    one(area("V-2")).focus();
    key("Enter");
    expect(model.deeds).toEqual([]);
    expect((document.activeElement as HTMLElement).dataset.pick).toBe("fln raid V-2");
    key("Escape");
    expect(at()).toBe("V-2");
    expect(one(".al-card").hidden).toBe(true);
  });

  it("keeps its own keys from the notebook and lets all others through", () => {
    const { one, key } = show();
    const heard: string[] = [];
    const listener = (event: Event) => void heard.push((event as KeyboardEvent).key);
    document.addEventListener("keydown", listener);
    one(area("V-1")).focus();
    key("ArrowRight");
    key("Enter");
    key("s", { ctrlKey: true });
    key("Enter", { shiftKey: true });
    key("x");
    document.removeEventListener("keydown", listener);
    expect(heard).toEqual(["s", "Enter", "x"]);
  });

  it("leaves Escape to the notebook when there is nothing to close", () => {
    const { one, key } = show();
    const heard = vi.fn();
    document.addEventListener("keydown", heard);
    one(area("V-1")).focus();
    key("Escape");
    document.removeEventListener("keydown", heard);
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe("focus", () => {
  it("stays on a button that is still offered", () => {
    const { model, one } = show();
    one('.al-actions [data-pick="fln raid V-2"]').focus();
    model.set("scene", scene({ ply: 8, actions: [action("fln raid V-2", ["V-2"]), action("fln pass")] }));
    expect((document.activeElement as HTMLElement).dataset.pick).toBe("fln raid V-2");
  });

  it("goes to the question when a button of the list is gone, never to another choice nor to a heading that nobody sees", () => {
    const { model, one } = show();
    one('.al-actions [data-pick="fln raid V-2"]').focus();
    model.set("scene", scene({ ply: 8, actions: [action("fln raid V-1", ["V-1"])] }));
    expect(document.activeElement).toBe(one(".al-prompt-text"));
  });

  it("leaves a button before it is taken away, and one that stays not at all", () => {
    const { model, one } = show();
    const left: boolean[] = [];
    const button = one('.al-actions [data-pick="fln raid V-2"]');
    button.addEventListener("blur", () => left.push(button.isConnected));
    button.focus();
    model.set("scene", scene({ ply: 8, actions: [action("fln raid V-2", ["V-2"])] }));
    expect(left).toEqual([]);
    model.set("scene", scene({ ply: 9, actions: [action("fln raid V-1", ["V-1"])] }));
    expect(left).toEqual([true]);
  });

  it("goes back to the place when its card closes under the focus", () => {
    const { model, one, key } = show();
    one(area("V-2")).focus();
    key("Enter");
    model.set("scene", scene({ ply: 8, actions: [] }));
    expect(at()).toBe("V-2");
  });

  it("is not taken from elsewhere in the page", () => {
    const { model } = show();
    const outside = document.createElement("button");
    document.body.append(outside);
    outside.focus();
    model.set("scene", scene({ ply: 8, actions: [] }));
    expect(document.activeElement).toBe(outside);
  });
});

describe("list view", () => {
  it("holds the same places, pieces and choices as the map", () => {
    const { all, click } = show(scene(), {});
    const drawn = new Set(all(".al-pieces .al-cell").map((cell) => cell.dataset.group));
    const ringed = all(".al-rings > g").map((ring) => ring.dataset.key);
    click('[data-view="list"]');
    const rows = all(".al-list tbody tr");
    expect(rows.map((row) => row.dataset.key)).toEqual(atlas.places.map((place) => place.id));
    expect(new Set(all(".al-piece-list li").map((item) => item.dataset.key))).toEqual(drawn);
    expect(rows.filter((row) => row.hasAttribute("data-live")).map((row) => row.dataset.key)).toEqual(ringed);
    expect(rows[0]?.querySelector("td")?.textContent).toBe("FLN control");
    expect(rows[2]?.textContent).toContain("Mark terror");
  });

  it("opens the choices of a row and sends the one chosen", () => {
    const { model, all, click } = show();
    click('[data-view="list"]');
    click('[data-row="V-1"]');
    expect(all(".al-list [data-pick]").map((button) => button.dataset.pick))
      .toEqual(["fln raid V-1", "fln move V-1", "fln pick band-1"]);
    click('.al-list [data-pick="fln move V-1"]');
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln move V-1", ply: 7 }]);
  });

  it("sends the only action of pieces by their button", () => {
    const { model, click } = show(scene({ actions: [action("fln pick band-1", ["band-1"])] }));
    click('[data-view="list"]');
    click('[data-piece="V-1/OPS/band"]');
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln pick band-1", ply: 7 }]);
  });

  it("can leave out places without choices", () => {
    const { all, one, click } = show();
    click('[data-view="list"]');
    const box = one(".al-only input") as HTMLInputElement;
    box.checked = true;
    box.dispatchEvent(new Event("change"));
    expect(all(".al-list tbody tr").map((row) => row.dataset.key)).toEqual(["V-1", "V-2"]);
  });
});

describe("languages", () => {
  it("follows direction and language of the scene and does not mirror the map", () => {
    const { model, one, el } = show(scene({ dir: "rtl", lang: "ar" }));
    expect(one(".al-board").getAttribute("dir")).toBe("rtl");
    expect(one(".al-board").getAttribute("lang")).toBe("ar");
    const mirrored = el.querySelector(area("V-2"))?.querySelector("path")?.getAttribute("d");
    model.set("scene", scene());
    expect(one(".al-board").getAttribute("dir")).toBe("ltr");
    expect(el.querySelector(area("V-2"))?.querySelector("path")?.getAttribute("d")).toBe(mirrored);
  });

  it("takes new words without a new scene", () => {
    const { model, one } = show(scene(), { "widget-undo": "Undo" });
    expect(one('[data-do="undo"]').textContent).toBe("Undo");
    model.set("strings", { "widget-undo": "Annuler" });
    expect(one('[data-do="undo"]').textContent).toBe("Annuler");
  });
});

describe("life of the widget", () => {
  it("waits for the first scene", () => {
    const model = new FakeModel({} as never, { "board-loading": "Wait …" });
    const el = document.createElement("div");
    board.render({ model, el });
    expect(el.textContent).toBe("Wait …");
    model.set("scene", scene());
    expect(el.querySelectorAll(".al-places [data-place]")).toHaveLength(4);
  });

  it("removes every listener and element at the end", () => {
    const added = new Map<string, number>();
    const count = (by: 1 | -1, name: string, kind: string) =>
      void added.set(`${name} ${kind}`, (added.get(`${name} ${kind}`) ?? 0) + by);
    for (const [name, target] of [["window", window], ["document", document]] as const) {
      vi.spyOn(target, "addEventListener").mockImplementation((kind: string) => count(1, name, kind));
      vi.spyOn(target, "removeEventListener").mockImplementation((kind: string) => count(-1, name, kind));
    }
    const { model, el, end } = show();
    expect(model.listening).toBe(4);
    expect([...added.values()].some((found) => found > 0)).toBe(true);
    end();
    expect(model.listening).toBe(0);
    expect([...added.values()].every((found) => found === 0)).toBe(true);
    expect(el.childNodes).toHaveLength(0);
  });

  it("does nothing after its end", () => {
    const { model, end } = show();
    end();
    expect(() => model.set("scene", scene({ ply: 8 }))).not.toThrow();
  });

  it("tells a failure to draw instead of going silent", () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { model, el } = show(scene(), { "board-draw-failed": "Cannot draw." });
    model.set("scene", scene({ ply: 8, tracks: null as never }));
    expect(el.querySelector(".al-broken")?.textContent).toContain("Cannot draw.");
    expect(quiet).toHaveBeenCalledOnce();
  });

  it("gives two boards in a page patterns of their own", () => {
    const first = show().one("pattern").id;
    const second = show().one("pattern").id;
    expect(first).not.toBe(second);
  });
});
