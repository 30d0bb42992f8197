// A page over the board: that of a turn when one has passed, the one about the whole game at its end, or either on request.

import type { Desk } from "../desk";
import { fillEnding, type Form, give } from "./ending";
import type { EndSheet, ReportFile, TurnSheet } from "../sheet_types";
import "./sheets.css";
import { fillTurn } from "./turn_page";
import type { Deed } from "../types";
import { currentBranch } from "../time/when";
import type { Part } from "../../shared/desk";
import { h, newName, setAttr, show } from "../../shared/dom";
import { noted } from "../../shared/keeping/record";
import { type Costly, CostlyView, SLICE } from "../../shared/parts/costly";
import { focusBehind } from "../../shared/parts/menu";

/** Which page. */
type Wanted = { what: "turn"; turn: number } | { what: "ending" };

export class Sheets implements Part {
  readonly element: HTMLElement;
  private readonly body = h("div", { class: "al-leaf-body" });
  private shown: Wanted | null = null;
  private lang = "";
  /** What came by itself and need not come again. */
  private came = "";
  private opener: HTMLElement | null = null;
  /** How far the window was scrolled before a page came. */
  private before = 0;
  /** Finds which decisions cost most, while the page about the game is open. */
  private costly: CostlyView | null = null;

  /** `home` puts the focus on the board once a page that came by itself is closed. */
  constructor(private readonly desk: Desk, private readonly home: () => void) {
    this.element = h("section", { class: "al-leaf", hidden: true }, this.body);
    desk.root.addEventListener("click", (event) => this.onClick(event.target as Element));
  }

  get open(): boolean {
    return this.shown !== null;
  }

  update(): void {
    const { scene, words } = this.desk;
    if (scene.result) noted(scene.result, words); // whether or not the page about the game is read
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
    this.costly?.stop();
    this.stand();
    if (globalThis.scrollY !== this.before) scrollTo(0, this.before); // the board stands where it stood
    if (opener?.isConnected) focusBehind(opener);
    else this.home();
  }

  end(): void {
    this.costly?.stop();
  }

  /** The page that comes by itself now. */
  private due(): Wanted | null {
    const { turn_page: turn, over, on_request, telling, time } = this.desk.scene;
    if (over && !on_request && time.at === time.last && !telling?.card) return { what: "ending" };
    return turn === undefined ? null : { what: "turn", turn };
  }

  /** Fetches a page and shows it; the board stays until it is there. */
  private async turnTo(wanted: Wanted): Promise<void> {
    const { desk: { root, scene: { lang }, terms, words } } = this;
    setAttr(root, "aria-busy", "true"); // what stands there now is about to be covered
    const sheet = await this.desk.request<TurnSheet | EndSheet>(wanted);
    setAttr(root, "aria-busy", null);
    if (!sheet) return;
    if (!this.open) this.before = globalThis.scrollY;
    [this.shown, this.lang] = [wanted, lang];
    const title = h("h2", { id: newName(), tabindex: -1 });
    setAttr(this.element, "aria-labelledby", title.id);
    this.costly?.stop();
    this.costly = "lines" in sheet && sheet.costly ? this.lookBack() : null;
    this.body.replaceChildren(...("lines" in sheet ? fillEnding(sheet, title, words, terms.writer(), { record: this.record, costly: this.costly?.element }) : fillTurn(sheet, title, words, terms.writer())));
    this.stand();
    this.comeUp();
    title.focus({ preventScroll: true });
  }

  /** How the reader has fared against this player, where the game on the board counted. */
  private get record(): string {
    const { scene: { result }, words } = this.desk;
    return result ? noted(result, words) : "";
  }

  private lookBack(): CostlyView {
    const { desk } = this;
    return new CostlyView({ words: desk.words, more: () => desk.request<Costly>({ what: "costly" }, SLICE),
      goOn: (at) => this.leaveFor({ kind: "branch", at, name: "" }) });
  }

  /** Brings the page into sight from its beginning, and leaves the window alone where all of it is already. */
  private comeUp(): void {
    const { top, bottom } = this.element.getBoundingClientRect();
    if (top < 0 || bottom > globalThis.innerHeight) this.element.scrollIntoView?.({ block: "start" });
  }

  private stand(): void {
    show(this.element, this.open);
    setAttr(this.desk.root.querySelector(".al-sheet") as Element, "inert", this.open);
    setAttr(this.desk.root, "data-page", this.shown?.what ?? null);
  }

  private onClick(target: Element): void {
    const button = target.closest<HTMLElement>("button");
    if (!button) return;
    const { turnPage, ending, pageDo, pageLook, pageReport, at } = button.dataset;
    if (turnPage !== undefined) this.call({ what: "turn", turn: Number(turnPage) }, button);
    else if (ending !== undefined) this.call({ what: "ending" }, button);
    else if (pageLook !== undefined) this.leaveFor({ kind: "look", at: Number(pageLook) });
    else if (pageReport !== undefined) void this.report(pageReport as Form);
    else if (pageDo !== undefined) this.act(pageDo, at);
  }

  /** Shows a page that the reader wants; who calls one from another page comes back to the board. */
  private call(wanted: Wanted, button: HTMLElement): void {
    if (!this.element.contains(button)) this.opener = button;
    void this.turnTo(wanted);
  }

  private act(deed: string, at?: string): void {
    if (deed === "close") this.shut();
    else if (deed === "print") print();
    else if (deed === "exchange" || deed === "again") this.leaveFor({ kind: "begin", way: deed });
    else if (deed === "branch") this.leaveFor({ kind: "branch", at: Number(at), name: "" });
    else if (deed === "from") this.leaveFor({ kind: "branch", at: Number(this.body.querySelector("select")?.value), name: "" });
  }

  /** Does what leads back to the board. */
  private leaveFor(deed: Deed): void {
    if (this.desk.tell(deed)) this.shut();
  }

  private async report(form: Form): Promise<void> {
    const file = await this.desk.request<ReportFile>({ what: "report", form });
    if (file) give(file);
  }
}
