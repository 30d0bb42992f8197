// The stage: map or list, the card, the key; and for the bar under them the switch between both and the menu of tools.

import { Card } from "./card";
import { CopyText } from "./copy";
import type { PlaceId } from "../../map/types";
import type { Desk } from "../desk";
import type { Part } from "../../shared/desk";
import { h, setAttr, setAttrs, setText, show } from "../../shared/dom";
import { Help } from "../../map/controls/help";
import { glossaryButton } from "../aids/glossary";
import { ListView } from "./list";
import { MapView } from "../../map/map";
import { focusBehind, Menu } from "../../shared/parts/menu";

export type View = "map" | "list";

export class Stage implements Part {
  readonly element: HTMLElement;
  readonly map: MapView;
  readonly list: ListView;
  readonly card: Card;
  readonly help: Help;
  readonly bar: HTMLElement;
  private readonly copy: CopyText;
  view: View = "map";
  private readonly tools = h("div", { class: "al-zoom", role: "group" });
  private readonly switches: Record<View, HTMLButtonElement>;
  private readonly helpButton = h("button", { type: "button", class: "al-button", "data-do": "help" });
  private readonly mapBox: HTMLElement;
  private readonly menu: Menu;

  /** @param extras - further tools, which stand in the menu with those of the map */
  constructor(private readonly desk: Desk, extras: readonly HTMLElement[]) {
    const switcher = (view: View) => {
      const button = h("button", { type: "button", class: "al-button", "data-view": view, "data-hot": view === "map" ? "m" : "l" });
      button.addEventListener("click", () => this.choose(view));
      return button;
    };
    this.switches = { map: switcher("map"), list: switcher("list") };
    this.map = new MapView(desk, this.tools);
    this.list = new ListView(desk);
    this.card = new Card(desk, this.map);
    this.copy = new CopyText(desk);
    this.help = new Help(desk, () => this.closeHelp());
    this.help.element.append(glossaryButton());
    this.helpButton.addEventListener("click", () => this.toggleHelp());
    this.mapBox = h("div", { class: "al-map-box" }, this.map.element, this.card.element);
    this.menu = new Menu("al-tool", this.tools, h("div", { class: "al-aids" }, this.helpButton, ...extras));
    this.bar = h("div", { class: "al-tools" },
      h("div", { class: "al-switch", role: "group" }, this.switches.map, this.switches.list), this.menu.element);
    this.element = h("section", { class: "al-stage" }, this.mapBox, h("div", { class: "al-list-box" }, this.copy.element, this.list.element));
  }

  end(): void {
    this.map.destroy();
    this.card.end();
    this.menu.end();
  }

  update(): void {
    const { words } = this.desk;
    for (const view of ["map", "list"] as const) {
      setText(this.switches[view], words(`board-view-${view}`));
      setAttr(this.switches[view], "aria-pressed", this.view === view ? "true" : "false");
    }
    setAttr(this.element, "aria-label", this.desk.atlas.name);
    setAttr(this.element, "data-view", this.view);
    setAttr(this.desk.root, "data-view", this.view);
    setText(this.menu.button, words("board-tools"));
    setText(this.helpButton, words("board-help"));
    setAttrs(this.helpButton, { "aria-expanded": this.help.open ? "true" : "false" });
    setAttr(this.switches.map.parentElement as Element, "aria-label", words("board-view"));
    setAttr(this.tools, "aria-label", words("board-map-tools"));
    show(this.mapBox, this.view === "map");
    show(this.tools, this.view === "map");
    show(this.list.element.parentElement as HTMLElement, this.view === "list");
    this.map.update();
    if (this.view === "list") this.list.update();
    this.card.update();
    this.copy.update();
    this.help.update();
  }

  /** Follows the width of the widget. */
  resize(): void {
    this.map.resize();
    this.card.spot.stand();
  }

  /** Puts the focus back where a card was opened. */
  focusPlace(id: PlaceId): void {
    if (this.view === "map") this.map.focus(id);
    else this.list.focus(id);
  }

  toggleHelp(): void {
    if (this.help.open) return this.closeHelp();
    this.help.open = true;
    this.update();
    this.help.focus();
  }

  closeHelp(): void {
    this.help.open = false;
    this.update();
    focusBehind(this.helpButton);
  }

  choose(view: View): void {
    this.view = view;
    this.update();
    this.resize();
  }
}
