// What a widget listens to, watches and waits for ends with it.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { area } from "../play/fake";
import type { SceneModel } from "./model";
import { put, WIDGETS, WITH_LINE } from "./widgets";

/** Observers that are watching. */
const watching = new Set<object>();
/** Who listens to the page itself: what hangs on the widget's own elements goes with them. */
const heard: string[] = [];

class Watcher {
  observe(): void {
    watching.add(this);
  }

  unobserve(): void {
    watching.delete(this);
  }

  disconnect(): void {
    watching.delete(this);
  }

  takeRecords(): [] {
    return [];
  }
}

type Options = boolean | { capture?: boolean } | undefined;

/** A kind of event as it is listened to: one of its own while it goes down to what was hit. */
const nameOf = (kind: string, options: Options) => `${kind}${(typeof options === "object" ? options.capture : options) ? ", captured" : ""}`;

/** Notes who listens to the page, as long as they do. */
function listenTo(target: EventTarget): void {
  const { addEventListener: add, removeEventListener: remove } = target;
  vi.spyOn(target, "addEventListener").mockImplementation((kind, act, options) => {
    heard.push(nameOf(kind, options));
    add.call(target, kind, act, options);
  });
  vi.spyOn(target, "removeEventListener").mockImplementation((kind, act, options) => {
    const at = heard.indexOf(nameOf(kind, options as Options));
    if (at >= 0) heard.splice(at, 1);
    remove.call(target, kind, act, options);
  });
}

/** What is left of it all. */
const left = () => ({ heard: [...heard], watching: watching.size, timers: vi.getTimerCount() });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  for (const name of ["ResizeObserver", "MutationObserver", "IntersectionObserver"]) vi.stubGlobal(name, Watcher);
  watching.clear();
  heard.length = 0;
  for (const target of [window, document, document.body]) listenTo(target);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("a widget that is taken down", () => {
  it.each(Object.keys(WIDGETS))("leaves nothing: %s", (name) => {
    const before = left();
    const { el, end, model } = put(WIDGETS[name] as never);
    vi.advanceTimersByTime(30);
    end();

    expect({ ...left(), traits: model.listening, children: el.childElementCount }).toEqual({ ...before, traits: 0, children: 0 });
  });

  it.each(Object.keys(WITH_LINE))("leaves nothing of what a new scene began: %s", (name) => {
    const before = left();
    const { end, model } = put(WITH_LINE[name] as never);
    model.set("scene", { ...(model.get("scene") as object), answer: 1 });
    end();

    expect(left()).toEqual(before);
  });

  it("leaves no search for a part of the page that is not shown", () => {
    const before = left();
    location.hash = "#class";
    const { render, state } = WITH_LINE["teachers"] as typeof WITH_LINE[string];
    const section = { id: "class", title: "With a class", blocks: [] };
    vi.spyOn(HTMLElement.prototype, "checkVisibility").mockReturnValue(false);
    const { end } = put({ render, state: { ...state, scene: { ...(state["scene"] as object), sections: [section] } } });
    vi.advanceTimersByTime(200);
    end();
    location.hash = "";

    expect(left()).toEqual(before);
  });

  const deeds: Record<string, (board: { el: HTMLElement; model: SceneModel<Record<string, unknown>> }) => void> = {
    "a replay": ({ el, model }) => {
      press(el, '[data-do="play"]');
      const scene = model.get("scene") as { time: object };
      model.set("scene", { ...scene, answer: 1, time: { ...scene.time, at: 8 } });
    },
    "a way through time": ({ el }) => {
      const slider = el.querySelector<HTMLInputElement>(".al-time-slider") as HTMLInputElement;
      slider.value = "3";
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    },
    "a card": ({ el }) => press(el, area("V-2")),
    "a comparison": ({ el }) => {
      press(el, '[data-do="moments"]');
      press(el, "[data-branch][data-part=compare]");
    },
  };

  it.each(Object.keys(deeds))("leaves nothing of %s on the board", (name) => {
    const before = left();
    const { render, state } = WITH_LINE["board"] as typeof WITH_LINE[string];
    const branches = [{ id: "b", name: "Other", leaves: 3, current: false }, { id: "a", name: "First", leaves: 0, current: true }];
    const scene = { ...(state["scene"] as { time: object }) };
    const shown = put({ render, state: { ...state, scene: { ...scene, time: { ...scene.time, branches } } } });
    vi.advanceTimersByTime(30);
    const resting = left();
    deeds[name]?.(shown);
    expect(left()).not.toEqual(resting);
    shown.end();

    expect(left()).toEqual(before);
    const { length } = shown.model.sent;
    vi.advanceTimersByTime(5000);
    expect(shown.model.sent).toHaveLength(length);
  });
});

function press(el: HTMLElement, selector: string): void {
  const found = el.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
