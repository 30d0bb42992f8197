// Saving and opening: the download needs no kernel, a link brings a war, and nothing fails unsaid.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { MOST_BYTES } from "../../shared/files";
import { kept, put, settle, start, stored, STRINGS, tidy } from "./desk";

tidy();

function chooseFile(el: HTMLElement, file: File): void {
  const input = el.querySelector("input");
  if (!input) throw new Error("no input");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change"));
}

describe("saving", () => {
  it("writes the save that the trait holds, under the proposed name, without the kernel", async () => {
    const { model, button, note } = start();
    let blob: Blob | undefined;
    vi.spyOn(URL, "createObjectURL").mockImplementation((given) => ((blob = given as Blob), "blob:1"));
    let name = "";
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download;
    });
    button("Save").click();
    expect(await blob?.text()).toBe("{1}");
    expect([name, note(), model.sent.length]).toEqual(["a.json", "Saved a.json", 0]);
  });

  it("is not offered while there is nothing to save", () => {
    const { model, button } = start({ save: "" });
    expect(button("Save").disabled).toBe(true);
    model.set({ save: "{1}" });
    expect(button("Save").disabled).toBe(false);
  });
});

describe("opening", () => {
  it("closes its menu by Escape on its button, and by a press beside it", () => {
    const menu = start().el.querySelector<HTMLButtonElement>(".al-files-menu") as HTMLButtonElement;
    const leaves: (() => unknown)[] = [
      () => menu.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
      () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })),
    ];
    for (const leave of leaves) {
      menu.click();
      expect(menu.getAttribute("aria-expanded")).toBe("true");
      leave();
      expect(menu.getAttribute("aria-expanded")).toBe("false");
    }
  });

  it("hands the text of the file to the kernel", async () => {
    const { el, model } = start();
    chooseFile(el, new File(["{2}"], "mine.json"));
    await settle();
    expect(model.sent).toEqual([{ kind: "open", name: "mine.json", text: "{2}" }]);
  });

  it("says so when the front end refuses to send", async () => {
    const { el, model, note } = start();
    model.send = () => {
      throw new Error("Cannot send");
    };
    chooseFile(el, new File(["{2}"], "mine.json"));
    await settle();
    expect(note()).toBe("No answer");
  });

  it("refuses a file that is too large without sending it", async () => {
    const { el, model, note } = start();
    const file = new File(["x"], "film.json");
    Object.defineProperty(file, "size", { value: MOST_BYTES + 1 });
    chooseFile(el, file);
    await settle();
    expect([note(), model.sent.length]).toEqual(["film.json is too large", 0]);
  });

  it("says so when a file cannot be read", async () => {
    const { el, note } = start();
    const file = new File(["x"], "gone.json");
    vi.spyOn(file, "text").mockRejectedValue(new DOMException("gone", "NotFoundError"));
    chooseFile(el, file);
    await settle();
    expect(note()).toBe("gone.json unreadable");
  });

  it("says what the kernel answers, and marks an error", () => {
    const { el, model, note } = start();
    model.set({ message: { level: "error", text: "Move 3 does not replay.", answer: 1 } });
    expect(note()).toBe("Move 3 does not replay.");
    expect(el.querySelector(".al-files-error")).not.toBeNull();
    model.set({ message: { level: "info", text: "Open.", answer: 2 } });
    expect(el.querySelector(".al-files-error")).toBeNull();
  });

  it("says so when nobody answers, but not once somebody has", () => {
    vi.useFakeTimers();
    put(kept("old"));
    const { model, button, note } = start();
    button("Resume").click();
    vi.advanceTimersByTime(20000);
    expect(note()).toBe("No answer");
    button("Resume").click();
    model.set({ message: { level: "info", text: "Open.", answer: 1 } });
    vi.advanceTimersByTime(5000);
    expect(note()).toBe("Open.");
    vi.useRealTimers();
  });

  it("takes good news away after a while, and leaves bad news until the reader closes it", () => {
    vi.useFakeTimers();
    const { el, model, note } = start();
    const close = el.querySelector(".al-files-said .al-close") as HTMLButtonElement;
    expect(close.hidden).toBe(true);
    model.set({ message: { level: "info", text: "Open.", answer: 1 } });
    vi.advanceTimersByTime(20000);
    expect(note()).toBe("");
    model.set({ message: { level: "error", text: "Not a war.", answer: 2 } });
    vi.advanceTimersByTime(20000);
    expect(note()).toBe("Not a war.");
    close.click();
    expect(note()).toBe("");
    expect(close.hidden).toBe(true);
    vi.useRealTimers();
  });
});

