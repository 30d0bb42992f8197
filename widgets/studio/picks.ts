// Names chosen from known ones: a row for each with what it means, in an order, and a list of those that can be added.

import { focusedIn, h, keyed, newName, setAttrs, setName, setText, show } from "../shared/dom";
import type { Words } from "../shared/types";
import type { Known, Path } from "./types";

type Act = "up" | "down" | "remove";

const MANY = 12; // names of which nobody wants to look through all
const SEEN = 6; // rows of the list while somebody searches
const SIGNS: Record<Act, string> = { up: "↑", down: "↓", remove: "×" };

export class Picks {
  private readonly list = h("ol", { class: "al-studio-picks" });
  private readonly select = h("select");
  private readonly add = h("button", { type: "button", class: "al-button" });
  private readonly search = h("input", { type: "search", autocomplete: "off", spellcheck: "false" });
  private readonly none = h("p", { class: "al-studio-hint", role: "status" });
  private readonly fresh = h("button", { type: "button", class: "al-button", hidden: true });
  private readonly line = h("div", { class: "al-studio-pick-line" }, this.fresh, this.select, this.add);
  readonly element = h("div", { class: "al-studio-picking" }, this.list, this.search, this.none, this.line);
  private known: Known = [];
  private chosen: string[] = [];
  private places: Record<string, Path> = {};
  private byKeys = false;

