// What a page says when its program fails: the reader is told what would work.

/** What stood in the way. */
export type Why = "memory" | "line" | "program";

/** Reads it from what browsers, Python and Pyodide say. */
export function whyOf(error: unknown): Why {
  const said = String(error);
  if (/out of memory|memory ?error|WebAssembly\.Memory|allocation failed/i.test(said)) return "memory";
  return /failed to fetch|networkerror|load failed|dynamically imported module/i.test(said) ? "line" : "program";
}

/** Says it in place of the page, or above one that stood already; nothing where the page has said what the browser lacks. */
export function showFailure(error: unknown): void {
  if (document.documentElement.dataset["lack"]) return;
  const stands = !document.getElementById("rendered_cells")?.style.display;
  const notice = document.getElementById(stands ? "al-lost" : "al-failed");
  if (!notice) return;
  const why = whyOf(error);
  for (const part of notice.querySelectorAll<HTMLElement>("[data-why]")) part.hidden = part.dataset["why"] !== why;
  notice.hidden = false;
}
