// The scenario as a form: parts with fields, lists whose items come, go and change places. What is written goes into the text.

import { h, keyed, setAttrs, setText, show } from "../shared/dom";
import { type Around, FieldView } from "./fields";
import { Newcomer } from "./newcomer";
import type { Count, Edit, Fault, Field, FormHost, Item, More, Part, Path, Said } from "./types";

/** Where the focus goes once the text has changed. */
interface Wanted {
  path: Path;
  act: "up" | "down" | "open" | "add";
}

export class Form implements Around {
  private readonly note = h("p", { class: "al-studio-says", role: "status", hidden: true });
  private readonly parts = h("div", { class: "al-studio-parts" });
  private readonly both = h("input", { type: "checkbox" });
  private readonly bothSays = h("span");
  private readonly bothLine = h("label", { class: "al-studio-both" }, this.both, this.bothSays);
  readonly element = h("div", { class: "al-studio-form" }, this.note, this.bothLine, this.parts);
  private readonly fields = new WeakMap<Element, FieldView>();
  private faults: readonly Fault[] = [];
  private wanted: Wanted | undefined;
  private shown: readonly Part[] = [];
  private readonly newcomer = new Newcomer();
  counts: readonly Count[] = [];

  constructor(private readonly host: FormHost) {
    // Whoever comes to a field sees beside it where it stands in the text.
    this.element.addEventListener("focusin", ({ target }) => {
      const path = target instanceof Element ? target.closest<HTMLElement>("[data-path]")?.dataset["path"] : undefined;
      if (path) host.point(path.split(".").map(numbered));
    });
    this.both.addEventListener("change", () => this.drawLanguages());
    this.element.addEventListener("focusout", ({ target, relatedTarget }) => this.leave(target as Element, (relatedTarget ?? null) as Element | null));
    this.element.addEventListener("keydown", (event) => this.takeBack(event));
  }

  /** Brings the form in line with the text; without parts the text cannot be read, and the form waits as it was. */
  update(parts: readonly Part[], faults: readonly Fault[]): void {
    const readable = parts.length > 0;
    setText(this.note, this.host.words("studio-ui-form-waits"));
    show(this.note, !readable);
    this.parts.toggleAttribute("inert", !readable);
    if (!readable) return;
    [this.faults, this.shown, this.counts] = [faults, parts, parts[0]?.counts ?? []];
    this.draw();
    this.refocus();
  }

  /** Whether what is missing at a place is only not yet written. */
  waits(path: Path): boolean {
    return this.newcomer.waits(path);
  }

  private draw(): void {
    this.drawLanguages();
    keyed(this.parts, this.shown, ({ key }) => key, (part) => this.partOf(part, true), (element, part) => this.drawPart(element, part));
  }

  /** Who leaves a field of what was just added is told what it lacks. */
  private leave(from: Element, to: Element | null): void {
    const field = from.closest<HTMLElement>(".al-studio-field");
    if (to && field?.contains(to)) return;
    const isIn = to === null || to.closest(`li[data-path="${CSS.escape(this.newcomer.item ?? "")}"]`) !== null;
    if (this.newcomer.leave(field?.dataset["path"], isIn)) this.host.judge();
  }

  /** Ctrl+Z takes the last edit back, not the letters of whichever field the browser thinks of. */
  private takeBack(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    const element = event.target instanceof Element ? event.target.closest(".al-studio-field") : null;
    const act = key === "y" || event.shiftKey ? "redo" : "undo";
    if (act === "undo" && element && this.fields.get(element)?.forget()) return;
    this.host.back(act);
  }

  /** Opens what leads to a field, and puts the focus into it. */
  focus(path: Path): void {
    this.reveal(path);
    const field = `.al-studio-field[data-path="${CSS.escape(path.join("."))}"]`;
    this.parts.querySelector<HTMLElement>(`${field} :is(input, textarea, button)`)?.focus();
  }

