// The chart pane: asks once, applies changes in order, says what went wrong, leaves nothing behind.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import pane from "../../pane/main";
import { Lettering } from "../../pane/lettering";
import { described } from "../../pane/described";
import { arrange, csv, type BokehDocument, type BokehModel, write } from "../../pane/saving";
import { FakeModel } from "./model";

class FakeDocument {
  readonly patches: unknown[] = [];
  cleared = 0;
  tap: (x: number) => void = () => undefined;

  on_event(_name: "tap", heard: (book: unknown, event: { x?: number }) => void): void {
    this.tap = (x) => heard(this, { x });
  }

  apply_json_patch(patch: unknown): void {
    this.patches.push(patch);
  }

  clear(): void {
    this.cleared += 1;
  }
}

let embedded: FakeDocument[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function start(change: (model: FakeModel) => void = () => undefined) {
  const model = new FakeModel();
  change(model);
  const el = document.createElement("div");
  const end = pane.render({ model: model as never, el });
  return { model, el, end };
}

beforeEach(() => {
  embedded = [];
  const embed_item = vi.fn(() => {
    const book = new FakeDocument();
    embedded.push(book);
    return Promise.resolve({ roots: [{ model: { document: book } }] });
  });
  (window as unknown as Record<string, unknown>)["Bokeh"] = { version: "3.9.2", embed: { embed_item } };
});

afterEach(() => void delete (window as unknown as Record<string, unknown>)["Bokeh"]);

const item = { target_id: "x", root_id: "1", doc: {} };

describe("pane", () => {
  it("asks for the document alone when the right library is there", async () => {
    const { model } = start();
    await settle();
    expect(model.sent.map((message) => message.kind)).toEqual(["document"]);
  });

  it("asks for the library once a page, however many charts there are", async () => {
    (window as unknown as Record<string, unknown>)["Bokeh"] = { version: "2.0.0" };
    const [first, second] = [start(), start()];
    await settle();
    expect([...first.model.sent, ...second.model.sent].map((message) => message.kind)).toEqual(["library"]);
  });

  it("asks for the library again when the chart that asked first is gone", async () => {
    (window as unknown as Record<string, unknown>)["Bokeh"] = { version: "2.0.1" };
    const own = (model: FakeModel) => void (model.state["bokeh_version"] = "3.9.9");
    const [first, second] = [start(own), start(own)];
    await settle();
    first.end();
    await settle();
    expect(second.model.sent.map((message) => message.kind)).toEqual(["library"]);
  });

  it("applies changes in order, those that came early after the document, old ones never", async () => {
    const { model } = start();
    await settle();
    const view = model.sent[0]?.view;
    model.say({ kind: "patch", patch: "third", revision: 3 });
    model.say({ kind: "document", view, item, revision: 2 });
    await settle();
    model.say({ kind: "patch", patch: "second", revision: 2 });
    model.say({ kind: "patch", patch: "fourth", revision: 4 });
    expect(embedded.map((book) => book.patches)).toEqual([["third", "fourth"]]);
  });

  it("takes all that came while a decision was under way together, picture and words", async () => {
    const { model, el } = start();
    await settle();
    model.say({ kind: "document", view: model.sent[0]?.view, item, revision: 0 });
    await settle();
    vi.useFakeTimers();
    document.body.innerHTML = '<div class="al-board" aria-busy="true"></div>';
    model.say({ kind: "patch", patch: "first", revision: 1 });
    model.say({ kind: "patch", patch: "second", revision: 2 });
    model.set("summary", "Support falls.");
    const sentence = () => el.querySelector(".al-pane-words p")?.textContent;
    expect([embedded[0]?.patches, sentence()]).toEqual([[], "Support rises."]);
    document.body.replaceChildren();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect([embedded[0]?.patches, sentence()]).toEqual([["first", "second"], "Support falls."]);
  });

  it("asks for the moment nearest to a click, or on whose row one presses, and keeps the focus there", async () => {
    const { model, el } = start((own) => void Object.assign(own.state, { moments: [[0, 0], [1, 7], [2, 9]], row_moments: [7], rows_shown: [0] }));
    document.body.append(el);
    await settle();
    model.say({ kind: "document", view: model.sent[0]?.view, item, revision: 0 });
    await settle();
    embedded[0]?.tap(1.4);
    embedded[0]?.tap(Number.NaN);
    const button = () => el.querySelector<HTMLButtonElement>("tbody th button");
    button()?.click();
    button()?.focus();
    model.set("summary", "Support falls.");
    expect(model.sent.slice(1)).toEqual([{ kind: "moment", at: 7 }, { kind: "moment", at: 7 }]);
    expect(document.activeElement).toBe(button());
    expect(button()?.closest("tr")?.getAttribute("aria-current")).toBe("true");
    el.remove();
  });

  it("leads nowhere where no moment is offered", async () => {
    const { model, el } = start();
    await settle();
    model.say({ kind: "document", view: model.sent[0]?.view, item, revision: 0 });
    await settle();
    embedded[0]?.tap(1);
    expect([model.sent.length, el.querySelectorAll("tbody button").length]).toEqual([1, 0]);
  });

  it("leaves answers to other views alone", async () => {
    const { model } = start();
    await settle();
    model.say({ kind: "document", view: "another", item, revision: 0 });
    await settle();
    expect(embedded).toHaveLength(0);
  });

  it("shows the sentence and the numbers, and follows them", () => {
    const { model, el } = start();
    expect(el.querySelector(".al-pane-words p")?.textContent).toBe("Support rises.");
    el.querySelector("details")?.setAttribute("open", "");
    model.set("table", [["turn", "FLN"], [1, 50], [2, 53]]);
    expect(el.querySelectorAll("tbody tr")).toHaveLength(2);
    expect(el.querySelector("details")?.open).toBe(true);
    expect(Array.from(el.querySelectorAll("th")).map((cell) => cell.scope)).toEqual(["col", "col", "row", "row"]);
  });

  it("says first what was found; its words open on demand and stay open", () => {
    const { model, el } = start((own) => void Object.assign(own.state, { headline: "Support rose.", subline: "20 wars." }));
    const shown = () => [".al-pane-headline", ".al-pane-subline"].map((part) => el.querySelector(part)?.textContent);
    const text = () => el.querySelector<HTMLDetailsElement>(".al-pane-text");
    expect([...shown(), text()?.open]).toEqual(["Support rose.", "20 wars.", false]);
    text()?.setAttribute("open", "");
    model.set("headline", "Support fell.");
    expect([...shown(), text()?.open, text()?.querySelector("p")?.textContent]).toEqual(["Support fell.", "20 wars.", true, "Support rises."]);
    expect(start().el.querySelector<HTMLElement>(".al-pane-headline")?.hidden).toBe(true);
  });

  it("asks for nothing while it is folded", async () => {
    const { model, el } = start((own) => void (own.state["fold"] = "4 more"));
    await settle();
    expect([el.querySelector("summary")?.textContent, model.sent.length]).toEqual(["4 more", 0]);
    const fold = el.querySelector<HTMLDetailsElement>(".al-pane-fold");
    if (fold) fold.open = true;
    fold?.dispatchEvent(new Event("toggle"));
    await settle();
    expect(model.sent.map((message) => message.kind)).toEqual(["document"]);
  });

  it("says what went wrong", async () => {
    const { model, el } = start();
    await settle();
    model.say({ kind: "failure", view: model.sent[0]?.view, text: "No chart. (ValueError)" });
    expect(el.querySelector("[role=status]")?.textContent).toBe("No chart. (ValueError)");
  });

  it("clears the document and every listener at the end, even of one still under way", async () => {
    const first = start();
    await settle();
    first.model.say({ kind: "document", view: first.model.sent[0]?.view, item, revision: 0 });
    await settle();
    first.end();
    const second = start();
    await settle();
    second.model.say({ kind: "document", view: second.model.sent[0]?.view, item, revision: 0 });
    second.end();
    await settle();
    expect(embedded.every((book) => book.cleared === 1)).toBe(true);
    expect(first.model.listening + second.model.listening).toBe(0);
    expect(first.el.childNodes).toHaveLength(0);
  });
});

describe("saving", () => {
  const words = { table: "Numbers", fallback: "No chart.", save: "Save", png: "PNG", svg: "SVG", csv: "CSV", "save-failed": "Not saved." };
  const withWords = (model: FakeModel) => void (model.state["labels"] = words);

  it("offers what has a word, by name, and nothing where there is none", () => {
    const { el } = start(withWords);
    expect(Array.from(el.querySelectorAll("button")).map((button) => button.getAttribute("aria-label"))).toEqual(
      ["Save: PNG", "Save: SVG", "Save: CSV"]);
    expect(start().el.querySelectorAll("button")).toHaveLength(0);
  });

  it("keeps the focus on a button while the numbers change", () => {
    const { model, el } = start(withWords);
    document.body.append(el);
    el.querySelector<HTMLElement>("[data-format=csv]")?.focus();
    model.set("table", [["turn", "FLN"], [1, 51]]);
    expect((document.activeElement as HTMLElement).dataset["format"]).toBe("csv");
    el.remove();
  });

  it("says so when a picture cannot be drawn", async () => {
    const { el } = start(withWords);
    el.querySelector<HTMLElement>("[data-format=png]")?.click();
    await settle();
    expect(el.querySelector("[role=status]")?.textContent).toMatch(/^Not saved\./);
  });

  it("writes a table that a spreadsheet reads", async () => {
    const text = await csv([["what, and why", "change"], ['"Raid"', "\u22122"], ["", 5]]).text();
    expect(text.replace("\uFEFF", "")).toBe('"what, and why",change\r\n"""Raid""",-2\r\n,5\r\n');
  });
});

describe("what a picture says of itself", () => {
  const words = "What does a barrier change? Dice 1 to 200, à l\u2019échelle.";

  it("stands in the file of a PNG, with a check that holds", async () => {
    const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, ...new Array<number>(25).fill(7), 1, 2, 3]);
    const bytes = new Uint8Array(await (await described(new Blob([png]), "png", words)).arrayBuffer());
    const view = new DataView(bytes.buffer);
    const length = view.getUint32(33);
    const data = bytes.slice(37, 41 + length);
    expect(new TextDecoder().decode(data)).toBe(`iTXtDescription\0\0\0\0\0${words}`);
    expect(view.getUint32(41 + length)).toBe(0x1c66fdfd); // as zlib.crc32 of Python has it
    expect([...bytes.slice(0, 33)]).toEqual([...png.slice(0, 33)]);
    expect([...bytes.slice(-3)]).toEqual([1, 2, 3]);
  });

  it("stands in a drawing as its description, and nowhere if there is nothing to say", async () => {
    const plain = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>']);
    const text = await (await described(plain, "svg", `${words} <1>`)).text();
    expect(text).toContain(`<desc>${words} &lt;1&gt;</desc><path`);
    expect(await described(plain, "svg", "")).toBe(plain);
  });

  it("is written under the picture in lines that fit, and the picture grows by them", () => {
    const set: Record<string, unknown>[] = [];
    const place: BokehModel = { tags: ["al-caption"], setv: (values) => void set.push(values) };
    const figure: BokehModel = { height: 300, setv: (values) => void set.push(values) };
    const document = { _all_models: new Map([["place", place]]), roots: () => [figure] } as unknown as BokehDocument;
    write(document, "word ".repeat(60).trim(), 1);
    const lines = String(set[0]?.["text"]).split("\n");
    expect([lines.length, set[0]?.["visible"]]).toEqual([2, true]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(160);
    expect(Number(set[1]?.["height"])).toBeGreaterThan(300);
    set.length = 0;
    write(document, "", 1);
    expect(set).toEqual([]);
  });
});