describe("a link", () => {
  const LINK = "#war=abc-_123";
  const arrive = () => history.replaceState(null, "", `/voila/render/war-room.ipynb${LINK}`);
  const failed = { message: { level: "error", key: "files-link-failed", text: "No war.", answer: 1 } };

  beforeEach(() => {
    document.body.dataset["voila"] = "voila";
  });

  it("comes before the war that is kept, and leaves the address", () => {
    put(kept("a"));
    arrive();
    const { model } = start({ save: "", war: "" });
    expect(model.sent).toEqual([{ kind: "link", name: "files-link-name", text: "abc-_123" }]);
    expect(location.hash).toBe("");
    expect(stored()).toHaveLength(1);
  });

  it("that brings no war is told of beside the reader's own", () => {
    put(kept("a"));
    arrive();
    const { model, note } = start({ save: "", war: "" });
    model.set(failed);
    expect(model.sent[1]).toMatchObject({ kind: "resume", war: "a" });
    model.set({ message: { level: "info", key: "files-resumed", text: "Goes on.", answer: 2 } });
    expect(note()).toBe("No war. Goes on.");
    expect(stored()).toMatchObject([{ war: "a" }]);
    expect(stored()[0]?.damaged).toBeUndefined();
  });

  it("that is pasted while a war is played opens too, and failing leaves that war alone", () => {
    const { model, note } = start();
    history.replaceState(null, "", LINK);
    dispatchEvent(new Event("hashchange"));
    expect(model.sent).toMatchObject([{ kind: "link" }]);
    model.set(failed);
    expect([model.sent.length, note()]).toEqual([1, "No war."]);
  });

  async function shared(links: Record<string, string>, write: (text: string) => Promise<void>) {
    vi.stubGlobal("navigator", { clipboard: { writeText: write }, language: "en" });
    const page = start();
    page.button("files-share").click();
    page.model.set({ links: { ...links, answer: 1 } });
    const rows = [...page.el.querySelectorAll<HTMLElement>(".al-share-row")].filter((row) => !row.hidden);
    rows[0]?.querySelector("button")?.click();
    await settle();
    return { ...page, rows, text: rows[0]?.textContent ?? "", address: rows[0]?.querySelector("input") };
  }

  it("is asked for, shown with its size, and copied", async () => {
    const copied: string[] = [];
    const { model, text, rows, address } = await shared({ position: "p", war: "ww" }, async (link) => void copied.push(link));
    expect(model.sent).toEqual([{ kind: "share" }]);
    expect(copied).toEqual([address?.value]);
    expect(copied[0]).toMatch(/\/voila\/render\/war-room\.ipynb#war=p$/);
    expect([rows.length, text.includes("files-copied"), text.includes("files-link-size")]).toEqual([2, true, true]);
  });

  it("is selected to be copied by hand where the page may not use the clipboard", async () => {
    const { text, address } = await shared({ position: "p", war: "p" }, () => Promise.reject(new DOMException("no", "NotAllowedError")));
    expect(text).toContain("files-copy-by-hand");
    expect(document.activeElement).toBe(address);
    expect([address?.selectionStart, address?.selectionEnd]).toEqual([0, address?.value.length]);
  });

  it.each([[100, ""], [3000, "files-link-some-cut"], [9000, "files-link-many-cut"], [0, "files-link-too-long"]])(
    "of %d letters comes with its warning", async (letters, warning) => {
      const { text, rows } = await shared({ position: "x".repeat(letters), war: "x".repeat(letters) }, async () => undefined);
      expect(rows).toHaveLength(1);
      expect(["files-link-some-cut", "files-link-many-cut", "files-link-too-long"].filter((key) => text.includes(key)))
        .toEqual(warning ? [warning] : []);
    });

  it("is no use in a notebook, which is told to hand on a file", async () => {
    delete document.body.dataset["voila"];
    const { el, rows } = await shared({ position: "p", war: "ww" }, async () => undefined);
    expect(rows).toEqual([]);
    expect(el.querySelector("dialog")?.textContent).toContain("files-share-notebook");
  });
});

describe("the way to the studio", () => {
  const studioOf = (el: HTMLElement) => el.querySelector<HTMLButtonElement>(".al-files-panel .al-files-studio");

  it("is offered on a page of our own, for a war only", () => {
    expect(studioOf(start().el)?.hidden).toBe(true);
    document.body.dataset["voila"] = "";
    expect(studioOf(start().el)?.hidden).toBe(false);
    expect(studioOf(start({ mark: "scenario" }).el)?.hidden).toBe(true);
  });

  it("asks for a link, and says so where there is none", () => {
    document.body.dataset["voila"] = "";
    const { model, el, note } = start({ strings: { ...STRINGS, "files-link-too-long": "Too long" } });
    studioOf(el)?.click();
    expect(model.sent.at(-1)).toEqual({ kind: "share" });
    model.set({ links: { position: "", war: "w" } });
    expect(note()).toBe("Too long");
  });
});

describe("the page", () => {
  it("follows a change of language and ends without leftovers", () => {
    const { model, button, el, end } = start();
    model.set({ strings: { ...STRINGS, "files-save": "Enregistrer" } });
    expect(button("Enregistrer")).toBeTruthy();
    end();
    expect([model.listening, el.childNodes.length]).toEqual([0, 0]);
  });
});
