declare module "*.css";
declare module "*.css?raw" {
  const text: string;
  export default text;
}
interface ImportMeta {
  /** What vitest puts in place of it: the modules that the patterns name. */
  glob(patterns: string[], options: { query: "?raw"; import: "default"; eager: true }): Record<string, unknown>;
}