  constructor(private readonly words: Words, private readonly label: HTMLElement, private readonly chose: (names: string[]) => void,
    private readonly open: (name: string) => void = () => undefined, begin: () => void = () => undefined) {
    this.add.id = newName();
    this.list.setAttribute("aria-labelledby", label.id);
    this.select.setAttribute("aria-labelledby", `${label.id} ${this.add.id}`);
    // Who points at a name has chosen it; who walks along the names by keys says so with Enter or with the button.
    this.select.addEventListener("pointerdown", () => (this.byKeys = false));
    this.select.addEventListener("keydown", (event) => {
      this.byKeys = event.key !== "Enter";
      if (event.key === "Enter" && this.select.value) {
        event.preventDefault();
        this.take();
      }
    });
    for (const kind of ["input", "change"]) this.select.addEventListener(kind, (event) => {
      event.stopPropagation();
      if (kind === "change" && !this.byKeys) this.take();
      else this.offer();
    });
    this.fresh.addEventListener("click", () => begin());
    this.add.addEventListener("click", () => this.take());
    for (const kind of ["input", "change"]) this.search.addEventListener(kind, (event) => {
      event.stopPropagation();
      this.draw();
    });
    this.search.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== "ArrowDown") return;
      event.preventDefault();
      this.come(event.key === "Enter");
    });
  }

  update(known: Known, chosen: readonly string[], places: Record<string, Path> = {}, begins = ""): void {
    [this.known, this.chosen, this.places] = [known, [...chosen], places];
    setText(this.fresh, begins);
    show(this.fresh, begins !== "");
    this.draw();
  }

  private draw(): void {
    const rows = this.chosen.map((name, at) => ({ name, at, key: `${name} ${this.chosen.slice(0, at).filter((one) => one === name).length}` }));
    keyed(this.list, rows, ({ key }) => key, () => this.row(), (row, { name, at }) => this.drawRow(row, name, at));
    show(this.list, rows.length > 0);
    const open = this.known.filter(([name]) => name && !this.chosen.includes(name));
    const asked = this.known.length > MANY ? plain(this.search.value).split(/\s+/).filter(Boolean) : [];
    const left = open.filter(([, label]) => asked.every((word) => plain(label).includes(word)));
    const first = asked.length > 0 ? [] : [["", this.words("studio-ui-pick-which")] as const];
    const shown = JSON.stringify([...first, ...left]);
    if (this.select.dataset["shown"] !== shown) {
      this.select.dataset["shown"] = shown;
      this.select.replaceChildren(...[...first, ...left].map(([value, label]) => h("option", { value }, label)));
    }
    setText(this.add, this.words("studio-ui-pick-add"));
    const said = this.words("studio-ui-pick-search", { label: this.label.textContent ?? "" });
    setAttrs(this.search, { "aria-label": said, placeholder: this.words("studio-ui-pick-words") });
    show(this.search, this.known.length > MANY && open.length > 0);
    // Whoever searches sees what was found without opening the list.
    this.select.size = asked.length > 0 ? Math.max(2, Math.min(SEEN, left.length)) : 0;
    setText(this.none, open.length > 0 && left.length === 0 ? this.words("studio-ui-pick-none") : "");
    show(this.select, left.length > 0);
    this.offer();
    show(this.line, left.length > 0 || !this.fresh.hidden);
  }

  /** Goes from the search to what was found; what is alone is taken at once. */
  private come(takes: boolean): void {
    const found = Array.from(this.select.options).filter(({ value }) => value);
    if (found.length === 0) return;
    this.select.value = found[0]?.value ?? "";
    if (takes && found.length === 1) {
      this.search.value = "";
      this.take();
      this.search.focus();
    } else this.select.focus();
  }

  private row(): HTMLLIElement {
    const tools = h("span", { class: "al-studio-pick-tools" }, ...(["up", "down", "remove"] as const).map((act) => this.tool(act)));
    const open = h("button", { type: "button", class: "al-quiet-button al-studio-go" });
    open.addEventListener("click", () => this.open(open.dataset["name"] ?? ""));
    return h("li", {}, h("span"), open, tools);
  }

  private tool(act: Act): HTMLButtonElement {
    const button = h("button", { type: "button", class: act === "remove" ? "al-danger" : "al-tool", "data-act": act }, SIGNS[act]);
    button.addEventListener("click", () => this.act(act, Number(button.dataset["at"])));
    return button;
  }

  private drawRow(row: HTMLLIElement, name: string, at: number): void {
    const [text, open, tools] = Array.from(row.children) as [HTMLElement, HTMLElement, HTMLElement];
    const label = this.known.find(([value]) => value === name)?.[1] ?? name;
    setText(text, label);
    open.dataset["name"] = name;
    setText(open, this.words("studio-ui-go-short"));
    setName(open, this.words("studio-ui-go", { name: label }));
    show(open, this.places[name] !== undefined);
    for (const button of Array.from(tools.children) as HTMLButtonElement[]) {
      const act = button.dataset["act"] as Act;
      button.dataset["at"] = String(at);
      setName(button, this.words(`studio-ui-${act}`, { name: label }));
      setAttrs(button, { "aria-disabled": (act === "up" && at === 0) || (act === "down" && at + 1 === this.chosen.length) ? "true" : null });
      show(button, act === "remove" || this.chosen.length > 1);
    }
  }

  private act(act: Act, at: number): void {
    const names = [...this.chosen];
    const [name] = names.splice(at, 1);
    const to = act === "up" ? at - 1 : at + 1;
    if (act !== "remove" && (to < 0 || to > names.length)) return;
    if (act !== "remove" && name !== undefined) names.splice(to, 0, name);
    this.put(names);
    const row = this.list.children[act === "remove" ? Math.min(at, names.length - 1) : to];
    (row?.querySelector<HTMLElement>(`[data-act="${act}"]`) ?? this.select).focus();
  }

  /** The button is for whoever walks along the names by keys. */
  private offer(): void {
    show(this.add, this.byKeys && this.select.value !== "" && !this.select.hidden);
  }

  /** Adds the name that the list stands at. */
  private take(): void {
    const { value } = this.select;
    this.byKeys = false;
    if (!value) return this.select.focus();
    const had = focusedIn(this.element);
    this.put([...this.chosen, value]);
    this.select.value = "";
    if (this.select.hidden && had) this.list.lastElementChild?.querySelector<HTMLElement>('[data-act="remove"]')?.focus();
  }

  private put(names: string[]): void {
    this.chosen = names;
    this.draw();
    this.chose(names);
  }
}

/** A text for comparing: neither accents nor capitals count. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
