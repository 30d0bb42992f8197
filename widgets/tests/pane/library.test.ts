// Where a pane has BokehJS from: a file of the page where there is one, and what is said when it does not come.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import pane from "../../pane/main";
import { FakeModel } from "./model";

const address = "../bokeh.min.js";
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const put = (library: object | undefined) => void ((window as unknown as Record<string, unknown>)["Bokeh"] = library);
const library = (version: string) => ({ version, embed: { embed_item: vi.fn(() => Promise.resolve({ roots: [] })) } });

let scripts: HTMLScriptElement[] = [];

function start(version: string) {
  const model = new FakeModel();
  Object.assign(model.state, { library: address, bokeh_version: version });
  const el = document.createElement("div");
  pane.render({ model: model as never, el });
  return { asked: () => model.sent.map(({ kind }) => kind), note: () => el.querySelector(".al-pane-note")?.textContent, model };
}

/** Tells the last script that it has come, or not. */
async function end(kind: "load" | "error") {
  await settle();
  scripts.at(-1)?.dispatchEvent(new Event(kind));
  await settle();
}

beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, "append").mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
});

afterEach(() => {
  vi.restoreAllMocks();
  put(undefined);
});

describe("the library of a pane", () => {
  it("is fetched once from the file of the page, and the kernel asked for the document alone", async () => {
    const [first, second] = [start("3.9.2"), start("3.9.2")];
    await settle();
    expect([scripts.length, scripts[0]?.getAttribute("src"), first.asked(), second.asked()]).toEqual([1, address, [], []]);

    put(library("3.9.2"));
    await end("load");

    expect([scripts.length, first.asked(), second.asked()]).toEqual([1, ["document"], ["document"]]);
  });

  it("is told as missing in the words of the chart, and tried again by the next chart", async () => {
    const first = start("3.9.3");
    await end("error");
    expect(first.note()).toBe("No chart. (Error: BokehJS)");

    const second = start("3.9.3");
    await settle();
    put(library("3.9.3"));
    await end("load");

    expect([scripts.length, second.asked()]).toEqual([2, ["document"]]);
  });

  it("is refused in another version, which would not know the document", async () => {
    const { asked, note } = start("3.9.4");
    await settle();
    put(library("3.8.0"));
    await end("load");

    expect([asked(), note()]).toEqual([[], "No chart. (Error: BokehJS 3.9.4)"]);
  });

  it("is found by its number beside another version that came first", async () => {
    const own = library("3.9.5");
    put({ ...library("3.8.0"), "3.9.5": own });
    const { model } = start("3.9.5");
    await settle();
    model.say({ kind: "document", view: model.sent[0]?.view, item: { target_id: null, root_id: "1", doc: {} }, revision: 0 });
    await settle();

    expect([scripts.length, own.embed.embed_item.mock.calls.length]).toEqual([0, 1]);
  });
});
