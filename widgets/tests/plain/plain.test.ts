// The board of words and tables: choices under their headings, what is asked before, tables that keep what was opened.

import { afterEach, describe, expect, it } from "vitest";
import plain from "../../plain/main";
import type { Scene } from "../../plain/types";
import { SceneModel } from "../shared/model";

const SCENE: Scene = {
  ply: 3, answer: 0, time: { at: 3, last: 3 }, lang: "en", dir: "ltr", title: "Short", moment: "card 1, Government", tally: "25 to 11",
  prompt: "Government: choose.", limited: "", over: false, notice: null, can: { undo: true, redo: false },
  groups: [{ title: "Event", picks: [{ id: "gov event", text: "The first text", more: "", asks: "" }] },
    { title: "", picks: [{ id: "gov pass", text: "Pass", more: "+2", asks: "Really pass?" }] }],
  position: [{ title: "", head: [], rows: [["Support: 25"]], folded: false }, { title: "Spaces", head: ["Space", "FLN"], rows: [["Oran", "2"]], folded: true }],
  log: [{ id: 0, text: "Turn 1.", begins: true }],
};
const ends: (() => void)[] = [];

function start(scene: Partial<Scene> = {}) {
  const model = new SceneModel<Record<string, unknown>>({ atlas: {}, strings: { "plain-other": "More" }, scene: { ...SCENE, ...scene } });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  ends.push(plain.render({ model: model as never, el }));
  return { model, el, find: <E extends HTMLElement>(selector: string): E => el.querySelector(selector) as E };
}

describe("the board of words", () => {
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  it("offers choices under headings and sends what is picked", () => {
    const { el, model, find } = start();
    expect([...el.querySelectorAll(".al-plain-choices summary")].map((name) => name.textContent)).toEqual(["Event (1)", "More"]);
    find("[data-pick='gov event']").click();
    expect(model.sent).toEqual([{ kind: "pick", id: "gov event", ply: 3 }]);
  });

  it("asks before what is rarely meant", () => {
    const { model, find } = start();
    find("[data-pick='gov pass']").click();
    expect(model.sent).toEqual([]);
    expect(find("[data-pick='gov pass'] + .al-plain-asks").textContent).toContain("Really pass?");
    find("[data-pick='gov pass'] + .al-plain-asks button").click();
    expect(model.sent).toEqual([{ kind: "pick", id: "gov pass", ply: 3 }]);
  });

  it("keeps a table open that the reader has opened, and reads out what is new", () => {
    const { el, model, find } = start();
    find<HTMLDetailsElement>(".al-plain-position details").open = true;
    model.set("scene", { ...SCENE, ply: 4, answer: 1, position: [SCENE.position[0], { ...SCENE.position[1], rows: [["Oran", "3"]] }],
      log: [...SCENE.log, { id: 1, text: "A Guerrilla comes to Oran.", begins: false }] });
    expect(find<HTMLDetailsElement>(".al-plain-position details").open).toBe(true);
    expect(find("td").textContent).toBe("3");
    expect(el.querySelector("[aria-live]")?.textContent).toBe("A Guerrilla comes to Oran. Government: choose.");
  });

  it("says that a step limits what is offered", () => {
    expect(start().find(".al-limited").hidden).toBe(true);
    expect(start({ limited: "Only some." }).find(".al-limited").textContent).toBe("Only some.");
  });
});
