// The scenario as a form: parts with fields, lists whose items come, go and change places. What is written goes into the text.

import { h, keyed, setAttrs, setText, show } from "../shared/dom";
import { FieldView } from "./fields";
import type { Edit, Fault, Field, FormHost, Item, Part, Path } from "./types";

/** Where the focus goes once the text has changed. */
interface Wanted {
  path: Path;
  act: "up" | "down" | "open" | "add";
}

export class Form {
  private readonly note = h("p", { class: "al-studio-says", role: "status", hidden: true });
  private readonly parts = h("div", { class: "al-studio-parts" });
  readonly element = h("div", { class: "al-studio-form" }, this.note, this.parts);
  private readonly fields = new WeakMap<Element, FieldView>();
  private faults: readonly Fault[] = [];
  private wanted: Wanted | undefined;

  constructor(private readonly host: FormHost) {
    // Whoever comes to a field sees beside it where it stands in the text.
    this.element.addEventListener("focusin", ({ target }) => {
      const path = target instanceof Element ? target.closest<HTMLElement>("[data-path]")?.dataset["path"] : undefined;
      if (path) host.point(path.split(".").map(numbered));
    });
  }

  /** Brings the form in line with the text; without parts the text cannot be read, and the form waits as it was. */
  update(parts: readonly Part[], faults: readonly Fault[]): void {
    const readable = parts.length > 0;
    setText(this.note, this.host.words("studio-ui-form-waits"));
    show(this.note, !readable);
    this.parts.toggleAttribute("inert", !readable);
    if (!readable) return;
    this.faults = faults;
    keyed(this.parts, parts, ({ key }) => key, (part) => this.partOf(part, true), (element, part) => this.drawPart(element, part));
    this.refocus();
  }

  /** Opens what leads to a part of the file, and brings it into view; the focus stays where it is. */
  reveal(path: Path): void {
    for (let length = path.length; length > 0; length -= 1) {
      const found = this.parts.querySelector<HTMLElement>(`[data-path="${CSS.escape(path.slice(0, length).join("."))}"]`);
      if (!found) continue;
      for (let up: Element | null = found; up; up = up.parentElement) if (up instanceof HTMLDetailsElement) up.open = true;
      return found.scrollIntoView({ block: "nearest" });
    }
  }

  private partOf(part: Part, outer: boolean): HTMLElement {
    const title = h("summary");
    const inside = h("div", {}, h("div", { class: "al-studio-grid" }), h("ol", { class: "al-studio-items" }), this.addButton(), h("p", { class: "al-studio-more" }));
    return h("details", { class: outer ? "al-studio-part" : "al-studio-inner", open: part.key === "head" || !outer }, title, inside);
  }

