// Bundles what a page of the site loads beside its widgets: the page's own program and the worker with its Python.
// Usage: node site/build.mjs FOLDER
import { build } from "esbuild";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { notices } from "../notices.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name the folder that the bundles go to");

const common = {
  absWorkingDir: here,
  outdir: folder,
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".svg": "dataurl" },
  alias: { "sanitize-html": `${here}page/plain.ts` },
};
const entryPoints = { page: "page/main.ts", kernel: "kernel/main.ts", wars: "wars/main.ts", kept: "kept/main.ts" };
const made = await Promise.all([
  build({ ...common, entryPoints, format: "esm", target: ["es2022"] }),
  build({ ...common, entryPoints: { sw: "offline/worker.ts" }, format: "iife", target: ["es2022"] }),
  // Read by browsers that can read nothing else here.
  build({ ...common, entryPoints: { limits: "limits/main.ts" }, format: "iife", target: ["es2017"] }),
]);

const head = "The programs in this folder hold software of others, under these licences.\n";
await writeFile(`${folder}/THIRD-PARTY.txt`, [head, ...(await notices(made.map(({ metafile }) => metafile), { mayName: true }))].join(`\n${"-".repeat(72)}\n\n`));
