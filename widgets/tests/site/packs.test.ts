import { describe, expect, it } from "vitest";
import { lay, unpacked } from "../../site/kernel/packs";

/** A pack as `in_browser/packs.py` writes it. */
function pack(files: Record<string, string>): Uint8Array {
  const texts = Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  let end = 0;
  const index = new TextEncoder().encode(JSON.stringify(texts.map(([path, data]) => [path, end, (end += data.length)])));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, index.length);
  return new Uint8Array([...length, ...index, ...texts.flatMap(([, data]) => [...data])]);
}

describe("a pack", () => {
  it("is laid file by file, each in its folder", () => {
    const written = new Map<string, string>();
    const folders: string[] = [];
    const files = { mkdirTree: (path: string) => void folders.push(path), writeFile: (path: string, data: Uint8Array) => void written.set(path, new TextDecoder().decode(data)) };
    lay(pack({ "a/one.pyc": "1", "a/deep/zwölf.pyc": "zwölf", "a/two.pyc": "" }), files, "/lib");
    expect([...written]).toEqual([["/lib/a/one.pyc", "1"], ["/lib/a/deep/zwölf.pyc", "zwölf"], ["/lib/a/two.pyc", ""]]);
    expect(folders).toEqual(["/lib/a", "/lib/a/deep"]);
  });

  it("is unpacked from what a server sends as it lies", async () => {
    const packed = new Blob(["all of it"]).stream().pipeThrough(new CompressionStream("gzip"));
    const answer = new Response(packed);
    expect(new TextDecoder().decode(await unpacked(answer))).toBe("all of it");
  });

  it("that is not there is told with its address", async () => {
    await expect(unpacked(new Response("", { status: 404 }))).rejects.toThrow("404");
  });
});
