// One-way Bokeh pane: the kernel sends BokehJS once a page, then the document, then its changes. Nothing goes back
// but requests, so a chart can neither double its rows nor show an old state in a second view.

import "../shared/palette.css";
import "../shared/buttons.css";
import "./pane.css";
import { h, setText, show } from "../shared/dom";
import { download, unpacked } from "../shared/files";
import { follow, type Model as AnyModel } from "../shared/wire/model";
import { AtRest } from "../shared/page/rest";
import { FAR, Lettering, seenFromFar, watchProjector } from "./lettering";
import { described } from "./described";
import { arrange, csv, picture, tall, type BokehDocument, type BokehLibrary, type Picture } from "./saving";

type Request = { kind: "library" | "document"; view: string } | { kind: "moment"; at: number };
type Model = Omit<AnyModel<Request>, "set">;

/** Answers of the kernel. A request carries the name of the view that made it; a patch is for every view. */
type Patch = { kind: "patch"; patch: unknown; revision: number };
type Answer =
  | { kind: "library"; view: string }
  | { kind: "document"; view: string; item: { target_id: string | null }; revision: number }
  | Patch
  | { kind: "failure"; view: string; text: string };

const WATCHED = ["headline", "subline", "summary", "table", "height", "labels", "moments", "row_moments", "rows_shown"];
const FORMATS = ["png", "svg", "csv"] as const;
const TITLE = 26; // pixels that the title in the figure takes; where a headline stands above the figure only a saved picture has one
const PATIENCE = 20000; // milliseconds before the fallback says that nothing came

let views = 0;

function page(): Record<string, unknown> {
  return window as unknown as Record<string, unknown>;
}

/** Runs the script at an address of the page. */
function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const end = (act: () => void) => () => {
      script.remove();
      act();
    };
    script.onload = end(resolve);
    script.onerror = end(() => reject(new Error("BokehJS")));
    script.src = address;
    document.head.append(script);
  });
}

/** Runs the library as a script of its own, with module loaders of the page hidden so that it sets `window.Bokeh`. */
function runSource(source: string): Promise<void> {
  const wrapped = `(function(define,module,exports,require){${source}\n}).call(window);`;
  const url = URL.createObjectURL(new Blob([wrapped], { type: "text/javascript" }));
  return runScript(url).finally(() => URL.revokeObjectURL(url));
}

/** Listens to the kernel for one view, and gives back what it asked for. */
class Line {
  readonly view = `view-${++views}-${Math.random().toString(36).slice(2)}`;
  private readonly waiting = new Map<string, (answer: Answer, buffers: DataView[]) => void>();
  private readonly giveUp = new Set<(reason: Error) => void>();
  onPatch: (answer: Patch) => void = () => undefined;
  onFailure: (text: string) => void = () => undefined;

  constructor(private readonly model: Model) {
    model.on("msg:custom", this.hear);
  }

  ask(kind: "library" | "document"): Promise<{ answer: Answer; buffers: DataView[] }> {
    return new Promise((resolve, reject) => {
      this.giveUp.add(reject);
      this.waiting.set(kind, (answer, buffers) => resolve({ answer, buffers }));
      this.model.send({ kind, view: this.view });
    });
  }

  close(): void {
    this.model.off("msg:custom", this.hear);
    for (const reject of this.giveUp) reject(new Error("closed"));
  }

  private readonly hear = (answer: Answer, buffers: DataView[]): void => {
    if (answer.kind === "patch") return this.onPatch(answer);
    if (answer.view !== this.view) return;
    if (answer.kind === "failure") return this.onFailure(answer.text);
    this.waiting.get(answer.kind)?.(answer, buffers);
    this.waiting.delete(answer.kind);
  };
}

/** BokehJS as the page has it; beside another version that came first it is told by its number. */
function present(version: string): BokehLibrary | undefined {
  const found = page()["Bokeh"] as (BokehLibrary & Record<string, BokehLibrary | undefined>) | undefined;
  return found?.version === version ? found : found?.[version];
}

