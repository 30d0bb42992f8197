// Bookmarks and branches: a panel that opens from the time bar.

import { followComparison } from "./comparison";
import type { Desk } from "../desk";
import type { Branch } from "../types";
import type { Part } from "../../shared/desk";
import { closeButton, h, keyed, setAttr, setAttrs, setName, setText, show } from "../../shared/dom";
import { momentText, turnAt } from "./when";

const LONGEST_NAME = 60;

/** A small form that asks for one name. */
export class NameForm {
  readonly element: HTMLFormElement;
  private readonly label = h("span", { class: "al-hidden-text" });
  private readonly input = h("input", { type: "text", maxlength: LONGEST_NAME, autocomplete: "off" });
  private readonly button = h("button", { type: "submit", class: "al-button" });

  /** `named` gets the name, and says whether it could be used; what was typed stays if not. */
  constructor(named: (name: string) => boolean) {
    this.element = h("form", { class: "al-name-form" }, h("label", {}, this.label, this.input), this.button);
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      const name = this.input.value.trim() || this.input.placeholder;
      if (name && named(name)) this.input.value = "";
    });
    // Letters typed here are a name, not short cuts of the board or the notebook.
    this.element.addEventListener("keydown", (event) => event.key !== "Escape" && event.stopPropagation());
  }

  entitle(label: string, button: string): void {
    setText(this.label, label);
    setAttr(this.input, "title", label);
    setText(this.button, button);
  }

  /** The name that is taken when none is typed. */
  suggest(name: string): void {
    setAttr(this.input, "placeholder", name);
  }

  /** Writes a name that the reader may accept at once or type over. */
  offer(name: string): void {
    this.input.value = name;
    this.input.focus({ preventScroll: true });
    this.input.select();
  }
}

interface Row {
  branch: Branch;
  depth: number;
}

/** Branches below the one they left, each as deep as it has forebears. */
export function inTreeOrder(branches: readonly Branch[]): Row[] {
  const rows: Row[] = [];
  const add = (branch: Branch, depth: number) => {
    if (rows.some((row) => row.branch === branch)) return;
    rows.push({ branch, depth });
    for (const child of branches) if (child !== branch && child.from === branch.name) add(child, depth + 1);
  };
  const names = new Set(branches.map((branch) => branch.name));
  for (const branch of branches) if (!branch.from || !names.has(branch.from)) add(branch, 0);
  for (const branch of branches) add(branch, 0); // whatever names that go round in a ring have left
  return rows;
}

export class Moments implements Part {
  readonly element: HTMLElement;
  open = false;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly close = closeButton(() => this.shut(), { "data-do": "close-moments" });
  private readonly soFar = h("button", { type: "button", class: "al-button", "data-ending": true });
  private readonly pagesTitle = h("h4");
  private readonly pages = h("div", { class: "al-turn-pages" });
  private readonly form: NameForm;
  private readonly marksTitle = h("h4");
  private readonly noMarks = h("p", { class: "al-none" });
  private readonly marks = h("ul", { class: "al-marks" });
  private readonly branchesTitle = h("h4");
  private readonly branchesAbout = h("p", { class: "al-none" });
  private readonly branches = h("ul", { class: "al-branches" });
  /** The branch whose removal waits for a second yes. */
  private doomed: string | null = null;
  /** Ends the waiting for a comparison. */
  private unfollow: (() => void) | null = null;

  constructor(private readonly desk: Desk, private readonly go: (at: number) => void, private readonly shut: () => void) {
    this.form = new NameForm((name) => desk.tell({ kind: "mark", name, at: desk.scene.time.at }));
    this.element = h("section", { class: "al-moments", hidden: true },
      h("div", { class: "al-section-head" }, this.title, this.soFar, this.close),
      h("div", { class: "al-moments-columns" },
        h("div", {}, this.pagesTitle, this.pages, this.marksTitle, this.form.element, this.noMarks, this.marks),
        h("div", {}, this.branchesTitle, this.branchesAbout, this.branches)));
    this.element.addEventListener("click", (event) => this.onClick(event));
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
  }

  update(): void {
    show(this.element, this.open);
    if (!this.open) return;
    const { words, scene: { time } } = this.desk;
    setText(this.title, words("board-moments"));
    setAttr(this.element, "aria-label", words("board-moments"));
    setName(this.close, words("widget-close"));
    setText(this.soFar, words("board-page-so-far"));
    this.updatePages();
    this.form.entitle(words("board-mark-name"), words("board-mark-add"));
    this.form.suggest(momentText(words, time.turn, time.at, time.last));
    setText(this.marksTitle, words("board-marks"));
    setText(this.noMarks, this.noneHere());
    show(this.noMarks, time.marks.length === 0);
    keyed(this.marks, time.marks, (mark) => `${mark.at} ${mark.name}`, makeMark, (item, mark) => this.updateMark(item, mark));
    setText(this.branchesTitle, words("board-branches"));
    setText(this.branchesAbout, words("board-branches-about"));
    show(this.branchesAbout, time.branches.length < 2);
    keyed(this.branches, inTreeOrder(time.branches), ({ branch }) => branch.id, makeBranch, (item, row) => this.updateBranch(item, row));
  }

