// Saving a chart without a server: the picture is drawn anew in one size on white paper, whatever page it is on.

export interface BokehModel {
  tags?: unknown[];
  items?: { label?: { value?: unknown }; visible?: boolean }[];
  ncols?: unknown;
  visible?: boolean;
  height?: unknown;
  setv?(values: Record<string, unknown>): void;
}

export interface BokehDocument {
  apply_json_patch(patch: unknown, buffers?: Map<string, ArrayBuffer>): void;
  clear?(): void;
  is_idle?: boolean;
  to_json?(): unknown;
  roots?(): BokehModel[];
  _all_models?: Map<string, BokehModel>;
  on_event?(name: "tap", heard: (book: unknown, event: { x?: number }) => void): void;
}

export interface BokehView {
  model: { document: BokehDocument | null };
  export?(type: "png" | "svg", hidpi?: boolean): { to_blob(): Promise<Blob> };
}

export interface BokehViews {
  roots: BokehView[];
}

export interface BokehLibrary {
  version: string;
  embed: {
    embed_item(item: { target_id: string | null }, target: HTMLElement): Promise<BokehViews>;
    add_document_standalone?(document: BokehDocument, target: HTMLElement): Promise<BokehViews>;
  };
}

export type Picture = "png" | "svg";
const PAPER = { width: 960, sizing_mode: "fixed", background_fill_color: "white", border_fill_color: "white" };
const SEPARATOR = ",";
const MOST_WAIT = 5000; // milliseconds
const PAUSE = 30;
const REST = 250;
const SMALL = 6; // pixels that a letter of a caption takes, on average and a little more
const SMALL_LINE = 15;
const EDGES = 40; // pixels beside a caption

/** How a picture is laid out: the height of its plot, how large its letters are, and what it says of itself. */
export interface Sheet {
  height: number;
  factor: number;
  caption: string;
}

/** The chart as a picture of its own: a copy, so that the one on the page does not flicker or change. */
export async function picture(
  bokeh: BokehLibrary, document_: BokehDocument, type: Picture, { height, factor, caption }: Sheet,
): Promise<Blob> {
  // BokehJS does not hand out its class of documents, but every document knows its own.
  const { from_json } = document_.constructor as unknown as { from_json?(json: unknown): BokehDocument };
  const copy = from_json?.call(document_.constructor, document_.to_json?.());
  const figure = copy?.roots?.()[0];
  if (!copy || !figure?.setv || !bokeh.embed.add_document_standalone) throw new Error("BokehJS");
  // Both kinds are laid out as a canvas: Bokeh paints it anew into a drawing when it is asked for one.
  figure.setv({ ...PAPER, output_backend: "canvas" });
  const desk = document.createElement("div");
  // It must be laid out to be drawn, so it is out of sight and not hidden.
  desk.style.cssText = `position: fixed; inset-block-start: 0; inset-inline-start: -9999px; inline-size: ${PAPER.width}px`;
  desk.setAttribute("aria-hidden", "true");
  document.body.append(desk);
  try {
    arrange(copy, PAPER.width, height, factor);
    write(copy, caption, factor);
    const views = await bokeh.embed.add_document_standalone(copy, desk);
    await settled(copy);
    const view = views.roots[0];
    if (!view?.export) throw new Error("BokehJS");
    return await view.export(type).to_blob();
  } finally {
    copy.clear?.();
    desk.remove();
  }
}

/** Writes under a picture what it says of itself, in lines that fit. */
export function write(document_: BokehDocument, caption: string, factor: number): void {
  const place = [...(document_._all_models?.values() ?? [])].find((model) => model.tags?.includes("al-caption"));
  const figure = document_.roots?.()[0];
  if (!place?.setv || !figure?.setv || !caption) return;
  const lines = folded(caption, Math.floor((PAPER.width - EDGES) / (SMALL * factor)));
  place.setv({ text: lines.join("\n"), visible: true });
  figure.setv({ height: Number(figure.height) + Math.round(factor * SMALL_LINE * (lines.length + 1)) });
}

/** A text in lines of so many letters at most; a longer word stands in a line of its own. */
function folded(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Waits until a document is drawn, and then for the layout to come to rest: legends are measured once drawn. */
async function settled(document_: BokehDocument): Promise<void> {
  const end = performance.now() + MOST_WAIT;
  while (document_.is_idle === false && performance.now() < end) await pause(PAUSE);
  await pause(REST);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const WIDE = 640;
const LETTER = 7; // pixels that a letter of a legend takes, on average and a little more
const SWATCH = 34; // pixels of its mark and the space around
const LINE = 22;

/**
 * Gives a legend as many columns as fit and the plot the height for them; long names show only on wide pages, and a title
 * only where none stands above the figure (`titled`).
 *
 * The lettering is `factor` times as large as usual.
 */
export function arrange(document_: BokehDocument, width: number, height: number, factor = 1, titled = true): void {
  let lines = 0;
  for (const model of document_._all_models?.values() ?? []) {
    if (model.tags?.includes("al-columns")) {
      const shown = (model.items ?? []).filter((item) => item.visible !== false);
      const labels = shown.map((item) => String(item.label?.value ?? ""));
      const column = factor * (SWATCH + LETTER * Math.max(1, ...labels.map((label) => label.length)));
      const room = width - factor * Number(model.tags[1] ?? 0);
      const columns = Math.max(1, Math.min(labels.length, Math.floor(room / column)));
      lines += Math.ceil(labels.length / columns);
      if (model.ncols !== columns) model.ncols = columns;
    }
    if (model.tags?.includes("al-wide")) {
      const shown = titled && width >= Number(model.tags[1] ?? WIDE);
      if (model.visible !== shown) model.visible = shown;
    }
  }
  const figure = document_.roots?.()[0];
  const wanted = Math.round(tall(height, factor) + (lines ? factor * (LINE * lines + LINE / 2) : 0));
  if (figure && figure.height !== wanted) figure.height = wanted;
}

/** The height of a plot with larger lettering: the letters need room, the rest not quite as much. */
export function tall(height: number, factor: number): number {
  return height * (1 + (factor - 1) / 2);
}

/** The table in the form that spreadsheets read, with the mark that tells them it is UTF-8. */
export function csv(rows: unknown[][]): Blob {
  const lines = rows.map((cells) => cells.map(quoted).join(SEPARATOR));
  return new Blob(["\uFEFF", lines.join("\r\n"), "\r\n"], { type: "text/csv;charset=utf-8" });
}

function quoted(value: unknown): string {
  // A real minus is for readers; a spreadsheet reads the hyphen as the sign of a number.
  const text = String(value ?? "").replace(/^\u2212(?=\d)/, "-");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
