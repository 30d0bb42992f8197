// Bundles the widgets into the Python package. The output is committed, so it must not depend on where or when it
// is made: no source maps, no banners with dates, one file a widget.
import { build, context } from "esbuild";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

// What texts, papers and reports wear: each is read by its name, and stands in a document of its own.
const texts = Object.fromEntries((await readdir(`${here}texts`)).map((file) => [file.replace(/\.css$/, ""), `texts/${file}`]));

const options = {
  absWorkingDir: here,
  entryPoints: { begin: "begin/main.ts", board: "algeria/main.ts", deck: "deck/main.ts", duel: "duel/main.ts", files: "files/main.ts", guide: "guide/main.ts", home: "home/main.ts", lab: "lab/main.ts", pane: "pane/main.ts", question: "guide/questions/main.ts", room: "room/room.css", slide: "guide/slide/main.ts", studio: "studio/main.ts", teachers: "teachers/main.ts", twilight: "twilight/main.ts", ...texts },
  outdir: "../algeria_lab/static",
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  charset: "utf8",
  legalComments: "none", // the licences of what is bundled stand in THIRD-PARTY.txt, whole and once
  logLevel: "info",
  metafile: true,
};

/** The style of the pages around the widgets, and its typefaces: files that the server gives. */
const pages = {
  ...options,
  entryPoints: { algeria: "page/page.css" },
  outdir: "../algeria_lab/apps/voila/template/static",
  loader: { ".woff2": "file" },
  assetNames: "[name]",
};

/** Return the packages of others of which anything stands in a bundle, by name. */
function bundled(metafiles) {
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs));
  const inputs = outputs.flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  const names = used.map((path) => path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]).filter(Boolean);
  return [...new Set(names)].sort();
}

/** Return the notice of a package: what it is, and its licence as it came. */
async function notice(name) {
  const folder = `${here}node_modules/${name}/`;
  const { version, license } = JSON.parse(await readFile(`${folder}package.json`, "utf8"));
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`${name} is bundled, and has no licence to go with it`);
  return `${name} ${version} (${license})\n\n${(await readFile(folder + file, "utf8")).trim()}\n`;
}

/** Write the licences of all that is bundled beside the bundles. */
async function writeNotices(...metafiles) {
  const notices = await Promise.all(bundled(metafiles).map(notice));
  const head = "The bundles in this folder hold software of others, under these licences.\n";
  await writeFile(`${here}../algeria_lab/static/THIRD-PARTY.txt`, [head, ...notices].join(`\n${"-".repeat(72)}\n\n`));
}

if (process.argv.includes("--watch")) {
  await Promise.all([options, pages].map(async (one) => (await context(one)).watch()));
} else {
  const [bundles, style] = await Promise.all([options, pages].map(build));
  await writeNotices(bundles.metafile, style.metafile);
}