/** Loads BokehJS: from its address where the page has it as a file, else as the kernel sends it. */
async function load(line: Line, version: string, address: string): Promise<BokehLibrary> {
  if (address) await runScript(address);
  else for (const buffer of (await line.ask("library")).buffers) await runSource(await unpacked(buffer).text());
  const loaded = present(version);
  // A file of the page may be that of another release, which some cache has kept.
  if (!loaded) throw new Error(`BokehJS ${version}`);
  return loaded;
}

/** BokehJS of the kernel's version, loaded at most once a page however many charts ask for it. */
async function library(line: Line, version: string, address: string): Promise<BokehLibrary> {
  const loaded = present(version);
  if (loaded) return loaded;
  const key = `algeriaLabBokeh-${version}`;
  const known = page()[key] as Promise<BokehLibrary> | undefined;
  // The chart that asked first may be gone before the answer; then the next in the queue asks itself.
  if (known) return known.catch(() => library(line, version, address));
  // A failed load must not stand in the way of the next try.
  const shared = load(line, version, address).catch((error: unknown) => {
    delete page()[key];
    throw error;
  });
  page()[key] = shared;
  return shared;
}

class Pane {
  private document: BokehDocument | null = null;
  private revision = -1;
  private patches: Patch[] = [];
  private begun = false;
  private isTold = true;
  private readonly rest = new AtRest(() => this.catchUp());
  private ended = false;
  private readonly line: Line;
  private readonly unfollow: () => void;
  private readonly headline = h("h4", { class: "al-pane-headline" });
  private readonly subline = h("p", { class: "al-pane-subline" });
  private readonly figure = h("div", { class: "al-pane-figure", role: "group" });
  private readonly note = h("p", { class: "al-pane-note", role: "status" });
  private readonly words = h("div", { class: "al-widget al-pane-words" });
  private readonly buttons = h("div", { class: "al-pane-save", role: "group" });
  private readonly taking = h("summary");
  private readonly take = h("details", { class: "al-pane-take" }, this.taking, this.buttons);
  private readonly parts = [this.headline, this.subline, this.figure, this.note, h("div", { class: "al-pane-foot" }, this.words, this.take)];
  private readonly fold: HTMLDetailsElement | null;
  private readonly width: ResizeObserver | null;
  private bokeh: BokehLibrary | null = null;
  private readonly lettering = new Lettering();
  private unwatch: () => void = () => undefined;
  private readonly timer: ReturnType<typeof setTimeout>;

