// What a picture says of itself, inside its file: where picture programs and search look for it.

import type { Picture } from "./saving";

const SIGNATURE = 8; // bytes
const HEADER = 25; // bytes of the first part of a PNG: length, name, size and kind of the picture, check
const KEYWORD = "Description";

/** The picture with a text in its file: as a description in a drawing, as international text in a PNG. */
export async function described(blob: Blob, type: Picture, text: string): Promise<Blob> {
  if (!text) return blob;
  if (type === "svg") return drawing(await blob.text(), text);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const place = SIGNATURE + HEADER;
  return new Blob([bytes.slice(0, place), chunk("iTXt", international(text)), bytes.slice(place)], { type: "image/png" });
}

function drawing(source: string, text: string): Blob {
  const root = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  const desc = root.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "desc");
  desc.textContent = text;
  root.prepend(desc);
  return new Blob([new XMLSerializer().serializeToString(root)], { type: "image/svg+xml" });
}

/** Keyword, not packed, no language, no other keyword, the text: PNG specification, 11.3.3.4. */
function international(text: string): Uint8Array<ArrayBuffer> {
  return joined(new TextEncoder().encode(KEYWORD), new Uint8Array(5), new TextEncoder().encode(text));
}

/** A part of a PNG: its length, its name, what it holds, and a check over both. */
function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const named = joined(new TextEncoder().encode(name), data);
  return joined(number(data.length), named, number(check(named)));
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** The check of PNG, CRC-32. */
function check(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
