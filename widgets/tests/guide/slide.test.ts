// Something to drag: it answers at once, without the kernel, and says its notch in words.

import { describe, expect, it } from "vitest";
import slide from "../../guide/slide/main";
import type { SlideView } from "../../guide/slide/types";
import { FormModel } from "../shared/model";

const VIEW: SlideView = {
  lang: "en", dir: "ltr", label: "Units made ready", counts: ["0 of 2", "1 of 2", "2 of 2"], spoken: ["0 of 2; Support: 3", "1 of 2; Support: 1", "2 of 2; Support: –"],
  ends: "", zero: 0.25, rows: [{ text: "Support <b>", said: ["3", "1", "–"], at: [1, 0.5, null] }],
  table: [["Units made ready", "Support <b>"], ["0", "3"], ["2", "–"]],
};

function start(view: Partial<SlideView> = {}) {
  const model = new FormModel<never>({ view: { ...VIEW, ...view } });
  const el = document.createElement("div");
  const end = slide.render({ model: model as never, el });
  const find = <E extends HTMLElement>(selector: string): E => el.querySelector(selector) as E;
  const input = find<HTMLInputElement>("input");
  const drag = (to: number) => {
    input.value = String(to);
    input.dispatchEvent(new Event("input"));
  };
  return { model, el, end, find, input, drag };
}

describe("something to drag", () => {
  it("begins at no notch, with a name and what it says", () => {
    const { input, find } = start();
    expect([input.type, input.value, input.max]).toEqual(["range", "0", "2"]);
    expect(input.labels?.[0]?.textContent ?? find("label").textContent).toBe("Units made ready");
    expect(input.getAttribute("aria-valuetext")).toBe("0 of 2; Support: 3");
  });

  it("shows each notch as number and bar at once, and asks the kernel nothing", () => {
    const { model, input, find, drag } = start();
    const bar = find(".al-slide-bar");
    expect([find("strong").textContent, bar.style.getPropertyValue("--wide")]).toEqual(["3", "75.00%"]);
    drag(1);
    expect([find("strong").textContent, find("output").textContent, bar.style.getPropertyValue("--wide")]).toEqual(["1", "1 of 2", "25.00%"]);
    expect(input.getAttribute("aria-valuetext")).toBe("1 of 2; Support: 1");
    drag(2);
    expect([find("strong").textContent, bar.style.getPropertyValue("--wide")]).toEqual(["–", "0.00%"]);
    expect(model.sent).toEqual([]);
  });

  it("stays at its notch when the language changes, and writes texts as letters", () => {
    const { model, input, find, drag } = start();
    drag(1);
    model.set({ view: { ...VIEW, label: "Unités", lang: "fr" } });
    expect([input.value, find("label").textContent, find("section")?.getAttribute("lang")]).toEqual(["1", "Unités", "fr"]);
    expect([find(".al-slide-row span").textContent, find("b")]).toEqual(["Support <b>", null]);
  });

  it("carries its notches as a table for paper, in the language of the view", () => {
    const { model, el, find } = start();
    const cells = () => Array.from(el.querySelectorAll("tr"), (row) => Array.from(row.children, (cell) => cell.textContent));
    expect(cells()).toEqual(VIEW.table);
    expect([find("td").textContent, find("tr + tr th").getAttribute("scope")]).toEqual(["3", "row"]);
    model.set({ view: { ...VIEW, table: [["Unités"], ["0"]] } });
    expect(cells()).toEqual([["Unités"], ["0"]]);
  });

  it("says where it goes no further, and lets go when it ends", () => {
    const { model, el, end, find } = start({ ends: "No further than 2." });
    expect(find(".al-slide-ends").textContent).toBe("No further than 2.");
    end();
    expect([el.childElementCount, model.listening]).toEqual([0, 0]);
  });
});
