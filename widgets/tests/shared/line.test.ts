// A line that was given up is taken up again: when the page finds the program, and when something is to be sent.

import { expect, it, vi } from "vitest";
import { BACK, tellSilence } from "../../shared/wire/line";
import { follow, send } from "../../shared/wire/model";
import { Wire } from "../../shared/wire/wire";
import { SceneModel } from "./model";

function modelWith(connectionStatus: string, reconnect = vi.fn(async () => undefined)) {
  const model = { on: () => undefined, off: () => undefined, send: vi.fn(), widget_manager: { kernel: { connectionStatus, reconnect } } };
  return { model, reconnect };
}

it.each([["disconnected", 1], ["connecting", 0], ["connected", 0]])("sends, and connects anew where the line is %s", (state, times) => {
  const { model, reconnect } = modelWith(state);
  expect(send(model, "deed", () => undefined)).toBe(true);
  expect([model.send.mock.calls.length, reconnect.mock.calls.length]).toEqual([1, times]);
});

it.each(["disconnected", "connecting", "connected"])("connects anew when the page finds the program again, and once: %s", (state) => {
  const { model, reconnect } = modelWith(state);
  const end = follow(model, {});
  dispatchEvent(new Event(BACK));
  end();
  dispatchEvent(new Event(BACK));
  expect(reconnect).toHaveBeenCalledTimes(1);
});

it("asks for the whole scene when the program answers again: what it said meanwhile may be lost", async () => {
  const model = new SceneModel<object>({ scene: { ply: 7, answer: 3 } });
  const wire = new Wire<object, object>(model, () => undefined);
  dispatchEvent(new Event(BACK));
  await Promise.resolve();
  wire.destroy();
  dispatchEvent(new Event(BACK));
  await Promise.resolve();
  expect(model.sent).toEqual([{ kind: "refresh", ply: 7 }]);
});

it("lets a failure to connect pass, for the page says it", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { model } = modelWith("disconnected", vi.fn(async () => Promise.reject(new Error("gone"))));
  send(model, "deed", () => undefined);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
});

it("says that nothing answers where no page does, as in a notebook", () => {
  const say = vi.fn();
  tellSilence(say);
  expect(say).toHaveBeenCalledTimes(1);
});

it("leaves it to a page that looks, which may let the widget say it", () => {
  const say = vi.fn();
  const page = (event: Event) => event.preventDefault();
  addEventListener("al-silent", page);
  tellSilence(say);
  removeEventListener("al-silent", page);
  expect(say).not.toHaveBeenCalled();
});