  /** Opens what leads to a part of the file, and brings it into view; the focus stays where it is. */
  reveal(path: Path): void {
    for (let length = path.length; length > 0; length -= 1) {
      const found = this.parts.querySelector<HTMLElement>(`[data-path="${CSS.escape(path.slice(0, length).join("."))}"]`);
      if (!found) continue;
      for (let up: Element | null = found; up; up = up.parentElement) if (up instanceof HTMLDetailsElement) unfold(up);
      return found.scrollIntoView({ block: "nearest" });
    }
  }

  /** Where all is written in one language, the fields of the other wait until they are asked for. */
  private drawLanguages(): void {
    const texts = [...said(this.shown)];
    const own = String(this.shown[0]?.fields?.find(({ path }) => path.join() === "lang")?.value ?? "");
    const isAlone = own !== "" && texts.every((text) => Object.entries(text).every(([language, words]) => language === own || !words));
    setText(this.bothSays, this.host.words("studio-ui-both"));
    show(this.bothLine, isAlone && texts.length > 0);
    setAttrs(this.element, { "data-alone": isAlone && !this.both.checked ? own : null });
  }

  /** Opens what stands somewhere, and goes there. */
  readonly lead = (path: Path): void => {
    this.reveal(path);
    const details = this.parts.querySelector<HTMLDetailsElement>(`[data-path="${CSS.escape(path.join("."))}"] > details`);
    if (!details) return;
    unfold(details);
    details.querySelector("summary")?.focus();
  };

  private partOf(part: Part, outer: boolean): HTMLElement {
    const title = h("summary");
    const inside = h("div", {}, h("p", { class: "al-studio-hint" }), h("div", { class: "al-studio-grid" }), h("ol", { class: "al-studio-items" }), this.addButton(), h("p", { class: "al-studio-hint" }), h("p", { class: "al-studio-more" }));
    return h("details", { class: outer ? "al-studio-part" : "al-studio-inner", open: part.key === "head" || (!outer && !part.folded) }, title, inside);
  }

