// What is asked now, the cards that are being resolved, and what happened since the viewer last decided.

import { h, setAttr, setName, setText, show } from "../../shared/dom";
import { LineBox } from "../../shared/told/lines";
import { cited } from "../../shared/told/rule";
import { allCards, faceOf, iconRow } from "../cards/card";
import { sign } from "../../shared/parts/glyph";
import type { Desk } from "../desk";
import type { LogLine } from "../types";
import type { Part } from "../../shared/desk";
import { seatSign } from "../glyphs";
import { drawLine } from "../told/lines";

export class Prompt implements Part {
  readonly element: HTMLElement;
  private readonly seat = h("p", { class: "al-duel-seat" });
  private readonly text = h("p", { class: "al-duel-prompt-text", tabindex: -1, "data-first-stop": true });
  private readonly hint = h("p", { class: "al-hint" });
  private readonly acting = h("div", { class: "al-duel-acting" });
  private drawn = "";

  /** @param advice - the button that asks for advice, and what it opens */
  constructor(private readonly desk: Desk, advice: Record<"button" | "element", HTMLElement>) {
    this.element = h("section", { class: "al-duel-prompt" }, this.seat, this.text, advice.button, this.hint, this.acting, advice.element);
  }

  update(): void {
    const { scene: { prompt }, atlas, words } = this.desk;
    setAttr(this.element, "aria-label", words("duel-table-prompt"));
    setAttr(this.element, "data-seat", prompt.seat || null);
    setText(this.hint, prompt.hint);
    show(this.hint, prompt.hint !== "");
    const key = JSON.stringify([prompt.text, prompt.rule, prompt.seat, atlas.language]);
    if (key !== this.drawn) {
      this.drawn = key;
      this.seat.replaceChildren(...(prompt.seat ? [seatSign(prompt.seat), atlas.seats[prompt.seat]] : []));
      this.text.replaceChildren(...cited(prompt.text, prompt.rule));
    }
    show(this.seat, prompt.seat !== "");
    this.updateActing();
  }

  focus(): void {
    this.text.focus({ preventScroll: true });
  }

  has(focused: Element): boolean {
    return focused === this.text;
  }

  /** An event lies on a pile while it acts: here its icons are in sight as well. */
  private updateActing(): void {
    const { desk } = this;
    const acting = allCards(desk.scene).filter((card) => card.acting && card.icon >= 0);
    this.acting.replaceChildren(...acting.flatMap((card) => {
      const face = faceOf(desk.atlas, card);
      return face ? [h("p", {}, h("strong", {}, face.name), " ", iconRow(desk, face, card.icon))] : [];
    }));
    show(this.acting, this.acting.childElementCount > 0);
  }
}

/** News since the viewer last decided: one after the other, or all as a list. */
export class News implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3");
  private readonly body = new LineBox("al-duel-news-body");
  private readonly place = h("span", { class: "al-duel-news-place" });
  private readonly back = h("button", { type: "button", class: "al-tool", "data-do": "news-back" }, sign("back"));
  private readonly forward = h("button", { type: "button", class: "al-tool", "data-do": "news-forward" }, sign("forward"));
  private readonly whole = h("button", { type: "button", class: "al-button", "data-do": "news-list" });
  private at = 0;
  private stepwise = false;
  private drawn = "";
  private told = "";

  constructor(private readonly desk: Desk) {
    const steps = h("div", { class: "al-duel-news-steps" }, this.back, this.place, this.forward, this.whole);
    this.element = h("section", { class: "al-duel-news" }, h("div", { class: "al-section-head" }, this.title, steps), this.body.element);
    this.back.addEventListener("click", () => this.step(-1));
    this.forward.addEventListener("click", () => this.step(1));
    this.whole.addEventListener("click", () => {
      this.stepwise = !this.stepwise;
      this.update();
    });
  }

  update(): void {
    const { scene: { news }, words } = this.desk;
    const told = JSON.stringify(news);
    if (told !== this.told) this.at = 0;
    this.told = told;
    show(this.element, news.length > 0);
    setText(this.title, words("duel-table-news"));
    setAttr(this.element, "aria-label", words("duel-table-news"));
    this.body.name(words("duel-table-news"));
    setText(this.whole, words(this.stepwise ? "duel-table-news-list" : "duel-table-news-steps"));
    show(this.whole, news.length > 1);
    for (const part of [this.back, this.place, this.forward]) show(part, this.stepwise && news.length > 1);
    setAttr(this.element, "data-stepwise", this.stepwise && news.length > 1);
    setText(this.place, `${this.at + 1} / ${news.length}`);
    this.label(this.back, "duel-table-news-back", this.at > 0);
    this.label(this.forward, "duel-table-news-forward", this.at < news.length - 1);
    this.draw(news);
  }

  private label(button: HTMLElement, key: string, live: boolean): void {
    setName(button, this.desk.words(key));
    setAttr(button, "aria-disabled", live ? null : "true");
  }

  private step(by: number): void {
    this.at = Math.max(0, Math.min(this.desk.scene.news.length - 1, this.at + by));
    this.update();
  }

  private draw(news: readonly LogLine[]): void {
    const shown = this.stepwise ? news.slice(this.at, this.at + 1) : news;
    const key = JSON.stringify([shown, this.desk.atlas.language, this.desk.words("duel-table-die-hit")]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.body.list.replaceChildren(...shown.map((line) => drawLine(this.desk, line)));
    setAttr(this.body.element, "aria-live", this.stepwise ? "polite" : null);
  }
}
