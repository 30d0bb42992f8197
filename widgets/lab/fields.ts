// Fields and buttons. What they offer, are called and complain of comes from the kernel; here they are only drawn.

import { fileField } from "../shared/files";
import { h, keyed, newName, setAttr, setAttrs, setText, show } from "../shared/dom";
import { type Kept, Store } from "../shared/keeping/store";
import { copyLink } from "./address";
import { Typing } from "./typing";
import type { Control, Group, Host } from "./types";

const KEPT = "kept:";
const shelf = (game: string): Store => new Store(`algeria-lab:wars:${game}`);

/** Draws one control and keeps it in line with what the kernel says. */
interface Field {
  readonly element: HTMLElement;
  update(control: Control): void;
}

type Maker = (host: Host, control: Control) => Field;

/** What every field has around it: a label above, a hint and an error below, both tied to it for screen readers. */
class Frame {
  readonly element: HTMLElement;
  private readonly hint = h("p", { class: "al-lab-hint", hidden: true });
  private readonly error = h("p", { class: "al-lab-error", hidden: true });

  constructor(private readonly label: HTMLElement, private readonly input: HTMLElement, ...more: (Node | string)[]) {
    input.id = newName();
    this.hint.id = `${input.id}-hint`;
    this.error.id = `${input.id}-error`;
    if (label instanceof HTMLLabelElement) label.htmlFor = input.id;
    this.element = h("div", { class: "al-lab-field" }, label, input, ...more, this.error, this.hint);
  }

  update(control: Control): void {
    setText(this.label, control.label);
    setText(this.hint, control.hint ?? "");
    setText(this.error, control.error ?? "");
    show(this.hint, Boolean(control.hint));
    show(this.error, Boolean(control.error));
    const described = [control.error && this.error.id, control.hint && this.hint.id].filter(Boolean).join(" ");
    setAttrs(this.input, { "aria-describedby": described || null, "aria-invalid": control.error ? "true" : null });
    this.element.classList.toggle("al-lab-wide", control.wide === true);
  }
}

function option(value: string, title: string): HTMLOptionElement {
  return h("option", { value }, title);
}

const makeSelect: Maker = (host, first) => {
  const input = h("select");
  const frame = new Frame(h("label"), input);
  let now = first;
  let kept: Kept[] = [];
  const listKept = () => {
    input.querySelector("optgroup")?.remove();
    kept = now.kept ? shelf(now.kept).read() : [];
    if (!kept.length) return;
    const date = new Intl.DateTimeFormat(host.lang, { dateStyle: "medium", timeStyle: "short" });
    const offers = kept.map((war, at) =>
      option(`${KEPT}${at}`, host.words("lab-ui-kept-item", { label: war.label, date: date.format(new Date(war.when)) })));
    input.append(h("optgroup", { label: host.words("lab-ui-kept") }, ...offers));
  };
  input.addEventListener("change", () => {
    const chosen = input.value.startsWith(KEPT) ? kept[Number(input.value.slice(KEPT.length))] : undefined;
    if (!chosen) return host.tell({ kind: "set", key: now.key, value: input.value });
    // The menu shows what the kernel has taken, and that may refuse the war.
    input.value = now.value ?? "";
    host.tell({ kind: "open", name: chosen.name, text: chosen.save });
  });
  let drawn = "";
  return {
    element: frame.element,
    update(control) {
      now = control;
      frame.update(control);
      const offered = JSON.stringify([control.options, host.lang, control.kept && shelf(control.kept).read().map((war) => war.when)]);
      if (offered !== drawn) {
        drawn = offered;
        input.replaceChildren(...(control.options ?? []).map(([value, title]) => option(value, title)));
        listKept();
      }
      input.value = control.value ?? "";
    },
  };
};

const makeNumber: Maker = (host, first) => {
  const input = h("input", { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: 80 });
  const frame = new Frame(h("label"), input);
  let now = first;
  const typing = new Typing(input, () => host.tell({ kind: "set", key: now.key, value: input.value }));
  return {
    element: frame.element,
    update(control) {
      now = control;
      frame.update(control);
      // What could not be taken stays to be mended.
      if (!control.error) typing.show(control.value ?? "");
    },
  };
};

const makeChoice: Maker = (host, first) => {
  const legend = h("span", { class: "al-lab-label" });
  const box = h("div", { class: "al-lab-choice", role: "radiogroup" });
  const frame = new Frame(legend, box);
  const name = newName();
  legend.id = `${name}-label`;
  setAttr(box, "aria-labelledby", legend.id);
  const create = ([value]: [string, string]) => {
    const input = h("input", { type: "radio", name, value });
    input.addEventListener("change", () => host.tell({ kind: "set", key: first.key, value }));
    return h("label", {}, input, h("span"));
  };
  return {
    element: frame.element,
    update(control) {
      frame.update(control);
      keyed(box, control.options ?? [], ([value]) => value, create, (label, [value, title]) => {
        setText(label.querySelector("span") as Element, title);
        (label.querySelector("input") as HTMLInputElement).checked = value === control.value;
      });
    },
  };
};

