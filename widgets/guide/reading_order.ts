// Where a step is read, Tab goes as it is read: the step, what it shows, what is asked, the way to the board. In the page what it shows stands last.

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
export const LATE = ".jupyter-button:not(.al-trial-more)"; // stands below what is shown, wherever it is in the page; what opens more results stands among them

/** Whether Tab may stop at an element. */
export function isStop(one: HTMLElement): boolean {
  const isOff = one.tabIndex < 0 || (one as HTMLButtonElement).disabled || one.closest("[hidden], [inert]") !== null;
  return !isOff && (one.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/** Where Tab may stop inside an element, in the order of the page; of radio buttons that belong together once. */
export function stopsIn(parent: Element): HTMLElement[] {
  const stops = Array.from(parent.querySelectorAll<HTMLElement>(STOPS)).filter(isStop);
  return stops.filter((one) => speaker(one, stops) === one);
}

/** Of radio buttons that belong together the one at which Tab stops; of anything else itself. */
function speaker(one: HTMLElement, all: readonly HTMLElement[]): HTMLElement {
  if (!(one instanceof HTMLInputElement) || one.type !== "radio" || !one.name) return one;
  const group = all.filter((other): other is HTMLInputElement => other instanceof HTMLInputElement && other.name === one.name);
  return group.find(({ checked }) => checked) ?? group[0] ?? one;
}

/** What a step consists of; in the page the column stands inside the panel, and the stage behind it. */
export interface Parts {
  readonly panel: Element;
  readonly stage: Element;
  readonly column: Element;
}

/** Stops as they are read, part by part: the step, what it shows, what is asked, what leads to the board. */
function asRead({ panel, stage, column }: Parts): HTMLElement[][] {
  const shown = stopsIn(stage);
  return [stopsIn(panel).filter((one) => !column.contains(one)), shown.filter((one) => !one.matches(LATE)), stopsIn(column), shown.filter((one) => one.matches(LATE))];
}

/** In which of the parts something stands; -1: in none. */
function placeOf(has: Element, { panel, stage, column }: Parts): number {
  if (stage.contains(has)) return has.matches(LATE) ? 3 : 1;
  if (column.contains(has)) return 2;
  return panel.contains(has) ? 0 : -1;
}

/** Whether Tab stays in a part: another of its stops lies in that direction. */
function staysIn(part: readonly HTMLElement[], has: Element, isBack: boolean): boolean {
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const group = has instanceof HTMLInputElement && has.type === "radio" ? has.name : "";
  const isOther = (one: HTMLElement) => one !== has && !(group && (one as HTMLInputElement).name === group);
  return part.some((one) => isOther(one) && has.compareDocumentPosition(one) & side);
}

/** Where Tab is to go over the edge of a part; null where the browser goes right by itself, or out of the step. */
export function overTheEdge(has: Element, all: Parts, isBack: boolean): HTMLElement | null {
  const parts = asRead(all);
  const at = placeOf(has, all);
  const showsNone = !parts[1]?.length && !parts[3]?.length;
  if (showsNone || at < 0 || staysIn(parts[at] ?? [], has, isBack)) return null;
  const others = isBack ? parts.slice(0, at).reverse() : parts.slice(at + 1);
  const next = others.find((part) => part.length > 0);
  return (isBack ? next?.at(-1) : next?.[0]) ?? null;
}

/** What Tab is not to enter on its way out of the step, though it stands there in the page. */
export function passedOver(has: Element, all: Parts, isBack: boolean): Element[] {
  const at = placeOf(has, all);
  const parts = asRead(all);
  if (at < 0 || staysIn(parts[at] ?? [], has, isBack)) return [];
  if (isBack) return all.stage.contains(has) ? [all.column, ...(at === 1 ? parts[3] ?? [] : [])] : [];
  // As a whole: a chart takes Tab in a tree of its own, where no stop of it is found.
  if (at === 3) return Array.from(all.stage.children).filter((one) => !one.contains(has));
  return at === 2 ? [all.stage] : [];
}