  constructor(private readonly model: Model, private readonly el: HTMLElement) {
    el.classList.add("al-pane");
    const label = String(model.get("fold") ?? "");
    this.fold = label ? h("details", { class: "al-pane-fold" }, h("summary", {}, label), ...this.parts) : null;
    this.fold?.addEventListener("toggle", () => this.rest.wish());
    el.replaceChildren(...(this.fold ? [this.fold] : this.parts));
    this.width = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => this.fit());
    this.width?.observe(this.figure);
    this.line = new Line(model);
    this.line.onPatch = (answer) => {
      this.patches.push(answer);
      this.rest.wish();
    };
    this.line.onFailure = (text) => this.say(text);
    this.timer = setTimeout(() => this.say(this.text("fallback")), PATIENCE);
    const onChange = () => {
      this.isTold = false;
      this.rest.wish();
    };
    this.unfollow = follow(model, Object.fromEntries(WATCHED.map((name) => [`change:${name}`, onChange])));
    this.describe();
    this.rest.wish();
  }

  destroy(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.width?.disconnect();
    this.unwatch();
    this.rest.destroy();
    this.line.close();
    this.unfollow();
    this.document?.clear?.();
    this.el.replaceChildren();
  }

  private text(name: string): string {
    return ((this.model.get("labels") ?? {}) as Record<string, string>)[name] ?? "";
  }

  private say(text: string): void {
    clearTimeout(this.timer);
    if (!this.ended && this.note.textContent !== text) this.note.textContent = text;
  }

  private async start(): Promise<void> {
    const bokeh = await library(this.line, String(this.model.get("bokeh_version")), String(this.model.get("library") ?? ""));
    if (this.ended) return;
    this.bokeh = bokeh;
    const { answer } = await this.line.ask("document");
    if (this.ended || answer.kind !== "document") return;
    const views = await bokeh.embed.embed_item({ ...answer.item, target_id: null }, this.figure);
    this.document = views.roots[0]?.model.document ?? null;
    this.document?.on_event?.("tap", (_book, { x }) => this.showNearest(x));
    if (this.ended) return this.document?.clear?.();
    this.revision = answer.revision;
    this.say("");
    // Only now does the pane stand in its room.
    this.unwatch = watchProjector(this.el, () => this.describe());
    this.fit();
    this.rest.wish();
  }

  /** Draws the chart, or brings it up to date with all that came meanwhile: picture, sentence and numbers together. */
  private catchUp(): void {
    if (!this.begun && (this.fold?.open ?? true)) {
      this.begun = true;
      this.start().catch((error) => this.say(`${this.text("fallback")} (${String(error)})`));
    }
    const isFresh = this.applyPatches();
    if (!this.isTold) this.describe();
    else if (isFresh) this.fit();
    this.isTold = true;
  }

  /** Applies changes in their order, once the document is there; false when there was none. */
  private applyPatches(): boolean {
    if (!this.document) return false;
    const fresh = this.patches.splice(0).filter(({ revision }) => revision > this.revision);
    for (const { patch, revision } of fresh) {
      this.revision = revision;
      this.document.apply_json_patch(patch, new Map());
    }
    return fresh.length > 0;
  }

  /** Where the chart is drawn along a game: places on its axis, each with its moment; nobody need listen. */
  private moments(): [number, number][] {
    return (this.model.get("moments") ?? []) as [number, number][];
  }

  /** Asks for the moment nearest to a place on the axis: a point is small, and a finger is not. */
  private showNearest(x: number | undefined): void {
    if (x === undefined || !Number.isFinite(x)) return;
    const byDistance = [...this.moments()].sort(([one], [other]) => Math.abs(one - x) - Math.abs(other - x));
    if (byDistance[0]) this.model.send({ kind: "moment", at: byDistance[0][1] });
  }

  private height(): number {
    return Number(this.model.get("height")) || 300;
  }

  private isHeaded(): boolean {
    return Boolean(this.model.get("headline"));
  }

  private fit(): void {
    const width = this.figure.clientWidth;
    if (!this.document || !width) return;
    this.lettering.set(this.document, this.factor());
    if (this.isHeaded()) arrange(this.document, width, this.height() - TITLE, this.factor(), false);
    else arrange(this.document, width, this.height(), this.factor());
  }

  /** How much larger than usual the lettering is. */
  private factor(): number {
    return seenFromFar(this.el) ? FAR : 1;
  }

  private offer(): void {
    const held = this.buttons.querySelector<HTMLElement>(":focus")?.dataset["format"];
    this.buttons.setAttribute("aria-label", this.text("save"));
    setText(this.taking, this.text("save"));
    show(this.take, FORMATS.some((format) => this.text(format)));
    const offered = FORMATS.filter((format) => this.text(format));
    this.buttons.replaceChildren(...offered.map((format) => this.button(format)));
    // A button that is pressed while the words change keeps the focus.
    if (held) this.buttons.querySelector<HTMLElement>(`[data-format="${held}"]`)?.focus();
  }

  private button(format: Picture | "csv"): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "al-button";
    button.dataset["format"] = format;
    button.textContent = this.text(format);
    button.setAttribute("aria-label", `${this.text("save")}: ${this.text(format)}`);
    button.addEventListener("click", () => {
      this.take.open = false;
      this.taking.focus();
      this.save(format).catch((error) => this.say(`${this.text("save-failed")} (${String(error)})`));
    });
    return button;
  }

  private async save(format: Picture | "csv"): Promise<void> {
    const name = `${String(this.model.get("file_name") || "chart")}.${format}`;
    if (format === "csv") return download(csv((this.model.get("table") ?? []) as unknown[][]), name);
    if (!this.bokeh || !this.document) throw new Error(this.text("fallback"));
    const caption = String(this.model.get("caption") ?? "");
    const drawn = await picture(this.bokeh, this.document, format, { height: this.height(), factor: this.factor(), caption });
    download(await described(drawn, format, caption), name);
    this.say("");
  }

  private describe(): void {
    this.figure.style.minBlockSize = `${tall(this.height() - (this.isHeaded() ? TITLE : 0), this.factor())}px`;
    for (const [place, name] of [[this.headline, "headline"], [this.subline, "subline"]] as const) {
      setText(place, String(this.model.get(name) ?? ""));
      show(place, place.textContent !== "");
    }
    const said = String(this.model.get("summary") ?? "");
    // The picture itself cannot be read aloud; the sentence and the table under it can.
    this.figure.setAttribute("aria-label", said);
    const table = this.table();
    this.figure.classList.toggle("al-pane-linked", this.moments().length > 0);
    // An open table stays open while its numbers change, and where it was; what was pressed in it keeps the focus.
    const open = this.words.querySelector<HTMLDetailsElement>(".al-pane-numbers")?.open ?? false;
    const isRead = this.words.querySelector<HTMLDetailsElement>(".al-pane-text")?.open ?? false;
    const top = this.words.querySelector(".al-pane-table")?.scrollTop ?? 0;
    const held = this.words.querySelector<HTMLElement>(":focus")?.dataset["at"];
    this.words.replaceChildren(...(said && said !== this.headline.textContent ? [this.sentence(said, isRead)] : []), ...(table ? [table] : []));
    if (table) {
      table.open = open;
      table.querySelector(".al-pane-table")?.scrollTo?.({ top });
      if (held) table.querySelector<HTMLElement>(`[data-at="${held}"]`)?.focus({ preventScroll: true });
    }
    this.offer();
    this.fit();
  }

  /** What the chart shows in words: under a headline that says what matters only on demand. */
  private sentence(said: string, isOpen: boolean): HTMLElement {
    const text = h("p", {}, said);
    if (!this.isHeaded()) return text;
    return h("details", { class: "al-pane-text", open: isOpen }, h("summary", {}, this.text("text")), text);
  }

  /** The head of a row as a button that shows its moment. */
  private leading(text: string, at: number): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "al-quiet-button";
    button.dataset["at"] = String(at);
    button.textContent = text;
    button.title = this.text("moment");
    button.setAttribute("aria-label", `${text}. ${this.text("moment")}`);
    button.addEventListener("click", () => this.model.send({ kind: "moment", at }));
    return button;
  }

  /** The rows of the chart as a table; the first row of the list holds the headings. */
  private table(): HTMLDetailsElement | null {
    const rows = (this.model.get("table") ?? []) as unknown[][];
    const moments = (this.model.get("row_moments") ?? []) as (number | null)[];
    const shown = new Set((this.model.get("rows_shown") ?? []) as number[]);
    if (rows.length < 2) return null;
    const details = h("details", { class: "al-pane-numbers" });
    const title = h("summary", {}, this.text("table"));
    const table = document.createElement("table");
    rows.forEach((cells, index) => {
      const row = (index === 0 ? table.createTHead() : (table.tBodies[0] ?? table.createTBody())).insertRow();
      if (shown.has(index - 1)) row.setAttribute("aria-current", "true");
      for (const [column, value] of cells.entries()) {
        const head = index === 0 || column === 0;
        const cell = document.createElement(head ? "th" : "td");
        if (head) cell.scope = index === 0 ? "col" : "row";
        const moment = column === 0 && index > 0 ? moments[index - 1] ?? null : null;
        cell.append(moment === null ? String(value ?? "") : this.leading(String(value ?? ""), moment));
        row.append(cell);
      }
    });
    const scroller = document.createElement("div");
    scroller.className = "al-pane-table";
    // A box that scrolls must be reachable by the keyboard, and then it needs a name.
    scroller.tabIndex = 0;
    scroller.setAttribute("role", "region");
    scroller.setAttribute("aria-label", this.text("table"));
    scroller.append(table);
    details.append(title, scroller);
    return details;
  }
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const pane = new Pane(model, el);
  return () => pane.destroy();
}

export default { render };
