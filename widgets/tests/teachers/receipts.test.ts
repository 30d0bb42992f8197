// The receipts of a class: sent one after another, each once the last was answered, with what is left behind it.

import { beforeEach, expect, it, vi } from "vitest";
import { ReceiptDesk, type Save } from "../../teachers/receipts";
import { makeTable } from "../../teachers/receipt_table";
import type { ClassTable, Deed, Scene } from "../../teachers/types";

const TABLE: ClassTable = {
  id: "lesson5", title: "Camps", line: "2 pupils", heads: [{ number: "1", title: "Who?", worth: "1 pt", sum: "1 / 2" }],
  alike: ["Two are called Lina."], helped: ["Sami: 0 of 1"],
  rows: [{ name: "Lina", file: "a.json", fault: "", why: "", away: "", sums: ["1 / 1", "1 / 1", "9"], cells: [{ text: "b", mark: "right", said: "✓ right", brief: "b ✓" }] },
    { name: "Sami", file: "b.json", fault: "no", why: "points", away: "jumps: 1", sums: ["", "", ""], cells: [{ text: "", mark: "none", said: "– no answer", brief: "–" }] }],
  hardest: [{ number: "1", title: "Who?", count: "1 of 2", mistakes: [{ said: "1 pupil: a", says: "Not he." }] }],
  asked: [{ number: "1", ask: "Who?", part: "in a duel", legend: "a) he · b) she", right: "Right: b) she", rubric: ["names one"], texts: [{ name: "Lina", text: "<b>\nshe" }],
    sheet: [{ asks: "When?", expected: "1956", texts: [{ name: "Lina", text: "in May" }] }] }],
};

function desk(most = 3, save: Save = async () => null) {
  const told: Deed[] = [];
  let busy = false;
  const scene = { answer: 0, receipts: { count: 0, most, most_bytes: 10, tables: [], strays: [], labels: {}, said: "" } } as unknown as Scene;
  const tell = (deed: Deed) => !busy && (busy = true) && told.push(deed) > 0;
  const part = new ReceiptDesk({ scene, tell, wish: tell, words: (key: string, values: object) => `${key} ${JSON.stringify(values ?? {})}` } as never, save);
  document.body.replaceChildren(part.element);
  part.update();
  const answer = (count: number) => {
    busy = false;
    Object.assign(scene, { answer: scene.answer + 1, receipts: { ...scene.receipts, count, said: `${count} read` } });
    part.update();
  };
  const give = (names: string[]) => {
    const field = part.element.querySelector("input") as HTMLInputElement;
    Object.defineProperty(field, "files", { value: names.map((name) => new File(["0123456789abc"], name)), configurable: true });
    field.dispatchEvent(new Event("change"));
  };
  return { part, told, answer, give, said: () => part.element.querySelector("[role=status]")?.textContent ?? "" };
}

beforeEach(() => document.body.replaceChildren());

it("sends one after another, no more of each than the kernel reads, and says how far it is", async () => {
  const { told, answer, give, said, part } = desk();
  give(["a.json", "b.json"]);
  expect(said()).toContain('"at":1,"all":2,"name":"a.json"');
  await vi.waitFor(() => expect(told).toEqual([{ kind: "receipt", name: "a.json", text: "0123456789a", left: 1 }]));
  part.update(); // words that change meanwhile send nothing twice
  expect(told).toHaveLength(1);
  answer(1);
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ kind: "receipt", name: "b.json", text: "0123456789a", left: 0 }));
  expect(said()).toContain('"at":2,"all":2,"name":"b.json"');
  answer(2);
  expect(said()).toBe("2 read");
  part.end();
});

it("takes no more than fit, and says so", async () => {
  const { told, answer, give, said, part } = desk(1);
  give(["a.json", "b.json"]);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  answer(1);
  expect(told).toHaveLength(1);
  expect(said()).toContain("teach-ui-receipts-most");
  part.end();
});

it("takes back the table of a class when its receipts go, others come, or they went while it was made", async () => {
  vi.stubGlobal("open", () => null);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  const file = { name: "class.html", type: "text/html", text: "<p>Lina" };
  let done: (answer: { files: typeof file[] }) => void = () => undefined;
  const { part, answer, give } = desk(9, () => new Promise((resolve) => void (done = resolve)));
  const press = (does: string) => part.element.querySelector<HTMLElement>(`[data-does="${does}"]`)?.click();
  const links = () => [...part.element.querySelectorAll<HTMLAnchorElement>(".al-teach-made a")].filter((link) => link.href && !link.hidden);
  const make = async () => {
    press("paper");
    done({ files: [file] });
    await vi.waitFor(() => expect(links()).toHaveLength(2));
  };
  await make();
  const address = links()[0]?.href;
  press("clear");
  expect([links(), revoked.mock.calls]).toEqual([[], [[address]]]);
  answer(0);
  await make();
  give(["b.json"]);
  expect(links()).toEqual([]);
  answer(1);
  press("paper");
  press("clear");
  done({ files: [file] });
  await new Promise((resolve) => void setTimeout(resolve));
  expect([links(), part.element.querySelector<HTMLElement>(".al-teach-made")?.hidden]).toEqual([[], true]);
  part.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("tells by sign and word what an answer is worth, and names the box in which a wide table scrolls", () => {
  const made = makeTable(TABLE, { pupil: "Pupil" }, "Answers: Camps", "Signs: ✓ right");
  const box = made.querySelector("[role=region]") as HTMLElement;
  expect([box.tabIndex, box.getAttribute("aria-label")]).toEqual([0, "Answers: Camps"]);
  expect([...made.querySelectorAll("tbody th")].map(({ textContent }) => textContent)).toEqual(["Linaa.json", "Samib.json? nojumps: 1"]);
  const cell = made.querySelector("tbody td:last-child") as HTMLElement;
  expect([cell.querySelector("[aria-hidden]")?.textContent, cell.lastElementChild?.textContent, cell.title]).toEqual(["b ✓", "b · ✓ right", "b · ✓ right"]);
  expect(made.querySelector("thead th:last-child")?.textContent).toBe("1 Who? (1 pt)");
  expect([...made.querySelectorAll(".al-hint")].map(({ textContent }) => textContent)).toContain("Signs: ✓ right");
  expect([...made.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual(["<b>\nshe", "in May"]);
  expect(made.querySelector("tfoot td:last-child")?.textContent).toBe("1 / 2");
  expect(made.querySelector("ul")?.textContent).toBe("Sami: 0 of 1");
  expect(made.querySelector("h4 + p")?.textContent).toBe("Two are called Lina.");
  expect(made.querySelector("dd b")).toBeNull();
});
