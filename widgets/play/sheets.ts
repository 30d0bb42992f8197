// A page over the board: that of a turn when one has passed, the one about the whole game at its end, or either on request.

import type { Desk } from "./desk";
import type { TurnSheet } from "./sheet_types";
import "./sheets.css";
import { fillTurn } from "./turn_page";
import { currentBranch } from "./when";
import type { Part } from "../shared/desk";
import { h, newName, setAttr, show } from "../shared/dom";

/** Which page. */
type Wanted = { what: "turn"; turn: number };

export class Sheets implements Part {
  readonly element: HTMLElement;
  private readonly body = h("div", { class: "al-page-body" });
  private shown: Wanted | null = null;
  private lang = "";
  /** What came by itself and need not come again. */
  private came = "";
  private opener: HTMLElement | null = null;

  /** `home` puts the focus on the board once a page that came by itself is closed. */
  constructor(private readonly desk: Desk, private readonly home: () => void) {
    this.element = h("section", { class: "al-page", hidden: true }, this.body);
    desk.root.addEventListener("click", (event) => this.onClick(event.target as Element));
  }

  get open(): boolean {
    return this.shown !== null;
  }

  update(): void {
    const { scene } = this.desk;
    const due = this.due();
    const key = due ? `${currentBranch(scene.time)} ${JSON.stringify(due)}` : "";
    if (due && key !== this.came) {
      this.came = key;
      void this.turnTo(due);
    } else if (this.shown && this.lang !== scene.lang) void this.turnTo(this.shown);
  }

  shut(): void {
    const { opener } = this;
    this.shown = this.opener = null;
    this.place();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    else this.home();
  }

  /** The page that comes by itself now. */
  private due(): Wanted | null {
    const { turn_page: turn } = this.desk.scene;
    return turn === undefined ? null : { what: "turn", turn };
  }

  /** Fetches a page and shows it; the board stays until it is there. */
  private async turnTo(wanted: Wanted): Promise<void> {
    const { scene: { lang } } = this.desk;
    const sheet = await this.desk.request<TurnSheet>(wanted);
    if (!sheet) return;
    [this.shown, this.lang] = [wanted, lang];
    const title = h("h2", { id: newName(), tabindex: -1 });
    setAttr(this.element, "aria-labelledby", title.id);
    this.body.replaceChildren(...fillTurn(sheet, title, this.desk.words));
    this.place();
    this.element.scrollIntoView?.({ block: "start" });
    title.focus({ preventScroll: true });
  }

  private place(): void {
    show(this.element, this.open);
    setAttr(this.desk.root, "data-page", this.shown?.what ?? null);
  }

  private onClick(target: Element): void {
    const button = target.closest<HTMLElement>("button");
    const { turnPage, pageDo, at } = button?.dataset ?? {};
    if (turnPage !== undefined && button) {
      if (!this.element.contains(button)) this.opener = button;
      void this.turnTo({ what: "turn", turn: Number(turnPage) });
    } else if (pageDo === "close") this.shut();
    else if (pageDo === "print") print();
    else if (pageDo === "branch" && this.desk.tell({ kind: "branch", at: Number(at), name: "" })) this.shut();
  }
}
