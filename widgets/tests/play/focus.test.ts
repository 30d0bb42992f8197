// Where the focus lies after a decision, and what is asked before one that would waste something.

import { describe, expect, it } from "vitest";
import { action, line, lines, scene, settled, show, type Shown } from "./fake";

const focused = () => document.activeElement as HTMLElement;
const end = (change = {}) => action("fln done", [], { ends: true, text: "End reinforcement", ...change });
const asked = (text: string, ...actions: ReturnType<typeof action>[]) =>
  scene({ ply: 8, prompt: { seat: "fln", text, why: "", yours: true }, actions });
const press = (shown: Shown, selector: string) => {
  shown.one(selector).focus();
  shown.click(selector);
};

describe("the focus after a decision", () => {
  it("lies on the next question, not on the button that took the place of the last one", () => {
    const shown = show(scene({ actions: [end(), action("fln build V-1", ["V-1"])] }));
    press(shown, '[data-pick="fln done"]');
    shown.model.set("scene", asked("Deploy.", end({ text: "End deployment" }), action("fln ops V-1", ["V-1"])));
    expect(focused()).toBe(shown.one(".al-prompt-text"));
  });

  it("never stays on what ends a step, even when the same is asked again", () => {
    const shown = show(scene({ actions: [end(), action("fln build V-1", ["V-1"])] }));
    press(shown, '[data-pick="fln done"]');
    shown.model.set("scene", asked("Choose a mission.", end(), action("fln build V-1", ["V-1"])));
    expect(focused()).toBe(shown.one(".al-prompt-text"));
  });

  it("stays on a choice that is offered again in the same step", () => {
    const shown = show();
    press(shown, '.al-actions [data-pick="fln raid V-2"]');
    shown.model.set("scene", asked("Choose a mission.", action("fln raid V-2", ["V-2"])));
    expect(focused().dataset["pick"]).toBe("fln raid V-2");
  });

  it("begins with the question: it is the first stop of the keyboard", () => {
    const shown = show();
    const stops = shown.all("button, select, input, summary, [tabindex]").filter((one) => one.tabIndex >= 0 && !one.closest("[hidden]"));
    expect(stops[0]).toBe(shown.one(".al-prompt-text"));
    expect(stops.indexOf(shown.one(".al-actions .al-choice"))).toBeLessThan(stops.indexOf(shown.one('.al-places [tabindex="0"]')));
  });
});

describe("an end that would waste something", () => {
  const wasteful = () => show(scene({ actions: [end({ asks: "Nothing has been built." }), action("fln build V-1", ["V-1"])] }));

  it("is asked about first and done at the second word", () => {
    const shown = wasteful();
    press(shown, '[data-pick="fln done"]');
    expect(shown.model.deeds).toEqual([]);
    expect(shown.one(".al-asks p").textContent).toBe("Nothing has been built.");
    expect(focused()).toBe(shown.one('[data-do="asks-yes"]'));
    shown.click('[data-do="asks-yes"]');
    expect(shown.model.deeds).toEqual([{ kind: "pick", id: "fln done", ply: 7 }]);
  });

  it("is left undone with Escape, and the focus goes back", () => {
    const shown = wasteful();
    press(shown, '[data-pick="fln done"]');
    shown.key("Escape");
    expect(shown.one(".al-asks").hidden).toBe(true);
    expect(focused().dataset["pick"]).toBe("fln done");
    expect(shown.model.deeds).toEqual([]);
  });

  it("is not answered by a key that is held down", () => {
    const shown = wasteful();
    press(shown, '[data-pick="fln done"]');
    expect(shown.key("Enter", { repeat: true }).defaultPrevented).toBe(true);
  });
});

describe("earlier lines", () => {
  it("leave the focus in the log when there are no more", async () => {
    const shown = show(scene({ log: lines(5), log_count: 6 }));
    shown.model.replies.log = () => ({ lines: [line(4)], more: false });
    press(shown, '[data-do="earlier"]');
    await settled();
    expect(shown.one('[data-do="earlier"]').hidden).toBe(true);
    expect(focused()).toBe(shown.one(".al-log-box"));
  });
});
