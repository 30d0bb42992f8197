// The way from the board to a comparison further down the page, and back.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followComparison } from "../../play/time/comparison";

function comparison(): HTMLElement {
  const part = document.createElement("div");
  part.className = "al-compare";
  part.innerHTML = '<h2 tabindex="-1">Two branches</h2><button>Close</button>';
  document.body.append(part);
  return part;
}

const soon = () => new Promise((done) => setTimeout(done));

beforeEach(() => (Element.prototype.scrollIntoView = vi.fn()));
afterEach(() => document.body.replaceChildren());

describe("a comparison", () => {
  it("is gone to once it stands on the page, and left for the board when it is closed", async () => {
    const back = vi.fn();
    followComparison(document.body, back);
    const part = comparison();
    await soon();
    expect(document.activeElement).toBe(part.querySelector("h2"));
    expect(back).not.toHaveBeenCalled();
    part.remove();
    await soon();
    expect(back).toHaveBeenCalledOnce();
  });

  it("that stood there before is not the one that was asked for", async () => {
    const old = comparison();
    followComparison(document.body, vi.fn());
    old.append(document.createElement("p"));
    await soon();
    expect(document.activeElement).toBe(document.body);
    old.remove();
    const fresh = comparison();
    await soon();
    expect(document.activeElement).toBe(fresh.querySelector("h2"));
  });

  it("does not call back a reader who works elsewhere", async () => {
    const back = vi.fn();
    const other = document.createElement("button");
    document.body.append(other);
    followComparison(document.body, back);
    const part = comparison();
    await soon();
    other.focus();
    part.remove();
    await soon();
    expect(back).not.toHaveBeenCalled();
  });

  it("is not waited for any longer once another one is asked for", async () => {
    followComparison(document.body, vi.fn())();
    comparison();
    await soon();
    expect(document.activeElement).toBe(document.body);
  });
});
