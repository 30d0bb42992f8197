// The line that opens a room: where its file lies, and that nothing is replaced unasked.

import { expect, it, vi } from "vitest";
import { ClassRoom } from "../../studio/class_room";

const words = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ");
const OPENING = { line: "algeria-lab app /home/me/mine.yaml --class 28", file: "mine.yaml", folder: "/home/me" };

it("is there only where a room can be opened, and asks before it replaces a file", () => {
  const [save, lay] = [vi.fn(), vi.fn()];
  const room = new ClassRoom(words, save, lay);
  const [saves, lays] = Array.from(room.element.querySelectorAll("button")) as [HTMLButtonElement, HTMLButtonElement];
  room.update({});
  expect(room.element.hidden).toBe(true);
  room.update(OPENING);
  expect([room.element.hidden, lays.hidden, room.element.querySelector("input")?.value]).toEqual([false, false, OPENING.line]);
  expect(room.element.textContent).toContain("studio-ui-room-path mine.yaml /home/me");
  saves.click();
  lays.click();
  room.update({ ...OPENING, asks: "another lies there" });
  lays.click();
  expect(save).toHaveBeenCalledOnce();
  expect(lay.mock.calls).toEqual([["new"], ["over"]]);
  room.update({ ...OPENING, lies: true, says: "laid" });
  expect([lays.hidden, room.element.querySelector(".al-studio-said-of")?.textContent]).toEqual([true, "laid"]);
  room.update({ ...OPENING, folder: "", line: "", says: "mend first" });
  expect([lays.hidden, room.element.querySelector("input")?.hidden]).toEqual([true, true]);
});
