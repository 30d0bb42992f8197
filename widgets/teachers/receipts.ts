// The receipts of a class, and a scenario of the teacher's own: dropped or chosen, sent to the kernel one after
// another, and shown as tables for marking.

import type { DoingDesk, Part } from "../shared/desk";
import { h, keyed, newName, setAttr, setText, show } from "../shared/dom";
import { download, JSON_FILES } from "../shared/files";
import { SheetMaker } from "./papers";
import { makeTable } from "./receipt_table";
import type { Deed, Form, SavedFile, Scene } from "./types";

export type Save = (form: Form) => Promise<{ files: SavedFile[] } | null>;

export class ReceiptDesk implements Part {
  private readonly drop = h("p", { id: newName() });
  private readonly choose = this.button("choose", () => this.field.click());
  private readonly field = h("input", { type: "file", accept: `${JSON_FILES},.yaml,.yml`, multiple: true, hidden: true });
  private readonly zone = h("div", { class: "al-teach-drop" }, this.drop, this.choose, this.field);
  private readonly kept = h("p", { class: "al-hint" });
  private readonly said = h("p", { role: "status", class: "al-teach-found" });
  private readonly paper = this.button("paper", () => void this.print());
  private readonly maker: SheetMaker;
  private readonly buttons = ["html", "csv"].map((form) => this.button(form, () => void this.save(form as Form)));
  private readonly clear = this.button("clear", () => this.empty());
  private readonly deeds = h("p", { class: "al-teach-deeds" }, this.paper, ...this.buttons, this.clear);
  private readonly made = h("div", {});
  private readonly tables = h("div", { class: "al-teach-classes" });
  private readonly strays = h("div", { class: "al-teach-strays" }, h("h3"), h("ul"));
  readonly element = h("div", { class: "al-teach-receipts" }, this.zone, this.kept, this.said, this.deeds, this.made, this.tables, this.strays);
  private waiting: File[] = [];
  private ready: Deed | null = null;
  private isReading = false;
  private all = 0;
  private name = ""; // of the file that is read or was sent last
  private sent = -1; // the scene over which it was sent: its answer is another one
  private leftOut = false;
  private isEmptied = false;

  constructor(private readonly desk: DoingDesk<Scene, Deed>, private readonly request: Save) {
    this.maker = new SheetMaker(desk, async () => {
      const file = (await request("html"))?.files[0];
      return file ? { file } : null;
    });
    this.made.append(this.maker.said);
    this.choose.setAttribute("aria-describedby", this.drop.id);
    this.field.addEventListener("change", () => {
      this.add([...(this.field.files ?? [])]);
      this.field.value = ""; // so that choosing the same files again is a change
    });
    // A file that is dropped beside the field would take the page's place, and all that stands on it.
    addEventListener("dragover", this.onDrag);
    addEventListener("dragleave", this.onLeave);
    addEventListener("drop", this.onDrop);
  }

  update(): void {
    const { words, scene: { receipts } } = this.desk;
    setText(this.drop, words("teach-ui-receipts-drop"));
    setText(this.kept, words("teach-ui-receipts-kept"));
    for (const button of [this.choose, this.paper, ...this.buttons, this.clear]) setText(button, words(`teach-ui-receipts-${button.dataset["does"]}`));
    setText(this.said, this.state());
    const has = Boolean(receipts.count || receipts.scenarios) && !this.isBusy;
    show(this.deeds, has);
    show(this.paper, Boolean(receipts.tables?.length));
    show(this.made, Boolean(receipts.tables?.length));
    show(this.strays, Boolean(receipts.strays?.length));
    this.draw();
    void this.next();
  }

  end(): void {
    this.maker.end();
    removeEventListener("dragover", this.onDrag);
    removeEventListener("dragleave", this.onLeave);
    removeEventListener("drop", this.onDrop);
  }

  private get isBusy(): boolean {
    return this.waiting.length > 0 || this.ready !== null || this.isReading || this.sent === this.desk.scene.answer;
  }