  /** That this line has no bookmarks, and which others have. */
  private noneHere(): string {
    const { words, scene: { time } } = this.desk;
    const others = time.branches.filter(({ current, marks }) => !current && marks > 0);
    if (!others.length) return words("board-marks-none");
    const lines = others.map(({ name, marks }) => words("board-marks-on", { count: marks, name })).join(words("board-comma"));
    return words("board-marks-elsewhere", { lines });
  }

  /** A button for each page. */
  private updatePages(): void {
    const { words, scene: { time } } = this.desk;
    const pages = time.pages ? Array.from({ length: time.pages.count }, (_, at) => at + 1) : time.turns.map(([turn]) => turn).filter((turn) => turn > 0);
    setText(this.pagesTitle, words("board-page-turns"));
    show(this.pagesTitle, pages.length > 0);
    keyed(this.pages, pages, String, (turn) => h("button", { type: "button", class: "al-button", "data-turn-page": turn }),
      (button, turn) => setText(button, words("board-page-other", { turn })));
  }

  private updateMark(item: HTMLElement, mark: { name: string; at: number }): void {
    const { words, scene: { time } } = this.desk;
    const [go, drop] = Array.from(item.children) as [HTMLElement, HTMLElement];
    const [name, where] = Array.from(go.children) as [HTMLElement, HTMLElement];
    setText(name, mark.name);
    setText(where, momentText(words, turnAt(time, mark.at), mark.at, time.last));
    setAttrs(go, { "data-go": mark.at, "aria-current": mark.at === time.at ? "true" : null });
    setName(drop, words("board-mark-remove", { name: mark.name }));
    setAttrs(drop, { "data-unmark": mark.name, "data-at": mark.at });
  }

  private updateBranch(item: HTMLElement, { branch, depth }: Row): void {
    const { words } = this.desk;
    const part = (name: string) => item.querySelector(`[data-part=${name}]`) as HTMLElement;
    item.style.setProperty("--al-depth", String(depth));
    setAttr(item, "aria-current", branch.current ? "true" : null);
    setText(part("name"), branch.name);
    setText(part("about"), [words(branch.turn ? "board-branch-length" : "board-branch-length-setup", { turn: branch.turn, last: branch.last }),
      branch.from ? words("board-branch-left", { name: branch.from, at: branch.at }) : "",
      branch.current ? words("board-branch-current") : ""].filter(Boolean).join(" · "));
    show(part("deeds"), !branch.current);
    const doomed = this.doomed === branch.id;
    for (const kind of ["switch", "compare", "drop", "really", "spare"]) {
      setText(part(kind), words(`board-branch-${kind}`));
      setAttrs(part(kind), { "data-branch": branch.id, "aria-label": words("widget-labelled", { label: words(`board-branch-${kind}`), value: branch.name }) });
      show(part(kind), doomed === (kind === "really" || kind === "spare"));
    }
  }

  private onClick(event: Event): void {
    const target = (event.target as Element).closest<HTMLElement>("button");
    const { go, unmark, branch, part, at } = target?.dataset ?? {};
    if (go !== undefined) this.go(Number(go));
    else if (unmark !== undefined) this.desk.tell({ kind: "unmark", name: unmark, at: Number(at) });
    else if (branch !== undefined && part !== undefined) this.treat(branch, part);
  }

  /** Has a branch drawn beside the one on the board, below it on the page, and goes there. */
  private compare(branch: string): void {
    this.unfollow?.();
    this.unfollow = followComparison(document.body, () => this.toBranch(branch));
    if (!this.desk.tell({ kind: "compare", branch })) this.unfollow();
  }

  end(): void {
    this.unfollow?.();
  }

  /** Puts the focus where a comparison was asked for. */
  private toBranch(branch: string): void {
    const button = this.branches.querySelector<HTMLElement>(`[data-branch="${CSS.escape(branch)}"][data-part=compare]`);
    (this.open && button ? button : this.desk.root.querySelector<HTMLElement>('[data-do="moments"]'))?.focus();
  }

  private treat(branch: string, part: string): void {
    if (part === "compare") this.compare(branch);
    else if (part === "switch") this.desk.tell({ kind: part, branch });
    else if (part === "really") this.desk.tell({ kind: "drop", branch });
    this.doomed = part === "drop" ? branch : null;
    this.update();
    const next = part === "drop" ? "spare" : part === "spare" ? "drop" : "";
    if (next) this.branches.querySelector<HTMLElement>(`[data-branch="${CSS.escape(branch)}"][data-part=${next}]`)?.focus();
    else if (part === "really") this.focus();
  }
}

function makeMark(): HTMLLIElement {
  return h("li", {}, h("button", { type: "button", class: "al-button al-mark-go" }, h("strong"), h("span")),
    h("button", { type: "button", class: "al-close" }, "×"));
}

function makeBranch(): HTMLLIElement {
  const button = (part: string) => h("button", { type: "button", class: "al-button", "data-part": part });
  return h("li", {}, h("div", {}, h("strong", { "data-part": "name" }), " ", h("span", { "data-part": "about" })),
    h("div", { "data-part": "deeds", class: "al-branch-deeds" }, ...["switch", "compare", "drop", "really", "spare"].map(button)));
}
