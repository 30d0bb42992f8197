// What stands in the way of playing is said at the button.

import { expect, it } from "vitest";
import { Room } from "../../studio/room";
import type { Fault, Host } from "../../studio/types";

const host = { words: (id: string) => id, lang: "en" } as unknown as Host;
const fault = (text: string, warns: boolean) => ({ text, warns, path: ["minutes"], where: "minutes", line: 5, column: 1 }) as unknown as Fault;

it("says the first fault at the button that would be refused, and leads to it", () => {
  const led: string[] = [];
  const room = new Room(host, {} as never, "play", () => undefined, ({ text }) => led.push(text));
  room.update([], [fault("a remark", true), fault("no whole number", false), fault("another", false)]);
  const play = room.element.querySelector<HTMLElement>("[data-show]");
  const said = room.element.querySelector<HTMLElement>(".al-studio-error");
  expect(said?.hidden).toBe(false);
  expect(said?.textContent).toBe("no whole number");
  expect(play?.getAttribute("aria-describedby")).toBe(said?.id);
  said?.querySelector("button")?.click();
  expect(led).toEqual(["no whole number"]);

  room.update([], [fault("a remark", true)]);
  expect(said?.hidden).toBe(true);
  expect(play?.hasAttribute("aria-describedby")).toBe(false);
});
