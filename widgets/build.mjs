// Bundles the widgets into the Python package. The output is committed, so it must not depend on where or when it
// is made: no source maps, no banners with dates, one file a widget.
import { build, context } from "esbuild";
import { readdir, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { notices } from "./notices.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

// What texts, papers and reports wear: each is read by its name, and stands in a document of its own.
const sheets = (await readdir(`${here}texts`, { recursive: true })).filter((file) => file.endsWith(".css"));
const texts = Object.fromEntries(sheets.map((file) => [basename(file, ".css"), `texts/${file}`]));

const options = {
  absWorkingDir: here,
  entryPoints: { begin: "begin/main.ts", board: "algeria/main.ts", deck: "deck/main.ts", duel: "duel/main.ts", files: "files/main.ts", guide: "guide/main.ts", hand: "hand/main.ts", home: "home/main.ts", hour: "hour/main.ts", lab: "lab/main.ts", lobby: "lobby/main.ts", pane: "pane/main.ts", question: "guide/questions/main.ts", room: "room/room.css", slide: "guide/slide/main.ts", studio: "studio/main.ts", teachers: "teachers/main.ts", twilight: "twilight/main.ts", ...texts },
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
  entryPoints: { algeria: "page/page.css", desk: "desk/main.ts" },
  outdir: "../algeria_lab/apps/voila/template/static",
  loader: { ".woff2": "file" },
  assetNames: "[name]",
};

/** Write the licences of all that is bundled beside the bundles. */
async function writeNotices(...metafiles) {
  const head = "The bundles in this folder hold software of others, under these licences.\n";
  await writeFile(`${here}../algeria_lab/static/THIRD-PARTY.txt`, [head, ...(await notices(metafiles))].join(`\n${"-".repeat(72)}\n\n`));
}

/** The page for the projector has no kernel: its program is a file of the server, too. */
const wall = { ...pages, entryPoints: { wall: "wall/main.ts" } };

if (process.argv.includes("--watch")) {
  await Promise.all([options, pages, wall].map(async (one) => (await context(one)).watch()));
} else {
  const [bundles, style, shown] = await Promise.all([options, pages, wall].map(build));
  await writeNotices(bundles.metafile, style.metafile, shown.metafile);
}
