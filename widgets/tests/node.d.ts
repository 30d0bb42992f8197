// What the tests take of Node: files beside the sources.
declare module "node:fs" {
  export function readFileSync(path: string): Uint8Array;
  export function readFileSync(path: string, encoding: "utf8"): string;
}
declare module "node:zlib" {
  export function gunzipSync(packed: Uint8Array): Uint8Array;
}
interface ImportMeta {
  readonly dirname: string;
}
