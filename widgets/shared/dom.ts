// Small helpers for making and updating elements. Text only ever enters through textContent.

const SVG = "http://www.w3.org/2000/svg";

type Value = string | number | boolean | null | undefined;
type Child = Node | string | null | undefined | false;

/** Sets an attribute only when it changes; `false`, `null` and `undefined` remove it, `true` leaves it empty. */
export function setAttr(element: Element, name: string, value: Value): void {
  const text = value === true ? "" : value === false || value == null ? null : String(value);
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

export function setAttrs(element: Element, attrs: Record<string, Value>): void {
  for (const [name, value] of Object.entries(attrs)) setAttr(element, name, value);
}

/** Names an element for screen readers and for those who point at it. */
export function setName(element: Element, name: string): void {
  setAttrs(element, { "aria-label": name, title: name });
}

/** Replaces the text of an element only when it differs, so that screen readers hear nothing twice. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function fill<E extends Element>(element: E, attrs: Record<string, Value>, children: Child[]): E {
  setAttrs(element, attrs);
  for (const child of children) if (child) element.append(child);
  return element;
}

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K, attrs: Record<string, Value> = {}, ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attrs, children);
}

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K, attrs: Record<string, Value> = {}, ...children: Child[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS(SVG, tag), attrs, children) as SVGElementTagNameMap[K];
}

/**
 * Brings the children of a parent in line with a list, keeping the element of each key.
 *
 * An element that stays keeps the focus: nothing is moved that already stands in its place.
 */
export function keyed<T, E extends Element>(
  parent: Element, items: readonly T[], key: (item: T) => string,
  create: (item: T) => E, update: (element: E, item: T) => void,
): void {
  const wanted = new Set(items.map(key));
  const old = new Map<string, E>();
  for (const child of Array.from(parent.children)) {
    const name = child.getAttribute("data-key") ?? "";
    // Leavers go first: moving a stayer round them would take its focus away.
    if (wanted.has(name)) old.set(name, child as E);
    else child.remove();
  }
  let before: Element | null = parent.firstElementChild;
  for (const item of items) {
    const name = key(item);
    if (!wanted.delete(name)) continue;
    const element = old.get(name) ?? create(item);
    setAttr(element, "data-key", name);
    update(element, item);
    if (element === before) before = before.nextElementSibling;
    else parent.insertBefore(element, before);
  }
}

// Every widget of a page may have a copy of this module: the names it gives must not be those of another one.
const stem = `al-${Math.random().toString(36).slice(2)}`;
let named = 0;

/** A name that nothing else in the page has, for ids and for radio buttons that belong together. */
export function newName(): string {
  named += 1;
  return `${stem}-${named}`;
}

/** The button that closes what it stands in; {@link setName} names it. */
export function closeButton(act: () => void, attrs: Record<string, Value> = {}): HTMLButtonElement {
  const button = h("button", { type: "button", class: "al-close", ...attrs }, "×");
  button.addEventListener("click", act);
  return button;
}

/** Shows or hides by the `hidden` attribute, which also takes the content from the tab order. */
export function show(element: HTMLElement, visible: boolean): void {
  if (element.hidden === visible) element.hidden = !visible;
}

/** Brings an element into sight, as little as the page needs. */
export function bringUp(element: HTMLElement): void {
  element.scrollIntoView?.({ block: "nearest" });
}

export function reducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether an element stands on the page no more, or is hidden: what it had of the focus is lost. */
export function isGone(element: Element): boolean {
  return !element.isConnected || element.closest("[hidden]") !== null;
}

/** The element that has the focus, also where the board stands in a shadow tree. */
export function focusedIn(root: Element): Element | null {
  return (root.getRootNode() as Document | ShadowRoot).activeElement ?? null;
}