  /** How far it is, or what came of it. */
  private state(): string {
    const { words, scene: { receipts } } = this.desk;
    if (this.isBusy) {
      const at = Math.max(1, this.all - this.waiting.length);
      return words("teach-ui-receipts-checking", { at, all: this.all, name: this.name });
    }
    if (!receipts.count && !receipts.scenarios) return this.isEmptied ? words("teach-ui-receipts-cleared") : "";
    const more = this.leftOut ? words("teach-ui-receipts-most", { most: receipts.most ?? 0 }) : "";
    return [receipts.said, more].filter(Boolean).join(" ");
  }

  private draw(): void {
    const { words, scene: { receipts: { tables, labels, signs, strays } } } = this.desk;
    const shown = tables ?? [];
    // Each is made anew when anything of it has changed; there are few, and nobody writes in them.
    keyed(this.tables, shown, (table) => JSON.stringify([table, labels]), (table) => makeTable(table, labels ?? {}, words("teach-ui-receipts-table", { title: table.title }), signs ?? ""), () => undefined);
    setText(this.strays.firstElementChild as Element, labels?.["strays"] ?? "");
    keyed(this.strays.lastElementChild as Element, strays ?? [], (line) => line, () => h("li"), (item, line) => setText(item, line));
  }

  private add(files: readonly File[]): void {
    const { scene: { receipts } } = this.desk;
    const room = (receipts.most ?? 0) - (receipts.count ?? 0) - this.waiting.length;
    this.leftOut = files.length > room;
    this.isEmptied = false;
    if (!this.isBusy) this.all = 0;
    const taken = files.slice(0, Math.max(0, room));
    this.all += taken.length;
    this.name ||= taken[0]?.name ?? "";
    this.waiting.push(...taken);
    this.maker.forget(); // a table of those that were there before
    this.update();
  }

  /** Reads the next file and sends it, once the answer to the last one is there. */
  private async next(): Promise<void> {
    if (!this.ready && !this.isReading && this.waiting.length) {
      const file = this.waiting.shift() as File;
      this.isReading = true;
      this.name = file.name;
      // A folder, or a file that has gone, cannot be read: the kernel says of nothing that it is no receipt.
      const text = await file.slice(0, (this.desk.scene.receipts.most_bytes ?? 0) + 1).text().catch(() => "");
      this.isReading = false;
      this.ready = { kind: "receipt", name: file.name, text, left: this.waiting.length };
      setText(this.said, this.state());
    }
    if (!this.ready || !this.desk.tell(this.ready)) return;
    this.ready = null;
    this.sent = this.desk.scene.answer;
  }

  /** Opens the tables in a tab of their own, as every sheet is, and offers to print them. */
  private print(): Promise<void> {
    return this.maker.make({ what: "paper", made: "table", lesson: "", period: 0 }, (tab) => tab.print());
  }

  private async save(form: Form): Promise<void> {
    const answer = await this.request(form);
    for (const { name, type, text } of answer?.files ?? []) download(new Blob([text], { type }), name);
  }

  private empty(): void {
    this.isEmptied = true;
    this.leftOut = false;
    this.maker.forget();
    this.desk.wish({ kind: "clear_receipts" });
    this.choose.focus();
  }

  private readonly onDrag = (event: DragEvent): void => {
    if (!this.isShown || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    setAttr(this.zone, "data-over", this.isIn(event));
  };

  private readonly onLeave = (): void => setAttr(this.zone, "data-over", false);

  private readonly onDrop = (event: DragEvent): void => {
    setAttr(this.zone, "data-over", false);
    if (!this.isShown || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (this.isIn(event)) this.add([...event.dataTransfer.files]);
  };

  private get isShown(): boolean {
    return this.element.isConnected;
  }

  private isIn(event: DragEvent): boolean {
    return event.composedPath().includes(this.element);
  }

  private button(does: string, act: () => void): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-button", "data-does": does });
    button.addEventListener("click", act);
    return button;
  }
}
