// One question of every kind: answered by keyboard alone, told politely, the key only once the kernel sends it.

import { afterEach, describe, expect, it, vi } from "vitest";
import alone from "../../guide/questions/main";
import { Questions } from "../../guide/questions/list";
import { drawQuestion } from "../../guide/questions/question";
import type { Asked, QuestionView } from "../../guide/questions/types";
import { tellPlace } from "../../shared/page/picked";
import { FormModel } from "../shared/model";

const OPTIONS = [{ id: "a", text: "One" }, { id: "b", text: "Two" }, { id: "c", text: "Three" }];
const VIEW: QuestionView = {
  id: "q1", lang: "en", dir: "ltr", kind: "choice", field: "one", title: "Choose one",
  ask: [{ kind: "p", items: [[{ text: "Which <b>one</b>?" }]] }], picture: {}, unit: "", options: OPTIONS, pairs: [],
  open: true, given: "", outcome: "", said: "", tries: "", hints: [], more: false, revealable: false, key: "", rule: "", after: [], rubric: [], earlier: [], again: false,
};
const words = (key: string, values: Record<string, string | number> = {}) =>
  [key.replace("quiz-panel-", ""), ...Object.values(values)].join(" ");

function ask(change: Partial<QuestionView>) {
  const sent: Asked[] = [];
  const question = drawQuestion({ ...VIEW, ...change }, words, (asked) => sent.push(asked));
  document.body.append(question.element);
  const all = <E extends Element>(selector: string) => [...question.element.querySelectorAll<E & HTMLElement>(selector)];
  const press = (name: string) => {
    const found = all<HTMLButtonElement>("button").find((one) => [one.textContent, one.getAttribute("aria-label")].includes(name));
    if (!found) throw new Error(`no button ${name}`);
    found.click();
    return found;
  };
  const given = () => {
    press("answer");
    return (sent.at(-1) as Extract<Asked, { kind: "answer" }>).given;
  };
  return { question, sent, all, press, given, update: (more: Partial<QuestionView>) => question.update({ ...VIEW, ...change, ...more }) };
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("a question", () => {
  it("shows texts of authors as letters, and has a name", () => {
    const { question, all } = ask({});
    expect(all(".al-asked-text")[0]?.textContent).toBe("Which <b>one</b>?");
    expect(all("b")).toEqual([]);
    expect(document.getElementById(question.element.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Choose one");
  });

  it("offers hints and the key only where there are some, and sends who asks", () => {
    const { sent, all, press, update } = ask({});
    expect(all<HTMLButtonElement>(".al-asked-buttons button").filter(({ hidden }) => !hidden).map((one) => one.textContent)).toEqual(["answer"]);
    update({ more: true, revealable: true, hints: ["Look."] });
    press("hint");
    press("key");
    expect(sent.map(({ kind }) => kind)).toEqual(["question-hint", "question-key"]);
    expect(all(".al-asked-hints li").map((one) => one.textContent)).toEqual(["Look."]);
  });

  it("says politely what an answer is worth, and keeps the focus once it is closed", () => {
    const { question, all, press, update } = ask({});
    press("answer").focus();
    update({ outcome: "wrong", said: "Look again.", tries: "One more." });
    const said = all("[role=status]").at(-1);
    expect(said?.textContent).toBe("wrongLook again.One more.");
    update({ open: false, outcome: "right", said: "That is right.", key: "Two", rule: "[A:1]", rubric: ["names one"], after: VIEW.ask });
    expect(all(".al-asked-after")[0]?.textContent).toContain("Two[A:1]");
    expect([question.element.contains(document.activeElement), document.activeElement]).toEqual([true, said]); // behind the fields
    expect(all<HTMLInputElement>("fieldset input").every((box) => box.disabled)).toBe(true);
  });

  it("counts votes at each answer, also once it is closed, and never below none", () => {
    const { all, update } = ask({});
    update({ open: false, outcome: "right" });
    const [less, more] = all<HTMLButtonElement>(".al-asked-votes button");
    more?.click();
    more?.click();
    expect(all(".al-asked-votes output")[0]?.textContent).toBe("2");
    for (let times = 0; times < 3; times += 1) less?.click();
    expect(all(".al-asked-votes output").map((one) => one.textContent)).toEqual(VIEW.options.map(() => "0"));
  });

  it("keeps what is being typed while hints come and the language changes", () => {
    const { all, given, update } = ask({ field: "number", unit: "km", form: "A number" });
    const input = all<HTMLInputElement>("input")[0] as HTMLInputElement;
    input.value = "1/3";
    update({ hints: ["Reckon."], unit: "lieues" });
    expect([given(), input.nextElementSibling?.textContent]).toEqual(["1/3", "lieues"]);
    expect(all("small").map((one) => one.textContent)).toEqual(["A number"]);
  });
});

describe("its fields", () => {
  it("chooses one by radio buttons that belong together", () => {
    const { all, given } = ask({});
    const boxes = all<HTMLInputElement>("input[type=radio]");
    expect(new Set(boxes.map(({ name }) => name)).size).toBe(1);
    expect(given()).toBe("");
    (boxes[1] as HTMLInputElement).checked = true;
    expect(given()).toBe("b");
  });

  it("chooses several by boxes", () => {
    const { all, given } = ask({ field: "several" });
    for (const box of all<HTMLInputElement>("input[type=checkbox]").slice(1)) box.checked = true;
    expect(given()).toEqual(["b", "c"]);
  });

  it("puts in order by buttons that keep the focus and say the place", () => {
    const { all, press, given } = ask({ field: "order" });
    const up = press("up Three");
    expect(document.activeElement).toBe(up);
    expect(all(".al-asked-order li > span").map((one) => one.textContent)).toEqual(["One", "Three", "Two"]);
    expect(all("[role=status]")[0]?.textContent).toBe("moved Three 2 3");
    press("up One");
    expect(given()).toEqual(["a", "c", "b"]);
  });

  it("pairs by lists with names of their own", () => {
    const pairs = [{ id: "a", text: "x" }, { id: "b", text: "y" }, { id: "c", text: "z" }];
    const { all, given } = ask({ field: "pairs", pairs });
    const selects = all<HTMLSelectElement>("select");
    expect(selects.map((one) => one.getAttribute("aria-label"))).toEqual(["belongs One", "belongs Two", "belongs Three"]);
    (selects[0] as HTMLSelectElement).value = "b";
    expect(given()).toEqual([["a", "b"], ["b", ""], ["c", ""]]);
  });

  it("does not say again a choice that its closed list shows whole", () => {
    const long = "who could go about in the open, by day and by night";
    const { all } = ask({ field: "pairs", pairs: [{ id: "a", text: long }, { id: "b", text: "y" }] });
    const [select] = all<HTMLSelectElement>("select") as [HTMLSelectElement];
    const pen = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ measureText: () => ({ width: 360 }) } as never);
    const shown = (width: number) => {
      Object.defineProperty(select, "clientWidth", { value: width, configurable: true });
      select.value = "a";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      return all(".al-asked-whole").some((one) => !one.hidden);
    };
    expect([shown(500), shown(300)]).toEqual([false, true]);
    pen.mockRestore();
  });

  it("is named without a second pair of quotation marks", () => {
    const options = [{ id: "a", text: "“political events”" }, { id: "b", text: "«\u00a0pacification\u00a0»" }, { id: "c", text: "“war” and “peace”" }];
    const { all } = ask({ field: "pairs", options, pairs: [{ id: "a", text: "x" }] });
    expect(all("select").map((one) => one.getAttribute("aria-label"))).toEqual(["belongs political events", "belongs pacification", "belongs “war” and “peace”"]);
  });

  it("says the whole of a choice that its closed list cuts off", () => {
    const long = "who could go about in the open, by day and by night";
    const { all } = ask({ field: "pairs", pairs: [{ id: "a", text: long }, { id: "b", text: "y" }] });
    const [select] = all<HTMLSelectElement>("select");
    const wholes = () => all(".al-asked-whole").filter((one) => !one.hidden).map((one) => one.textContent);
    expect(wholes()).toEqual([]);
    (select as HTMLSelectElement).value = "a";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
    expect(wholes()).toEqual([long]);
  });

  it("takes places from a list or from the board", () => {
    const { question, all, press, given } = ask({ field: "places" });
    const select = all<HTMLSelectElement>("select")[0] as HTMLSelectElement;
    tellPlace(document.body, "b");
    expect([select.value, given()]).toEqual(["b", ["b"]]);
    press("add");
    tellPlace(document.body, "nowhere");
    expect([select.value, given()]).toEqual(["", ["b"]]);
    select.value = "a";
    press("add");
    press("take Two");
    expect(given()).toEqual(["a"]);
    question.end();
    tellPlace(document.body, "c");
    expect(select.value).toBe("");
  });

  it("takes a text, and shows it with the rubric afterwards", () => {
    const { all, given, update } = ask({ field: "text" });
    const area = all<HTMLTextAreaElement>("textarea")[0] as HTMLTextAreaElement;
    area.value = "Because.";
    expect(given()).toBe("Because.");
    update({ open: false, outcome: "told", rubric: ["names one"] });
    expect([area.readOnly, all(".al-asked-after li").map((one) => one.textContent)]).toEqual([true, ["names one"]]);
  });
});

describe("one's own words", () => {
  const cells = ["who", "when", "whom", "why", "limits"].map((id) => ({ id, text: `${id}?` }));
  const told = { field: "text" as const, kind: "text", open: false, again: true, outcome: "told" as const, given: "Order.", rubric: ["names one"] };
  type Shown = ReturnType<typeof ask>;
  const areas = ({ all }: Shown) => all<HTMLTextAreaElement>("textarea");
  const stand = (shown: Shown) => areas(shown).map(({ value, readOnly }) => [value, readOnly]);
  const write = (area: HTMLTextAreaElement | undefined, text: string) => {
    if (area) area.value = text;
    area?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const offered = ({ all }: Shown) => all<HTMLButtonElement>("button").filter(({ hidden }) => !hidden).map((one) => one.textContent);

  it("fill a sheet in part, each box under its own name", () => {
    const shown = ask({ field: "sheet", kind: "sheet", options: cells });
    expect(shown.all<HTMLLabelElement>("label").map(({ htmlFor, textContent }) => [document.getElementById(htmlFor)?.localName, textContent]))
      .toEqual(cells.map(({ text }) => ["textarea", text]));
    write(areas(shown)[0], "The FLN");
    write(areas(shown)[4], "That all agreed");
    const given = { who: "The FLN", limits: "That all agreed" };
    expect(shown.given()).toEqual(given);
    shown.update({ open: false, again: true, outcome: "told", given });
    expect(stand(shown)).toEqual([["The FLN", true], ["", true], ["", true], ["", true], ["That all agreed", true]]);
  });

  it("keep a sheet that was not sent when the page is loaded again", () => {
    const sheet = { field: "sheet" as const, kind: "sheet", options: cells };
    write(areas(ask(sheet))[1], "1954");
    document.body.replaceChildren();
    expect(ask(sheet).given()).toEqual({ when: "1954" });
  });

  it("are written again from the first text, once the criteria are seen", () => {
    const shown = ask(told);
    expect([offered(shown), stand(shown)]).toEqual([["again"], [["Order.", true]]]);
    shown.press("again");
    expect([offered(shown), stand(shown), document.activeElement]).toEqual([["answer"], [["Order.", false]], areas(shown)[0]]);
    write(areas(shown)[0], "Order, and fear.");
    expect(shown.question.isUnsent).toBe(true);
    expect(shown.given()).toBe("Order, and fear.");
    shown.update({ given: "Order, and fear.", earlier: [{ said: "Version 1:", text: "Order." }] });
    expect([offered(shown), stand(shown)]).toEqual([["again"], [["Order, and fear.", true]]]);
    expect(shown.all(".al-asked-earlier")[0]?.textContent).toBe("Version 1:Order.");
    expect([shown.question.isUnsent, sessionStorage.length]).toEqual([false, 0]);
  });

  it("close again without a word where nothing was changed, and stay open where nothing stands", () => {
    const shown = ask(told);
    shown.press("again");
    shown.press("answer");
    expect([shown.sent, stand(shown)]).toEqual([[], [["Order.", true]]]);
    shown.press("again");
    write(areas(shown)[0], " ");
    shown.press("answer");
    shown.update({ outcome: "unclear", said: "Nothing." });
    expect(stand(shown)).toEqual([[" ", false]]);
  });

  it("stand there again when the page was loaded again in between, unless they were answered since", () => {
    const shown = ask(told);
    shown.press("again");
    write(areas(shown)[0], "Order, and");
    document.body.replaceChildren();
    expect(stand(ask(told))).toEqual([["Order, and", false]]);
    document.body.replaceChildren();
    expect(stand(ask({ ...told, given: "Fear." }))).toEqual([["Fear.", true]]);
  });

  it("follow another view of the page in which they were written again", () => {
    const shown = ask(told);
    shown.update({ given: "Fear.", earlier: [{ said: "Version 1:", text: "Order." }] });
    expect(stand(shown)).toEqual([["Fear.", true]]);
  });

  it("stand above the box in which they are written anew", () => {
    const first = { said: "At first you wrote:", text: "Order." };
    const shown = ask({ field: "text", given: "Order.", earlier: [first] });
    expect([areas(shown)[0]?.value, shown.all(".al-asked-earlier blockquote").map((one) => one.textContent)]).toEqual(["Order.", ["Order."]]);
    expect([shown.question.isUnsent, shown.given()]).toEqual([false, "Order."]);
    const none = ask({ field: "text", earlier: [{ said: "Left out.", text: "" }] });
    expect([areas(none)[0]?.value, none.all(".al-asked-earlier")[0]?.textContent, none.all("blockquote")]).toEqual(["", "Left out.", []]);
  });
});

describe("what is written and not sent", () => {
  const text = { field: "text" as const };
  type Shown = ReturnType<typeof ask>;
  const written = ({ all }: Shown) => all<HTMLTextAreaElement>("textarea")[0]?.value;
  const fire = (found: Element | undefined, name: string) => found?.dispatchEvent(new Event(name, { bubbles: true }));
  const write = ({ all }: Shown, words: string) => {
    const area = all<HTMLTextAreaElement>("textarea")[0] as HTMLTextAreaElement;
    area.value = words;
    fire(area, "input");
  };
  const choose = (found: HTMLInputElement | undefined) => {
    if (found) found.checked = true;
    fire(found, "change");
  };
  const name = (found: HTMLInputElement | HTMLSelectElement | undefined, value: string) => {
    if (found) found.value = value;
    fire(found, "change");
  };
  const pairs = [{ id: "a", text: "x" }, { id: "b", text: "y" }];
  const FIELDS: [Partial<QuestionView>, (shown: Shown) => void, unknown][] = [
    [{}, ({ all }) => choose(all<HTMLInputElement>("[value=b]")[0]), "b"],
    [{ field: "several" }, ({ all }) => choose(all<HTMLInputElement>("[value=c]")[0]), ["c"]],
    [{ field: "number" }, ({ all }) => name(all<HTMLInputElement>("input")[0], "1/3"), "1/3"],
    [{ field: "order" }, ({ press }) => press("up Three"), ["a", "c", "b"]],
    [{ field: "pairs", pairs }, ({ all }) => name(all<HTMLSelectElement>("select")[1], "a"), [["a", ""], ["b", "a"], ["c", ""]]],
    [{ field: "places" }, () => tellPlace(document.body, "b"), ["b"]],
    [text, (shown) => write(shown, "Because they were afraid."), "Because they were afraid."],
  ];

  it.each(FIELDS)("stands there again when the page was loaded again: %o", (change, act, given) => {
    act(ask(change));
    document.body.replaceChildren();
    expect(ask(change).given()).toEqual(given);
  });

  it("is forgotten once the kernel has noted the answer, not before, and not where it could not be read", () => {
    const first = ask(text);
    write(first, "Afraid.");
    first.press("answer");
    first.update({ outcome: "unclear", said: "Once more." });
    expect(written(ask(text))).toBe("Afraid.");
    first.update({ outcome: "wrong", given: "Afraid.", said: "Look again." });
    expect(sessionStorage).toHaveLength(0);
  });

  it("is forgotten when the question is closed, and is no answer to one that was answered since or asks something else", () => {
    const first = ask(text);
    write(first, "Afraid.");
    expect(written(ask({ ...text, given: "Bold.", outcome: "wrong" }))).toBe("Bold.");
    expect(written(ask({ ...text, ask: [] }))).toBe("");
    expect(written(ask({ ...text, open: false }))).toBe("");
    expect(sessionStorage).toHaveLength(0);
  });

  it("is forgotten when what was sent leaves with its question, and waits for who only looks elsewhere", () => {
    const scene: { questions: QuestionView[] } = { questions: [{ ...VIEW, ...text }] };
    const list = new Questions({ scene, words }, () => undefined);
    document.body.append(list.element);
    const show = (questions: QuestionView[]) => {
      scene.questions = questions;
      list.update();
      return list.element.querySelector("textarea") as HTMLTextAreaElement;
    };
    const type = (area: HTMLTextAreaElement) => {
      area.value = "Afraid.";
      fire(area, "input");
    };
    type(show(scene.questions));
    show([]);
    expect(show([{ ...VIEW, ...text }]).value).toBe("Afraid.");
    list.element.querySelector<HTMLButtonElement>("[type=submit]")?.click();
    show([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("follows a first try, also where the kernel tells of that only once the page stands", () => {
    const again = { ...text, given: "Bold.", outcome: "wrong" as const };
    write(ask(again), "Afraid.");
    const shown = ask(text);
    expect(written(shown)).toBe("");
    shown.update(again);
    expect(written(shown)).toBe("Afraid.");
  });

  it("stays when it was written after the answer had been sent", () => {
    const first = ask(text);
    write(first, "Bold.");
    first.press("answer");
    write(first, "Bold, and afraid.");
    expect(written(ask(text))).toBe("Bold, and afraid.");
    expect(written(ask({ ...text, outcome: "wrong", given: "Bold." }))).toBe("Bold, and afraid.");
    first.update({ outcome: "wrong", given: "Bold." });
    expect(written(first)).toBe("Bold, and afraid.");
    expect(written(ask({ ...text, outcome: "wrong", given: "Bold." }))).toBe("Bold, and afraid.");
  });

  it("throws nothing where the browser keeps nothing, or something damaged", () => {
    write(ask(text), "Afraid.");
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, "{");
    expect(written(ask(text))).toBe("");
    const refuse = vi.fn(() => {
      throw new DOMException("no", "SecurityError");
    });
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const shown = ask(text);
    write(shown, "Afraid.");
    shown.update({ open: false });
    expect([written(shown), refuse.mock.calls.length]).toEqual(["Afraid.", 3]);
  });
});

describe("in a cell of its own", () => {
  it("follows its model, and says so once nobody hears", () => {
    const el = document.createElement("div");
    document.body.append(el);
    const model = new FormModel<Asked>({ view: VIEW, strings: { "quiz-panel-answer": "Answer", "widget-no-answer": "Nobody hears." } });
    const end = alone.render({ model: model as never, el });
    const before = el.querySelector(".al-asked");
    model.set({ view: { ...VIEW, hints: ["Look."] } });
    expect(el.querySelector(".al-asked")).toBe(before);
    el.querySelector<HTMLButtonElement>("[type=submit]")?.click();
    expect(model.sent).toEqual([{ kind: "answer", question: "q1", given: "" }]);
    model.dead = true;
    el.querySelector<HTMLButtonElement>("[type=submit]")?.click();
    expect(el.querySelector("[role=alert]")?.textContent).toBe("Nobody hears.");
    end();
    expect([el.children.length, model.listening]).toEqual([0, 0]);
  });
});