  private addButton(): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-button", "data-act": "add" });
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled")) return;
      const path = button.dataset["list"]?.split(".").map(numbered) ?? [];
      this.wanted = { path: [...path, Number(button.dataset["count"])], act: "open" };
      this.newcomer.come(this.wanted.path);
      this.host.edit({ do: "add", path });
    });
    return button;
  }

  private drawPart(element: HTMLElement, part: Part): void {
    const [title, inside] = Array.from(element.children) as [HTMLElement, HTMLElement];
    const [says, grid, list, add, full, more] = Array.from(inside.children) as [HTMLElement, HTMLElement, HTMLElement, HTMLButtonElement, HTMLElement, HTMLElement];
    const under = this.faults.filter(({ path }) => (part.path ? begins(path, part.path) : part.fields?.some((field) => begins(path, field.path))));
    show(title, part.title !== "");
    setText(title, `${part.title}${part.items ? ` (${part.items.length})` : ""}${this.counted(under)}`);
    setText(says, part.says ?? "");
    show(says, Boolean(part.says));
    if (part.path) element.dataset["path"] = part.path.join(".");
    this.drawFields(grid, part.fields ?? []);
    keyed(list, part.items ?? [], ({ path }) => path.join("."), () => this.itemOf((part.path?.length ?? 0) > 1), (child, item) => this.drawItem(child, item, part));
    setAttrs(list, { "data-flat": part.flat });
    show(list, Boolean(part.items?.length));
    show(add, part.add !== undefined);
    setText(add, part.add ?? "");
    setText(full, part.full ?? "");
    show(full, Boolean(part.full));
    setAttrs(add, { "aria-disabled": part.full ? "true" : null });
    setAttrs(add, { "data-list": part.path?.join(".") ?? null, "data-count": part.items?.length ?? 0 });
    this.drawMore(more, part.more ?? [], part.path ?? []);
  }

  /** Begins something elsewhere that a field speaks of, and leads there. */
  readonly begin = (path: Path, opens: Path): void => {
    this.wanted = { path: opens, act: "open" };
    this.newcomer.come(opens);
    this.host.edit({ do: "add", path });
  };

  private itemOf(open: boolean): HTMLLIElement {
    const tools = h("div", { class: "al-studio-tools" }, this.tool("up"), this.tool("down"), this.tool("remove"));
    const inside = h("div", {}, h("div", { class: "al-studio-grid" }), h("div", { class: "al-studio-inners" }),
      h("div", { class: "al-studio-grid al-studio-names" }), h("p", { class: "al-studio-more" }));
    const summary = h("summary");
    const details = h("details", { open }, summary, inside);
    // One is looked at after another: the others fold, but for whoever wants several.
    summary.addEventListener("click", ({ ctrlKey, metaKey, shiftKey }) => {
      if (details.open || ctrlKey || metaKey || shiftKey) return;
      const { top } = summary.getBoundingClientRect();
      fold(details);
      scrollBy(0, summary.getBoundingClientRect().top - top);
    });
    return h("li", {}, details, tools);
  }

  private tool(act: "up" | "down" | "remove"): HTMLButtonElement {
    const button = h("button", { type: "button", class: act === "remove" ? "al-danger" : "al-tool", "data-act": act }, { up: "↑", down: "↓", remove: "×" }[act]);
    button.addEventListener("click", () => {
      const path = button.closest("li")?.dataset["path"]?.split(".").map(numbered) ?? [];
      const at = Number(path.at(-1));
      const next = act === "up" ? at - 1 : act === "down" ? at + 1 : Math.max(at - 1, 0);
      this.newcomer.end();
      this.wanted = { path: [...path.slice(0, -1), next], act: act === "remove" ? "add" : act };
      this.host.edit({ do: act as Edit["do"], path });
    });
    return button;
  }

  private drawItem(element: HTMLLIElement, item: Item, part: Part): void {
    const [details, tools] = Array.from(element.children) as [HTMLDetailsElement, HTMLElement];
    const [summary, inside] = Array.from(details.children) as [HTMLElement, HTMLElement];
    const [grid, inner, names, more] = Array.from(inside.children) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    element.dataset["path"] = item.path.join(".");
    // An order that has no name is called as the board calls it.
    const name = item.ordered ? this.host.saidOf([...item.path, "order"]) : "";
    setText(summary, `${name ? `${Number(item.path.at(-1)) + 1}. ${name}` : item.title}${this.counted(this.faults.filter(({ path }) => begins(path, item.path)))}`);
    this.drawFields(grid, item.fields);
    keyed(inner, item.parts, ({ key }) => key, (one) => this.partOf(one, false), (child, one) => this.drawPart(child, one));
    this.drawFields(names, item.names ?? []);
    this.drawMore(more, item.more, item.path);
    const at = Number(item.path.at(-1));
    for (const button of Array.from(tools.children) as HTMLButtonElement[]) {
      const act = button.dataset["act"] ?? "";
      const says = this.host.words(`studio-ui-${act}`, { name: name || item.title });
      setAttrs(button, { "aria-label": says, title: says });
      // A button that can do nothing now keeps the focus all the same.
      setAttrs(button, { "aria-disabled": (act === "up" && at === 0) || (act === "down" && at + 1 === part.items?.length) ? "true" : null });
    }
  }

  private drawFields(grid: HTMLElement, fields: readonly Field[]): void {
    const create = (field: Field): HTMLElement => {
      const view = new FieldView(this.host, field, this);
      this.fields.set(view.element, view);
      return view.element;
    };
    keyed(grid, fields, ({ path, kind }) => `${path.at(-1)} ${kind}`, create, (element, field) => {
      element.dataset["path"] = field.path.join(".");
      const faults = this.faults.filter(({ path }) => begins(path, field.path) && !finer(fields, field, path));
      this.fields.get(element)?.update(field, faults, faults.every(({ path }) => this.newcomer.waits(path)));
    });
    show(grid, fields.length > 0);
  }

  /** Names what has no field, each a way into the text. */
  private drawMore(element: HTMLElement, keys: More, path: Path): void {
    show(element, keys.length > 0);
    const shown = `${path.join(".")} ${keys.join()} ${this.host.lang}`;
    if (element.dataset["keys"] === shown) return;
    element.dataset["keys"] = shown;
    element.replaceChildren(this.host.words("studio-ui-more"), ...keys.flatMap(([key, name]) => {
      const button = h("button", { type: "button", class: "al-button" }, name ? `${name} (${key})` : key);
      button.addEventListener("click", () => this.host.seek([...path, key]));
      return [" ", button];
    }));
  }

  private counted(all: readonly Fault[]): string {
    const faults = all.filter(({ path }) => !this.newcomer.waits(path));
    const wrong = faults.filter(({ warns }) => !warns).length;
    const says = [["studio-ui-count", wrong], ["studio-ui-count-odd", faults.length - wrong]] as const;
    return says.map(([name, count]) => (count > 0 ? ` · ${this.host.words(name, { count })}` : "")).join("");
  }

  private refocus(): void {
    const { wanted } = this;
    if (!wanted) return;
    const [list, item] = [wanted.path.slice(0, -1), wanted.path].map((path) => path.join("."));
    const element = this.parts.querySelector<HTMLElement>(`li[data-path="${CSS.escape(item ?? "")}"]`);
    const add = this.parts.querySelector<HTMLElement>(`[data-act="add"][data-list="${CSS.escape(list ?? "")}"]`);
    if (wanted.act === "open" && !element) return; // it has not come yet
    this.wanted = undefined;
    if (wanted.act === "add" || !element) return (element?.querySelector("summary") ?? add)?.focus();
    if (wanted.act !== "open") return element.querySelector<HTMLElement>(`[data-act="${wanted.act}"]`)?.focus();
    const details = element.querySelector("details");
    for (let up: Element | null = details; up; up = up.parentElement) if (up instanceof HTMLDetailsElement) unfold(up);
    // The first that can be seen: where one language is written, the fields of the other wait.
    const inputs = Array.from(element.querySelectorAll<HTMLElement>("input, textarea, select"));
    inputs.find((input) => input.checkVisibility?.() ?? true)?.focus();
  }
}

