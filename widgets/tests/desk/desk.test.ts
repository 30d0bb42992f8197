import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { busiest } from "../../desk/answers";
import { DeskPage } from "../../desk/main";
import type { Place, Told, Wish } from "../../desk/types";

const HOSTILE = "<img src=x onerror=alert(1)>";
const PLACE: Place = {
  number: 3, nickname: HOSTILE, state: "here", stands: { lesson: "one", step: "b" }, hand: true, stays: false, goes_on: false, at: "One",
  step: { number: 2, of: 2, said: "Step 2 of 2", heading: HOSTILE }, phase: HOSTILE, minutes: 7, stuck: "not moved for 6 min",
};
const QUESTION = {
  id: "why", step: "b", part: "", number: "1", ask: HOSTILE, right: HOSTILE, answered: 2, said: "2 have answered",
  bars: [{ label: HOSTILE, many: 1, said: "1 (50 %)", is_right: true }, { label: "b) no", many: 1, said: "1 (50 %)", is_right: false }],
  mistakes: [{ said: HOSTILE, says: HOSTILE }], texts: [], sheet: [{ name: HOSTILE, texts: [{ number: 3, text: HOSTILE }] }],
};
const TOLD: Told = {
  marks: { seats: "seats-1", hour: "hour-1" },
  room: { said: "1 here", warnings: ["Only this computer can come in."] },
  hour: {},
  seats: [PLACE, { ...PLACE, number: 4, nickname: "", state: "lost", stands: { lesson: "one", step: "a" }, hand: false, stuck: "" }],
  hands: [{ number: 3, nickname: HOSTILE, waits: "just now" }],
  lessons: [{ id: "one", reading: false, title: HOSTILE, forms: [50, 90], steps: [{ id: "a", number: 1, heading: "A" }, { id: "b", number: 2, heading: HOSTILE }, { id: "c", number: 3, heading: "C" }] }],
  answers: { lesson: "one", questions: [QUESTION, { ...QUESTION, id: "say", sheet: [], bars: [], mistakes: [], texts: [{ number: 3, text: HOSTILE }] }] },
  handed: {
    works: [{ number: 3, nickname: HOSTILE, lesson: HOSTILE, at: "10:42", word: HOSTILE, problem: "holds", said: "comes to the same" }], checking: "", unsaved: "One is not saved.",
    tables: { labels: { pupil: "Pupil" }, tables: [{ title: HOSTILE, line: "", heads: [{ number: "1", title: HOSTILE, sum: "1 / 1" }], rows: [{ name: HOSTILE, fault: "", why: HOSTILE, sums: ["1", "1", "7"], cells: [{ text: HOSTILE, mark: "right", said: "right", brief: HOSTILE }] }] }] },
  },
  tables: [{ id: "T1", title: HOSTILE, said: HOSTILE, notes: [HOSTILE] }],
  shows: [{ what: { kind: "votes" }, said: HOSTILE, now: true }],
};

let posted: Wish[];
let asked: URL[];
let answers: (() => Promise<Response>)[];
let end: () => void;

const json = (data: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(data), { status }));
const settled = () => vi.advanceTimersByTimeAsync(0);
const press = async (name: string) => {
  const button = [...document.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent)?.startsWith(name));
  button?.click();
  await settled();
};

beforeEach(async () => {
  vi.useFakeTimers();
  posted = [];
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", (url: string, options: RequestInit) => {
    if (options.method === "POST") {
      posted.push(JSON.parse(String(options.body)) as Wish);
      expect(new Headers(options.headers).get("X-XSRFToken")).toBeTruthy();
      return json({ done: true });
    }
    asked.push(new URL(url, "http://desk.test"));
    return (answers.shift() ?? (() => json({ marks: TOLD.marks })))();
  });
  document.body.innerHTML = '<div id="al-desk" data-desk="/api" data-base="/"><header class="al-desk-head"><a data-wall href="http://desk.test/class?token=k">w</a></header></div>';
  answers.push(() => json(TOLD));
  const page = new DeskPage(document.getElementById("al-desk") as HTMLElement, { "desk-page-silent": "No answer.", "desk-page-back": "Back.", "desk-page-locked": "Closed." }, "fr");
  end = page.start();
  await settled();
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows whatever readers and authors wrote as text, and nothing of it as an element", () => {
  expect(document.querySelectorAll("img, script, [onerror]")).toHaveLength(0);
  expect(document.body.textContent).toContain(HOSTILE);
  for (const part of ["hands", "places", "steps", "answers", "handed", "wall", "tables"]) expect(document.getElementById(`desk-${part}`)?.textContent).toContain(HOSTILE);
});

it("says in words, and not by a colour alone, whom to look at", () => {
  const row = document.querySelector("[data-stuck]");
  expect(row?.textContent).toContain("not moved for 6 min");
  expect(row?.textContent).toContain("hand");
  expect(document.querySelectorAll("[data-stuck]")).toHaveLength(1);
});

it("asks each second, names what it has, and lets an equal answer touch nothing", async () => {
  const before = document.body.innerHTML;
  const row = document.querySelector("tbody tr");
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveLength(4);
  expect(asked[1]?.searchParams.get("have")).toBe("seats-1,hour-1");
  expect(document.body.innerHTML).toBe(before);
  expect(document.querySelector("tbody tr")).toBe(row);
});

