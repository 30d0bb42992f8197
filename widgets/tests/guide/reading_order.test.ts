// Tab goes as a step is read: the step, what it shows, what is asked; in the page what it shows stands last.

import { beforeEach, describe, expect, it } from "vitest";
import { overTheEdge, passedOver, stopsIn } from "../../guide/reading_order";

const PAGE = `<div id="panel"><h2 id="title" tabindex="-1">Step</h2><button id="term">term</button>
  <div id="column"><input id="yes" type="radio" name="q"><input id="no" type="radio" name="q"><button id="go-on">Go on</button></div></div>
  <div id="stage"><button id="board" class="jupyter-button">Show the board</button><input id="slide" type="range"></div>`;
const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const next = (id: string, isBack = false) => overTheEdge(at(id), { panel: at("panel"), stage: at("stage"), column: at("column") }, isBack)?.id ?? null;

describe("the order of Tab where a step is read", () => {
  beforeEach(() => void (document.body.innerHTML = PAGE));

  it("leads from the step to what it shows, then to what is asked, and last to the board", () => {
    expect(["term", "slide", "go-on"].map((id) => next(id))).toEqual(["slide", "yes", "board"]);
    expect(["board", "yes", "slide"].map((id) => next(id, true))).toEqual(["go-on", "slide", "term"]);
  });

  it("leads out of the step, past what stands in the way in the page", () => {
    const parts = { panel: at("panel"), stage: at("stage"), column: at("column") };
    const passed = (id: string, isBack = false) => passedOver(at(id), parts, isBack).map(({ id: name }) => name);
    expect([passed("board"), passed("no"), passed("slide"), passed("term", true)]).toEqual([["slide"], [], [], []]);
    at("term").remove();
    expect([passed("slide", true), passed("go-on", true)]).toEqual([["column", "board"], []]);
  });

  it("leads out of the step past a chart, whose stops stand in a tree of their own", () => {
    const chart = document.createElement("div");
    chart.id = "chart";
    chart.attachShadow({ mode: "open" }).innerHTML = "<canvas tabindex='0'></canvas>";
    at("stage").append(chart);
    const parts = { panel: at("panel"), stage: at("stage"), column: at("column") };
    expect(passedOver(at("board"), parts, false).map(({ id }) => id)).toEqual(["slide", "chart"]);
  });

  it("leaves the browser what goes right by itself", () => {
    expect([next("title"), next("yes"), next("no"), next("board"), next("term", true)]).toEqual([null, null, null, null, null]);
    at("slide").remove();
    at("board").remove();
    expect(next("term")).toBe(null);
  });

  it("goes from a title without stops to what is shown, and stops once at radio buttons that belong together", () => {
    at("term").remove();
    expect(next("title")).toBe("slide");
    at("no").setAttribute("checked", "");
    expect(stopsIn(at("column")).map(({ id }) => id)).toEqual(["no", "go-on"]);
    expect(next("slide")).toBe("no");
  });
});
