// Packs: many files in one, packed by gzip. First how long the index is, then the index, then the files one after another.

/** A file of a pack: its path in Python's own files, where it begins and where it ends. */
type Entry = [path: string, begin: number, end: number];

const LENGTH = 4; // bytes that say how long the index is

/** Unpacks what a server sends packed, whatever it says of it. */
export async function unpacked(answer: Response): Promise<Uint8Array> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`);
  return new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** The part of a file system that is needed; Emscripten has it. */
export interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options?: { canOwn?: boolean }): void;
}

/** Lays the files of a pack where they stand. They are not copied: the pack is theirs from now on. */
export function lay(pack: Uint8Array, files: Files, root: string): void {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0);
  const first = LENGTH + length;
  const entries = JSON.parse(new TextDecoder().decode(pack.subarray(LENGTH, first))) as Entry[];
  const known = new Set<string>();
  for (const [path, begin, end] of entries) {
    const folder = `${root}/${path}`.replace(/\/[^/]*$/, "");
    if (!known.has(folder)) files.mkdirTree(folder);
    known.add(folder);
    files.writeFile(`${root}/${path}`, pack.subarray(first + begin, first + end), { canOwn: true });
  }
}
