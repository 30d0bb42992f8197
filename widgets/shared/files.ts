// Files of the reader: handed out, read, unpacked.

import { h } from "./dom";

export const MOST_BYTES = 5_000_000; // what the browser reads at all; the kernel refuses far less

/** Hands a file to the reader. */
export function download(blob: Blob, name: string): void {
  const link = h("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  // Some browsers read the address only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export const JSON_FILES = ".json,application/json";

/** A hidden field to choose a file; `read` gets its name and text, `fail` its name and why it was not read. */
export function fileField(read: (name: string, text: string) => void, fail: (name: string, why: "too-large" | "unreadable") => void,
  accept = JSON_FILES): HTMLInputElement {
  const input = h("input", { type: "file", accept, hidden: true });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (!file) return;
    if (file.size > MOST_BYTES) fail(file.name, "too-large");
    else await file.text().then((text) => read(file.name, text), () => fail(file.name, "unreadable"));
    input.value = ""; // so that choosing the same file again is a change
  });
  return input;
}

/** What the kernel sent packed. */
export function unpacked(data: DataView): Response {
  const bytes = new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}