const makeSlider: Maker = (host, first) => {
  const input = h("input", { type: "range", min: 0, step: 1 });
  const scale = h("ol", { class: "al-lab-scale", "aria-hidden": "true" });
  const frame = new Frame(h("label"), input, scale);
  let now = first;
  const title = (at: number): string => {
    const [value, text] = now.options?.[at] ?? ["", ""];
    return now.mark && value === now.mark[0] ? host.words("lab-ui-mark", { value: text, mark: now.mark[1] }) : text;
  };
  const point = () => {
    setAttr(input, "aria-valuetext", title(Number(input.value)));
    for (const [at, item] of Array.from(scale.children).entries()) setAttr(item, "data-at", at === Number(input.value));
  };
  input.addEventListener("input", point);
  input.addEventListener("change", () =>
    host.tell({ kind: "set", key: now.key, value: now.options?.[Number(input.value)]?.[0] ?? "" }));
  return {
    element: frame.element,
    update(control) {
      now = control;
      frame.update(control);
      const options = control.options ?? [];
      setAttr(input, "max", options.length - 1);
      keyed(scale, options, ([value]) => value, () => h("li", {}, h("span"), h("span", { class: "al-lab-mark" })), (item, [value, text]) => {
        setText(item.children[0] as Element, text);
        setText(item.children[1] as Element, value === control.mark?.[0] ? `▲ ${control.mark[1]}` : "");
      });
      input.value = String(options.findIndex(([value]) => value === control.value));
      point();
    },
  };
};

const makeWriting: Maker = (host, first) => {
  const input = h("textarea", { rows: 3, maxlength: first.most ?? 1000 });
  const frame = new Frame(h("label"), input);
  let now = first;
  input.addEventListener("input", () => host.keepDraft({ kind: "set", key: now.key, value: input.value }));
  input.addEventListener("change", () => host.tell({ kind: "set", key: now.key, value: input.value }));
  return {
    element: frame.element,
    update(control) {
      now = control;
      frame.update(control);
      // What is being written counts more than what the kernel heard last.
      if (document.activeElement !== input) input.value = control.value ?? "";
    },
  };
};

const makeFile: Maker = (host) => {
  const label = h("span", { hidden: true });
  const button = h("button", { type: "button", class: "al-button" });
  const input = fileField((name, text) => host.tell({ kind: "open", name, text }),
    (file, why) => host.notify(host.words(`lab-ui-${why}`, { file }), "error"));
  const frame = new Frame(label, button, input);
  button.addEventListener("click", () => input.click());
  return {
    element: frame.element,
    update(control) {
      frame.update(control);
      setText(button, control.label);
      setAttr(input, "aria-label", host.words("lab-ui-choose-file"));
    },
  };
};

function makeButton(act: (host: Host, control: Control) => void): Maker {
  return (host, first) => {
    const button = h("button", { type: "button", "data-do": first.key });
    const frame = new Frame(h("span", { hidden: true }), button);
    let now = first;
    button.addEventListener("click", () => act(host, now));
    return {
      element: frame.element,
      update(control) {
        now = control;
        frame.update(control);
        setText(button, control.label);
        // What stands for a question to choose is a line of a list; the card around it may be pressed anywhere.
        const look = control.pressed !== undefined ? "al-quiet-button" : control.main ? "al-primary" : "al-button";
        button.className = look;
        setAttr(button, "aria-pressed", control.pressed === undefined ? null : String(control.pressed));
      },
    };
  };
}

const makeLink: Maker = (host) => {
  const button = h("button", { type: "button", "data-do": "link", class: "al-quiet-button" });
  const byHand = h("input", { type: "text", readonly: true, hidden: true, class: "al-lab-link" });
  const frame = new Frame(h("span", { hidden: true }), button, byHand);
  button.addEventListener("click", () => void copyLink(host, byHand));
  return {
    element: frame.element,
    update(control) {
      frame.update(control);
      setText(button, control.label);
      setAttr(byHand, "aria-label", host.words("lab-ui-link"));
    },
  };
};

const makeCard: Maker = (host) => {
  const label = h("p", { class: "al-lab-card-title" });
  const grid = new Grid(host);
  label.id = newName();
  const element = h("div", { class: "al-lab-card", role: "group", "aria-labelledby": label.id }, label, grid.element);
  return {
    element,
    update(control) {
      setText(label, control.label);
      grid.update(control.controls ?? []);
    },
  };
};

const MAKERS: Record<Control["kind"], Maker> = {
  select: makeSelect,
  number: makeNumber,
  choice: makeChoice,
  slider: makeSlider,
  file: makeFile,
  button: makeButton((host, control) => host.tell({ kind: "press", key: control.key, value: "" })),
  link: makeLink,
  writing: makeWriting,
  card: makeCard,
};

/** Controls beside and under each other; those that stay keep the focus. */
class Grid {
  readonly element = h("div", { class: "al-lab-grid" });
  private readonly fields = new WeakMap<Element, Field>();

  constructor(private readonly host: Host) {}

  update(controls: Control[]): void {
    const create = (control: Control): HTMLElement => {
      const field = MAKERS[control.kind](this.host, control);
      this.fields.set(field.element, field);
      return field.element;
    };
    keyed(this.element, controls, (control) => `${control.kind} ${control.key}`, create,
      (element, control) => this.fields.get(element)?.update(control));
  }
}

/** Controls under one heading. */
export class GroupView {
  readonly element: HTMLElement;
  private readonly legend: HTMLElement | null;
  private readonly grid: Grid;

  constructor(host: Host, group: Group) {
    this.grid = new Grid(host);
    this.legend = group.legend ? h("legend") : null;
    this.element = h(this.legend ? "fieldset" : "div", { class: "al-lab-group", "data-group": group.key }, this.legend, this.grid.element);
  }

  update(group: Group): void {
    if (this.legend) setText(this.legend, group.legend);
    this.grid.update(group.controls);
  }
}
