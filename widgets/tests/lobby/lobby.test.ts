// Finding a table: what the kernel says is shown as text, what is chosen goes back, nothing final is done in one click.

import { afterEach, describe, expect, it, vi } from "vitest";
import { spoken } from "../../lobby/clocks";
import lobby from "../../lobby/main";
import type { Message, Table, View } from "../../lobby/types";

const VIEW: View = {
  lang: "en", dir: "ltr", title: "Play with somebody here (1 table)", short: "Table", note: "You are place 7.", none: "",
  rows: [{ key: "T3", title: "Table 3: short", facts: ["FLN: place 2", "Government: free"],
    deeds: [{ do: "sit T3 gov", label: "Sit down: Government" }, { do: "watch T3", label: "Watch", look: "quiet" }] }],
  open: { label: "Open a table …", event: "al-open-table" }, said: { text: "", answer: 0 }, table: null,
};
const TABLE: Table = {
  title: "Table 3, you play the FLN.", says: "The Government decides: place 2.", bar: [], asked: null, clocks: [], facts: ["Government: place 2"],
  deeds: [{ do: "give-up", label: "Give up …", look: "danger", ask: { text: "Do you give up?", yes: "Give up", no: "Play on" } },
    { do: "computer", label: "Let it play", options: { label: "Computer", values: [["mixed", "Mixed"], ["grid", "Grid"]] } }],
};
const ends: (() => void)[] = [];

function start(change: Partial<View> = {}) {
  const sent: Message[] = [];
  let view = { ...VIEW, ...change };
  let draw = (): void => undefined;
  const model = { get: () => view, on: (_name: string, act: () => void) => void (draw = act), off: () => undefined,
    send: (message: Message) => void sent.push(message) };
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  ends.push(lobby.render({ model: model as never, el }));
  const button = (text: string) => [...el.querySelectorAll("button")].find((one) => one.textContent === text && !one.hidden) as HTMLButtonElement;
  return { el, sent, button, fold: el.querySelector("details") as HTMLDetailsElement,
    set: (next: Partial<View>) => {
      view = { ...view, ...next };
      draw();
    } };
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

describe("the list of tables", () => {
  it("says who sits where, and sends where the reader sits down", () => {
    const { el, sent, button, fold } = start();
    fold.open = true;
    const row = el.querySelector(".al-lobby-tables li") as HTMLElement;
    expect(document.getElementById(row.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Table 3: short");
    expect([...row.querySelectorAll("p span")].map((one) => one.textContent)).toEqual(["FLN: place 2", "Government: free"]);
    button("Sit down: Government").click();
    expect(sent).toEqual([{ kind: "do", do: "sit T3 gov", value: "" }]);
    expect(fold.open).toBe(false);
  });

  it("shows what somebody wrote as text", () => {
    const { el } = start({ rows: [{ key: "T9", title: "<img src=x>", facts: ["<b>"], deeds: [] }] });
    expect(el.querySelector("img, .al-lobby-tables b")).toBeNull();
    expect(el.textContent).toContain("<img src=x>");
  });

  it("opens the sheet of a new table in its own room", () => {
    const { el, button } = start();
    const heard = vi.fn();
    document.body.addEventListener("al-open-table", heard, { once: true });
    button("Open a table …").click();
    expect(heard).toHaveBeenCalledOnce();
    expect(el.querySelector(".al-lobby-seat")).toHaveProperty("hidden", true);
  });

  it("is left with Escape, which gives the focus back", () => {
    const { fold, button } = start();
    fold.open = true;
    button("Watch").focus();
    button("Watch").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(fold.open).toBe(false);
    expect(document.activeElement).toBe(fold.querySelector("summary"));
  });

  it("keeps the focus while others come and go", () => {
    const { button, set } = start();
    const sit = button("Sit down: Government");
    sit.focus();
    set({ rows: [{ key: "T2", title: "Table 2", facts: [], deeds: [] }, ...VIEW.rows] });
    expect(document.activeElement).toBe(sit);
  });
});

describe("the table of the page", () => {
  it("says who decides in a place that is read out", () => {
    const { el, set } = start({ table: TABLE });
    const says = el.querySelector(".al-lobby-seat [role=status]") as HTMLElement;
    expect(says.textContent).toBe("The Government decides: place 2.");
    set({ table: { ...TABLE, says: "You decide." } });
    expect(says.textContent).toBe("You decide.");
  });

  it("asks before somebody gives up, and the answer that changes nothing has the focus", () => {
    const { sent, button } = start({ table: TABLE });
    button("Give up …").click();
    expect(sent).toEqual([]);
    expect(document.activeElement?.textContent).toBe("Play on");
    button("Play on").click();
    expect(document.activeElement?.textContent).toBe("Give up …");
    button("Give up …").click();
    button("Give up").click();
    expect(sent).toEqual([{ kind: "do", do: "give-up", value: "" }]);
  });

  it("has what leads back at hand, while the rest is folded", () => {
    const { sent, button, fold } = start({ table: { ...TABLE, bar: [{ do: "table", label: "Back to the table" }] } });
    expect(button("Back to the table").closest("details")).toBeNull();
    button("Back to the table").click();
    expect([sent, fold.open]).toEqual([[{ kind: "do", do: "table", value: "" }], false]);
  });

  it("sends what was chosen from a menu", () => {
    const { el, sent, button } = start({ table: TABLE });
    const select = [...el.querySelectorAll("select")].find((one) => !one.hidden) as HTMLSelectElement;
    expect(select.labels?.[0]?.textContent).toBe("Computer");
    select.value = "grid";
    button("Let it play").click();
    expect(sent).toEqual([{ kind: "do", do: "computer", value: "grid" }]);
  });

  it("shows what the other side asks, with both answers, and takes it away again", () => {
    const { el, sent, set, button } = start({ table: { ...TABLE, asked: { text: "May the FLN take back?", deeds: [{ do: "no", label: "No" }, { do: "yes", label: "Yes" }] } } });
    const asked = el.querySelector(".al-lobby-asked") as HTMLElement;
    expect(asked.querySelector("[role=alert]")?.textContent).toBe("May the FLN take back?");
    button("Yes").click();
    expect(sent).toEqual([{ kind: "do", do: "yes", value: "" }]);
    set({ table: TABLE });
    expect(asked.hidden).toBe(true);
  });

  it("leads who wishes to ask to the answer that asks nothing, once", () => {
    const asked = { text: "Ask them?", deeds: [{ do: "no", label: "Go on" }, { do: "yes", label: "Ask" }], is_own: true };
    const { set, button } = start({ table: TABLE });
    set({ table: { ...TABLE, asked } });
    expect(document.activeElement).toBe(button("Go on"));
    button("Ask").focus();
    set({ table: { ...TABLE, asked, says: "You decide." } });
    expect(document.activeElement).toBe(button("Ask"));
  });

  it("lets the clock of the side run that thinks, and no other", () => {
    vi.useFakeTimers();
    const clocks = [{ key: "fln", label: "FLN", seconds: 60, most: 1800, runs: true }, { key: "gov", label: "Government", seconds: 0, most: 1800, runs: false }];
    const { el } = start({ table: { ...TABLE, clocks } });
    const times = () => [...el.querySelectorAll(".al-lobby-clocks b")].map((one) => one.textContent);
    expect(times()).toEqual(["29:00", "30:00"]);
    vi.advanceTimersByTime(61_000);
    expect(times()).toEqual(["27:59", "30:00"]);
  });

  it("writes minutes and seconds", () => {
    expect([spoken(0), spoken(9.2), spoken(3600)]).toEqual(["0:00", "0:10", "60:00"]);
  });
});
