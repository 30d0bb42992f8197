// A game with somebody elsewhere: whose turn it is, and what to send them. The turn goes as a link or as a file; both are
// made here from what the kernel has sealed, so they can be had even after it has ended.

import "../shared/palette.css";
import "../shared/base.css";
import "./hand.css";
import { closeButton, h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { download } from "../shared/files";
import { isOwnPage, plainAddress, SOME_CUT } from "../shared/page/address";
import { LinkRow } from "../shared/parts/link_row";
import { follow, fillIn, send } from "../shared/wire/model";
import type { Card, Model, View } from "./types";

const MARK = "#war="; // what a link to a game begins with, see files/main.ts
const HERE = /^(localhost|127\.[\d.]+|\[::1\])$/; // addresses that lead nobody else to this computer
const OPEN = "al-open-file"; // asks the file desk of the same room to open a file

class HandCard {
  private readonly title = h("h3", { tabindex: "-1" });
  private readonly close = closeButton(() => this.closed());
  private readonly steps = h("ol");
  private readonly link = new LinkRow("al-hand-link", "al-button");
  private readonly file = h("button", { type: "button", class: "al-button" });
  private readonly said = h("span", { role: "status" });
  private readonly warning = h("p", { class: "al-hand-warning" });
  private card: Card | null = null;
  readonly element = h("section", { class: "al-hand-card" }, this.close, this.title, this.steps, this.link.element,
    h("div", { class: "al-hand-file" }, this.file, this.said), this.warning);

  constructor(private readonly closed: () => void) {
    this.file.addEventListener("click", () => this.save());
  }

  update(card: Card | null): void {
    show(this.element, card !== null);
    const isOther = card?.text !== this.card?.text;
    this.card = card;
    if (!card) return;
    setText(this.title, card.title);
    setText(this.warning, card.warning);
    setText(this.file, card.words["hand-button-file"] ?? "");
    setAttr(this.close, "aria-label", card.words["hand-button-close"] ?? "");
    if (isOther) setText(this.said, "");
    keyed(this.steps, card.steps.map((text, at) => ({ text, key: String(at) })), ({ key }) => key, () => h("li"), (element, { text }) => setText(element, text));
    this.drawLink(card);
  }

  focus(): void {
    this.title.focus();
  }

  private drawLink({ link, words }: Card): void {
    const address = link && isOwnPage() ? plainAddress(MARK, link) : "";
    const size = !address ? words["hand-button-long"] : HERE.test(location.hostname) ? words["hand-button-here"]
      : address.length > SOME_CUT ? words["files-link-some-cut"] : "";
    show(this.link.element, isOwnPage());
    this.link.update(address, { name: words["hand-button-link"] ?? "", copy: words["files-copy"] ?? "", size: size ?? "",
      copied: words["files-copied"] ?? "", byHand: words["files-copy-by-hand"] ?? "" });
  }

  private save(): void {
    if (!this.card) return;
    const { name, text, words } = this.card;
    download(new Blob([text], { type: "application/json" }), name);
    this.said.textContent = fillIn(words["hand-button-saved"] ?? "", { name });
  }
}

class Line {
  private readonly title = h("b");
  private readonly says = h("span", { role: "status" });
  private readonly handButton = h("button", { type: "button" });
  private readonly openButton = h("button", { type: "button", class: "al-button" });
  private readonly card = new HandCard(() => this.fold());
  private readonly page = h("section", { class: "al-widget al-hand" }, h("p", {}, this.title, " ", this.says), this.handButton,
    this.openButton, this.card.element);
  private readonly unfollow: () => void;
  /** The turn whose card the reader has closed. */
  private closed = "";
  /** Whether the reader has asked for the card: the focus goes to it once it is there. */
  private asked = false;

  constructor(private readonly model: Model, private readonly el: HTMLElement) {
    this.handButton.addEventListener("click", () => this.hand());
    this.openButton.addEventListener("click", () => this.openButton.dispatchEvent(new Event(OPEN, { bubbles: true })));
    el.replaceChildren(this.page);
    this.unfollow = follow(model, { "change:view": this.draw });
    this.draw();
  }

  destroy(): void {
    this.unfollow();
    this.el.replaceChildren();
  }

  private get view(): Partial<View> {
    return (this.model.get("view") ?? {}) as Partial<View>;
  }

  private readonly draw = (): void => {
    const { lang, dir, title = "", says = "", hand = "", is_ready = false, open = "", card = null } = this.view;
    setAttrs(this.page, { lang, dir, "aria-label": title });
    show(this.page, title !== "");
    setText(this.title, title);
    setText(this.says, says);
    setText(this.handButton, hand);
    this.handButton.className = is_ready ? "al-primary" : "al-button";
    setText(this.openButton, open);
    show(this.openButton, open !== "" && !is_ready);
    const shown = card && card.text !== this.closed ? card : null;
    show(this.handButton, hand !== "" && !shown);
    this.card.update(shown);
    if (shown && this.asked) this.card.focus();
    if (shown) this.asked = false;
  };

  private hand(): void {
    this.closed = "";
    this.asked = true;
    this.draw();
    send(this.model, { kind: "hand" }, () => undefined);
  }

  private fold(): void {
    this.closed = this.view.card?.text ?? "";
    this.draw();
    this.handButton.focus();
  }
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const line = new Line(model, el);
  return () => line.destroy();
}

export default { render };