  private addButton(): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-button", "data-act": "add" });
    button.addEventListener("click", () => {
      const path = button.dataset["list"]?.split(".").map(numbered) ?? [];
      this.wanted = { path: [...path, Number(button.dataset["count"])], act: "open" };
      this.host.edit({ do: "add", path });
    });
    return button;
  }

  private drawPart(element: HTMLElement, part: Part): void {
    const [title, inside] = Array.from(element.children) as [HTMLElement, HTMLElement];
    const [grid, list, add, more] = Array.from(inside.children) as [HTMLElement, HTMLElement, HTMLButtonElement, HTMLElement];
    const under = this.faults.filter(({ path }) => (part.path ? begins(path, part.path) : part.fields?.some((field) => begins(path, field.path))));
    setText(title, `${part.title}${part.items ? ` (${part.items.length})` : ""}${this.counted(under)}`);
    if (part.path) element.dataset["path"] = part.path.join(".");
    this.drawFields(grid, part.fields ?? []);
    keyed(list, part.items ?? [], ({ path }) => path.join("."), (item) => this.itemOf(item), (child, item) => this.drawItem(child, item, part));
    show(list, Boolean(part.items?.length));
    show(add, part.add !== undefined);
    setText(add, part.add ?? "");
    setAttrs(add, { "data-list": part.path?.join(".") ?? null, "data-count": part.items?.length ?? 0 });
    this.drawMore(more, part.more ?? [], part.path ?? []);
  }

  private itemOf(_item: Item): HTMLLIElement {
    const tools = h("div", { class: "al-studio-tools" }, this.tool("up"), this.tool("down"), this.tool("remove"));
    const inside = h("div", {}, h("div", { class: "al-studio-grid" }), h("div"), h("p", { class: "al-studio-more" }));
    return h("li", {}, h("details", {}, h("summary"), inside), tools);
  }

  private tool(act: "up" | "down" | "remove"): HTMLButtonElement {
    const button = h("button", { type: "button", class: act === "remove" ? "al-danger" : "al-tool", "data-act": act }, { up: "↑", down: "↓", remove: "×" }[act]);
    button.addEventListener("click", () => {
      const path = button.closest("li")?.dataset["path"]?.split(".").map(numbered) ?? [];
      const at = Number(path.at(-1));
      const next = act === "up" ? at - 1 : act === "down" ? at + 1 : Math.max(at - 1, 0);
      this.wanted = { path: [...path.slice(0, -1), next], act: act === "remove" ? "add" : act };
      this.host.edit({ do: act as Edit["do"], path });
    });
    return button;
  }

  private drawItem(element: HTMLLIElement, item: Item, part: Part): void {
    const [details, tools] = Array.from(element.children) as [HTMLDetailsElement, HTMLElement];
    const [summary, inside] = Array.from(details.children) as [HTMLElement, HTMLElement];
    const [grid, inner, more] = Array.from(inside.children) as [HTMLElement, HTMLElement, HTMLElement];
    element.dataset["path"] = item.path.join(".");
    setText(summary, `${item.title}${this.counted(this.faults.filter(({ path }) => begins(path, item.path)))}`);
    this.drawFields(grid, item.fields);
    keyed(inner, item.parts, ({ key }) => key, (one) => this.partOf(one, false), (child, one) => this.drawPart(child, one));
    this.drawMore(more, item.more, item.path);
    const at = Number(item.path.at(-1));
    for (const button of Array.from(tools.children) as HTMLButtonElement[]) {
      const act = button.dataset["act"] ?? "";
      const name = this.host.words(`studio-ui-${act}`, { name: item.title });
      setAttrs(button, { "aria-label": name, title: name });
      // A button that can do nothing now keeps the focus all the same.
      setAttrs(button, { "aria-disabled": (act === "up" && at === 0) || (act === "down" && at + 1 === part.items?.length) ? "true" : null });
    }
  }

  private drawFields(grid: HTMLElement, fields: readonly Field[]): void {
    const create = (field: Field): HTMLElement => {
      const view = new FieldView(this.host, field);
      this.fields.set(view.element, view);
      return view.element;
    };
    keyed(grid, fields, ({ path }) => String(path.at(-1)), create, (element, field) => {
      element.dataset["path"] = field.path.join(".");
      this.fields.get(element)?.update(field, this.faults.filter(({ path }) => begins(path, field.path)));
    });
    show(grid, fields.length > 0);
  }

  /** Names what has no field, each a way into the text. */
  private drawMore(element: HTMLElement, keys: readonly string[], path: Path): void {
    show(element, keys.length > 0);
    if (element.dataset["keys"] === keys.join()) return;
    element.dataset["keys"] = keys.join();
    element.replaceChildren(this.host.words("studio-ui-more"), ...keys.flatMap((key) => {
      const button = h("button", { type: "button", class: "al-button" }, key);
      button.addEventListener("click", () => this.host.seek([...path, key]));
      return [" ", button];
    }));
  }

  private counted(faults: readonly Fault[]): string {
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
    if (details) details.open = true;
    element.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }
}

function begins(path: Path, stem: Path): boolean {
  return stem.every((key, at) => path[at] === key);
}

function numbered(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}