it("asks nothing while nobody sees it, and at once when somebody does", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(5000);
  const many = asked.length;
  expect(many).toBeLessThanOrEqual(2); // one may have been on its way
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(asked).toHaveLength(many + 1);
});

it("says that the server does not answer, keeps what it shows, and goes on when it does", async () => {
  answers.push(() => Promise.reject(new TypeError("no line")));
  await vi.advanceTimersByTimeAsync(1000);
  const notice = document.querySelector("[role=alert] p") as HTMLElement;
  expect([notice.hidden, notice.textContent]).toEqual([false, "No answer."]);
  expect(document.querySelectorAll("tbody tr[data-state]")).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(notice.textContent).toBe("Back.");
  answers.push(() => json({}, 403));
  await vi.advanceTimersByTimeAsync(1000);
  expect(notice.textContent).toBe("Closed.");
});

it("asks for each deed by its name, and for a step by what it is called in the lesson", async () => {
  await press("down:");
  await press("go: 2.");
  await press("gate: 1.");
  expect(posted.at(-1)?.do, "who is beyond is named before").toBe("go");
  await press(`gate-yet gate-beyond place-of 3 (${HOSTILE}): 1.`);
  await press("show: place 3");
  const field = document.querySelector<HTMLInputElement>("input[type=text]");
  if (field) field.value = " Look up. ";
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  await settled();
  const [down, go, gate, text, wait] = posted;
  expect(down).toEqual({ do: "down", number: 3 });
  expect(go).toEqual({ do: "go", lesson: "one", step: "b", number: 2 });
  expect(gate).toEqual({ do: "gate", lesson: "one", step: "a" });
  expect(text).toMatchObject({ do: "show", what: { kind: "text", question: "why", number: 3, lesson: "one" } });
  expect(wait).toEqual({ do: "wait", text: "Look up." });
});

it("marks a text that the wall shows, and takes it off", async () => {
  answers.push(() => json({ marks: { wall: "2" }, wall: { what: { kind: "text", lesson: "one", question: "say", number: 3 }, look: { light: "", corner: true } } }));
  await vi.advanceTimersByTimeAsync(1000);
  const marked = [...document.querySelectorAll(".al-desk-texts [data-now]")];
  expect(marked.map((one) => one.querySelector("b")?.textContent)).toEqual(["place 3 · wall-now"]);
  await press("hide: place 3");
  expect(posted).toEqual([{ do: "show", what: { kind: "blank" } }]);
});

it("offers beside a question what shows it on the wall, and takes it off", async () => {
  const shown = (mark: string, now: boolean) => () => json({ marks: { shows: mark }, shows: [{ what: { kind: "votes", lesson: "one", question: "why" }, said: "x", now }] });
  answers.push(shown("2", false));
  await vi.advanceTimersByTimeAsync(1000);
  await press("show: 1");
  answers.push(shown("3", true));
  await vi.advanceTimersByTimeAsync(1000);
  await press("hide: 1");
  expect(posted).toEqual([{ do: "show", what: { kind: "votes", lesson: "one", question: "why" } }, { do: "show", what: { kind: "blank" } }]);
});

it("takes a form only once it is applied: arrow keys go through all of them", async () => {
  const field = [...document.querySelectorAll("select")].find((one) => one.options.length === 3)!;
  field.value = "90";
  field.dispatchEvent(new Event("change"));
  await vi.advanceTimersByTimeAsync(2000);
  expect([posted.length, field.value]).toEqual([0, "90"]);
  await press("form-apply");
  expect(posted).toEqual([{ do: "form", lesson: "one", minutes: 90 }]);
});

it("opens one step more than is open, and all behind the last but one", async () => {
  const gated = (step: string, mark: string) => json({ marks: { hour: mark }, hour: { wait: null, gate: { lesson: "one", step } } });
  answers.push(() => gated("a", "2"));
  await vi.advanceTimersByTimeAsync(1000);
  expect([...document.querySelectorAll(".al-desk-steps-list li")].map((one) => one.hasAttribute("data-closed"))).toEqual([false, true, true]);
  expect([...document.querySelectorAll<HTMLElement>(".al-desk-mark")].filter((one) => !one.hidden).map((one) => one.textContent)).toEqual(["closed", "closed"]);
  await press("gate-next");
  answers.push(() => gated("b", "3"));
  await vi.advanceTimersByTimeAsync(1000);
  await press("gate-next");
  expect(posted).toEqual([{ do: "gate", lesson: "one", step: "b" }, { do: "open" }]);
});

it("asks whoever leaves while something is not saved, and no more when it is", async () => {
  expect("unkept" in document.documentElement.dataset).toBe(true);
  answers.push(() => json({ marks: { handed: "2" }, handed: { ...TOLD.handed, unsaved: "" } }));
  await vi.advanceTimersByTimeAsync(1000);
  expect("unkept" in document.documentElement.dataset).toBe(false);
});

it("leads to the wall in the language of the desk", () => {
  expect(document.querySelector<HTMLAnchorElement>("[data-wall]")?.href).toBe("http://desk.test/class?token=k&lang=fr");
});

it("knows the step at which most are, of those who are here", () => {
  const at = (step: string, state: Place["state"] = "here") => ({ ...PLACE, state, stands: { lesson: "one", step } });
  expect(busiest([at("a"), at("b"), at("b"), at("a", "lost"), at("a", "lost")], "one")).toBe("b");
  expect(busiest([at("a")], "other")).toBe("");
});
