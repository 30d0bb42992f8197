import { afterEach, describe, expect, it } from "vitest";
import { type Costly, CostlyView } from "../../shared/parts/costly";
import { fillIn } from "../../shared/wire/model";

const STRINGS: Record<string, string> = { "widget-costly-progress": "%done% of %of%", "widget-costly-left": "%done% of %of%, more", "widget-costly-all": "Show all %count%", "widget-costly-stopped": "Stopped at %done% of %of%." };
const ROW = { at: 12, when: "Turn 2", played: { text: "Raid in Tlemcen", steps: "" }, better: { text: "Rally", steps: "Rally; place 3" }, cost: "About 8 wins." };
const END: Costly = { done: 2, of: 2, end: "2 decisions were looked at.", note: "Judged.", sides: [{ side: "fln", title: "", none: "", rows: [ROW] }] };
const far = (done: number): Costly => ({ ...END, done, end: "", note: "", sides: [] });

/** A view whose kernel answers when the test says so. */
function made() {
  const asked: ((reply: Costly | null) => void)[] = [];
  const gone: number[] = [];
  const view = new CostlyView({ words: (key, values) => fillIn(STRINGS[key] ?? key, values), more: () => new Promise((done) => asked.push(done)), goOn: (at) => gone.push(at) });
  document.body.replaceChildren(view.element);
  const one = (selector: string) => view.element.querySelector<HTMLElement>(selector) as HTMLElement;
  const answer = async (reply: Costly | null) => {
    asked.at(-1)?.(reply);
    await new Promise((done) => setTimeout(done));
  };
  const press = () => one(".al-costly-head button").click();
  return { view, asked, gone, one, answer, press };
}

describe("what cost most", () => {
  afterEach(() => document.body.replaceChildren());

  it("asks for nothing until it is wanted, then slice by slice", async () => {
    const { asked, one, answer, press } = made();
    expect(asked).toHaveLength(0);
    press();
    expect([asked.length, one("[role=status]").textContent, one("button").textContent]).toEqual([1, "widget-costly-begun", "widget-costly-stop"]);
    await answer(far(0));
    expect([asked.length, one(".al-costly-far").textContent]).toEqual([2, "0 of 2"]);
    await answer(far(1));
    expect([asked.length, one(".al-costly-far").textContent, one("progress").getAttribute("aria-label")]).toEqual([3, "1 of 2, more", "widget-costly"]);
  });

  it("tells what was played and what would have been better, and leads to the moment", async () => {
    const { gone, one, answer, press, view } = made();
    one("button").focus();
    press();
    await answer(END);
    expect(one("[role=status]").textContent).toBe("2 decisions were looked at.");
    expect(view.element.querySelectorAll("li")).toHaveLength(1);
    expect(Array.from(view.element.querySelectorAll(".al-costly-line > p"), (line) => line.textContent)).toEqual(["widget-costly-played Raid in Tlemcen", "widget-costly-better Rally"]);
    expect(view.element.querySelectorAll("details")).toHaveLength(1);
    expect(document.activeElement?.tagName).toBe("H3");
    one("li > button").click();
    expect(gone).toEqual([12]);
  });

  it("shows the three that cost most, and all of them when that is wanted", async () => {
    const { one, answer, press, view } = made();
    press();
    const rows = [..."1234567890"].map((number) => ({ ...ROW, when: `Turn ${number}` }));
    await answer({ ...END, sides: [{ side: "fln", title: "", none: "", rows }] });
    const seen = () => Array.from(view.element.querySelectorAll<HTMLElement>("li")).filter(({ hidden }) => !hidden).length;
    expect([seen(), one(".al-costly-all").textContent]).toEqual([3, "Show all 10"]);
    one(".al-costly-all").click();
    expect([seen(), one(".al-costly-all")]).toEqual([10, null]);
    expect(document.activeElement?.closest("li")?.textContent).toContain("Turn 4");
  });

  it("needs no such button for three", async () => {
    const { one, answer, press } = made();
    press();
    await answer({ ...END, sides: [{ side: "fln", title: "", none: "", rows: [ROW, ROW, ROW] }] });
    expect(one(".al-costly-all")).toBeNull();
  });

  it("stops when it is told to, whatever is still on its way, and goes on where it was", async () => {
    const { asked, one, answer, press } = made();
    press();
    await answer(far(1));
    press();
    expect([one("[role=status]").textContent, one("button").textContent]).toEqual(["Stopped at 1 of 2.", "widget-costly-go-on"]);
    await answer(END);
    expect([asked.length, one("ol")]).toEqual([2, null]);
    press();
    await answer(END);
    expect(one("ol")).not.toBeNull();
  });

  it("stops where the kernel is silent", async () => {
    const { asked, one, answer, press } = made();
    press();
    await answer(null);
    expect([asked.length, one("button").textContent]).toEqual([1, "widget-costly-go-on"]);
  });

  it("says where a side did nothing that cost anything for sure", async () => {
    const { one, answer, press, view } = made();
    press();
    await answer({ ...END, sides: [{ side: "gov", title: "Government", none: "Nothing for sure.", rows: [] }] });
    expect([one("h4").textContent, view.element.querySelector("ol")]).toEqual(["Government", null]);
    expect(one(".al-costly-told").textContent).toContain("Nothing for sure.");
  });
});