/** Yields every text of a form that is written by language. */
function* said(parts: readonly Part[]): Generator<Said> {
  for (const { fields = [], items = [] } of parts) {
    for (const { kind, value } of [...fields, ...items.flatMap((item) => item.fields)]) {
      if ((kind === "said" || kind === "long") && value) yield value as Said;
      if (kind === "saids") for (const one of (value ?? []) as (Said | null)[]) if (one) yield one;
    }
    for (const item of items) yield* said(item.parts);
  }
}

/** Opens an item, and folds those beside it. */
function unfold(details: HTMLDetailsElement): void {
  if (!details.open) fold(details);
  details.open = true;
}

/** Folds the other items of the list in which one stands, but for those inside of another item. */
function fold(details: HTMLDetailsElement): void {
  const list = details.closest("ol");
  if (!list || list.parentElement?.closest("li")) return;
  for (const other of Array.from(list.querySelectorAll<HTMLDetailsElement>(":scope > li > details"))) if (other !== details) other.open = false;
}

function begins(path: Path, stem: Path): boolean {
  return stem.every((key, at) => path[at] === key);
}

/** Whether another field stands for a smaller part that a path leads into. */
function finer(fields: readonly Field[], than: Field, path: Path): boolean {
  return fields.some((one) => one.path.length > than.path.length && begins(one.path, than.path) && begins(path, one.path));
}

function numbered(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}