describe("arrange", () => {
  const items = ["Areas", "Support", "Units converted"].map((value) => ({ label: { value } }));
  const book = () => {
    const legend: BokehModel = { tags: ["al-columns", 60], items };
    const title: BokehModel = { tags: ["al-wide"] };
    const figure: BokehModel = { height: 340 };
    const models = new Map([["legend", legend], ["title", title], ["figure", figure]]);
    return { legend, title, figure, models, document: { _all_models: models, roots: () => [figure] } as unknown as BokehDocument };
  };

  it("gives the legend the columns that fit and the plot the height for its lines", () => {
    const { legend, title, figure, document } = book();
    arrange(document, 1300, 340);
    expect([legend.ncols, title.visible]).toEqual([3, true]);
    const wide = Number(figure.height);
    arrange(document, 340, 340);
    expect([legend.ncols, title.visible]).toEqual([2, false]);
    arrange(document, 200, 340);
    expect(legend.ncols).toBe(1);
    expect(Number(figure.height)).toBeGreaterThan(wide);
  });

  it("comes to rest: what is arranged stays as it is", () => {
    const { figure, document } = book();
    arrange(document, 700, 340);
    const first = figure.height;
    arrange(document, 700, 340);
    expect(figure.height).toBe(first);
  });
});

describe("lettering", () => {
  it("grows by a factor and comes back to what the kernel set", () => {
    const axis = { major_label_text_font_size: "12px" };
    const text = { text_font_size: { value: "14px" } };
    const legend = { label_text_font_size: "12px", label_height: 18 };
    const all = { axis, text, legend };
    const document = { _all_models: new Map(Object.entries(all)) } as unknown as BokehDocument;
    const before = structuredClone(all);
    const lettering = new Lettering();
    lettering.set(document, 2);
    lettering.set(document, 2);
    expect(all).toEqual({ axis: { major_label_text_font_size: "24px" }, text: { text_font_size: { value: "28px" } },
      legend: { label_text_font_size: "24px", label_height: 36 } });
    lettering.set(document, 1);
    expect(all).toEqual(before);
  });
});
