// The wall from the desk: a list, buttons and keys, and no key where somebody writes or a button waits.
import { beforeEach, expect, it, vi } from "vitest";
import { WallControl } from "../../desk/wall_control";
import type { Desk, Told } from "../../desk/types";

const LIST = [{ kind: "invitation" }, { kind: "votes", question: "a" }, { kind: "wars", measure: "m" }];
let act: ReturnType<typeof vi.fn<Desk["act"]>>;
let control: WallControl;

function stand(what: Record<string, unknown>, look: Record<string, unknown> = { light: "", corner: true }): void {
  const shows = LIST.map((one) => ({ what: one, said: one.kind, now: one.kind === what.kind }));
  Object.assign(desk.told, { shows, wall: { what, look } });
  control.update();
}

const desk: Desk = { lang: "en", url: "", words: (name) => name, act: (wish) => act(wish), told: { marks: {} } as Told, lesson: undefined };
const press = (key: string, on: Element = document.body) => on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const button = (text: string) => Array.from(control.element.querySelectorAll("button")).find((one) => one.textContent === text && !one.hidden);

beforeEach(() => {
  act = vi.fn<Desk["act"]>().mockResolvedValue(true);
  control = new WallControl(desk);
  document.body.replaceChildren(control.element);
  stand({ kind: "invitation" });
});

it("lists what can be shown, and says what is shown now", async () => {
  expect(Array.from(control.element.querySelectorAll("li"), (row) => row.textContent)).toEqual(["1invitationwall-now", "5votes", "6wars"]);
  button("wars")?.click();
  await Promise.resolve();
  expect(act).toHaveBeenCalledWith({ do: "show", what: LIST[2] });
});

it("offers a result only where one comes, and a place to mark only among wars", () => {
  expect(button("wall-result")).toBeUndefined();
  stand({ kind: "votes", question: "a", result: false });
  button("wall-result")?.click();
  expect(act).toHaveBeenLastCalledWith({ do: "show", what: { kind: "votes", question: "a", result: true } });
  stand({ kind: "wars", measure: "m" });
  const mark = control.element.querySelector("input")!;
  mark.value = "12";
  mark.dispatchEvent(new Event("change"));
  expect(act).toHaveBeenLastCalledWith({ do: "show", what: { kind: "wars", measure: "m", number: 12 } });
});

it("asks once more before a result that some have not answered for", () => {
  const what = { kind: "predictions", question: "a", result: false };
  Object.assign(desk.told, { shows: [], wall: { what, look: { light: "", corner: true }, open: "1 of 2." } });
  control.update();
  expect(control.element.querySelector("[role=status]")?.textContent).toBe("");
  button("wall-result")?.click();
  expect([act.mock.calls.length, control.element.querySelector("[role=status]")?.textContent]).toEqual([0, "1 of 2."]);
  button("wall-result-yet")?.click();
  expect(act).toHaveBeenLastCalledWith({ do: "show", what: { ...what, result: true } });
});

it("lets the class vote again on what can be put again, and ends that; says what is missing", async () => {
  stand({ kind: "wars", measure: "m" });
  expect(button("vote")).toBeUndefined();
  const what = { kind: "votes", lesson: "one", question: "a" };
  Object.assign(desk.told, { shows: [{ what, said: "A", again: true }], wall: { what: { ...what, result: true }, look: { light: "", corner: true }, missing: "No result." } });
  control.update();
  expect(control.element.querySelector("[role=status]")?.textContent).toBe("No result.");
  button("vote")?.click();
  await vi.waitFor(() => expect(act).toHaveBeenLastCalledWith({ do: "vote", lesson: "one", question: "a" }));
  Object.assign(desk.told, { hour: { vote: { round: 1, lesson: "one", question: "a", ask: {} } } });
  control.update();
  button("vote-end")?.click();
  await vi.waitFor(() => expect(act).toHaveBeenLastCalledWith({ do: "vote-end" }));
  desk.told.hour = {};
});

it("wipes the wall and turns its light", () => {
  button("wall-blank")?.click();
  expect(act).toHaveBeenLastCalledWith({ do: "show", what: { kind: "blank" } });
  stand({ kind: "blank" }, { light: "dark", corner: false });
  button("wall-blank-back")?.click();
  expect(act).toHaveBeenLastCalledWith({ do: "show", what: { kind: "invitation" } });
  button("wall-is-dark")?.click();
  expect(act).toHaveBeenLastCalledWith({ do: "light", light: "light", corner: false });
  stand({ kind: "blank" }, { light: "light", corner: false, seen: "dark" });
  button("wall-is-dark")?.click();
  expect(act, "what the wall says counts").toHaveBeenLastCalledWith({ do: "light", light: "light", corner: false });
  stand({ kind: "blank" }, { light: "dark", corner: false });
  button("wall-corner")?.click();
  expect(act).toHaveBeenLastCalledWith({ do: "light", light: "dark", corner: true });
});

it("hears keys on the page, and none of whoever writes or stands on a button", () => {
  press("ArrowRight");
  expect(act).toHaveBeenLastCalledWith({ do: "show", what: LIST[1] });
  stand({ kind: "votes", question: "a" });
  const calls = () => act.mock.calls.filter(([wish]) => (wish as { what?: { result?: boolean } }).what?.result).length;
  press(" ");
  expect(calls()).toBeGreaterThan(0);
  const before = act.mock.calls.length;
  press(" ", button("wall-blank")!);
  expect(act.mock.calls.length).toBe(before);
  press("r", button("wall-blank")!);
  expect(act).toHaveBeenLastCalledWith({ do: "show", what: { kind: "votes", question: "a", result: true } });
  const field = document.body.appendChild(document.createElement("textarea"));
  press("b", field);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "b", ctrlKey: true, bubbles: true }));
  expect(act.mock.calls.length).toBe(before + 1);
});
