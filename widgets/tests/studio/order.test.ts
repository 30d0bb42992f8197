// An order is clicked on a board: the bar over it, and what stands at its field.

import { expect, it, vi } from "vitest";
import { isOrder, OrderDesk, OrderWay } from "../../studio/order";
import type { Field, FormHost, Message, OrderBar } from "../../studio/types";

const words = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ");
const PATH = ["steps", 0, "choose", 1, "order"];

it("knows the fields of orders", () => {
  expect([PATH, ["steps", 12, "play"], ["steps", 0, "opening"]].every(isOrder)).toBe(true);
  expect([["steps", 0, "allow"], ["play"], ["quiz", 0, "order"], ["steps", 0, "choose", 1, "say"]].some(isOrder)).toBe(false);
});

it("says an order in words at its field, and leads to the board", () => {
  const click = vi.fn();
  const way = new OrderWay({ words, click, saidOf: () => "Government: build" } as unknown as FormHost);
  const field: Field = { path: PATH, kind: "text", label: "Order", value: "gov build" };
  way.update(field);

  expect(way.element.querySelector("p")?.textContent).toBe("Government: build");
  way.element.querySelector("button")?.click();
  expect(click).toHaveBeenCalledWith(field);
});

it("lists what was clicked, and asks for what the buttons say, with the text as it stands", () => {
  const told: Message[] = [];
  const [turned, state] = [vi.fn(), { order: { open: false } as Partial<OrderBar> }];
  const model = { get: (name: string) => (state as Record<string, unknown>)[name] } as never;
  const desk = new OrderDesk({ words, tell: (message: Message) => told.push(message) } as unknown as FormHost, model, () => "the text", turned);
  const button = (deed: string) => desk.element.querySelector<HTMLButtonElement>(`[data-order="${deed}"]`);
  desk.update();
  expect(turned).not.toHaveBeenCalled();

  state.order = { open: true, path: PATH, field: "text", title: "Choose", picks: [] };
  desk.update();
  expect(turned).toHaveBeenCalledWith(true, PATH);
  button("use")?.click();
  expect(told).toEqual([]); // nothing was clicked yet
  expect(button("use")?.getAttribute("aria-disabled")).toBe("true");

  state.order = { ...state.order, picks: ["Build", "Go on"], line: "gov build; done", why: "", usable: true };
  desk.update();
  expect(Array.from(desk.element.querySelectorAll("li"), (item) => item.textContent)).toEqual(["Build", "Go on"]);
  expect(desk.element.querySelector("code")?.textContent).toBe("gov build; done");
  button("use")?.click();
  expect(told).toEqual([{ kind: "order", do: "use", text: "the text", path: PATH, field: "text" }]);

  state.order = { open: true, path: PATH, field: "text", title: "Nobody comes here", stuck: true };
  desk.update();
  expect(["use", "undo", "again", "start", "cancel"].filter((deed) => !button(deed)?.hidden)).toEqual(["start", "cancel"]);
  state.order = { open: false };
  desk.update();
  expect(turned).toHaveBeenLastCalledWith(false, PATH);
});
