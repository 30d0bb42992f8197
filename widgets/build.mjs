// Bundles the widgets into the Python package. The output is committed, so it must not depend on where or when it
// is made: no source maps, no banners with dates, one file a widget.
import { build, context } from "esbuild";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

const options = {
  absWorkingDir: here,
  entryPoints: { begin: "begin/main.ts", board: "algeria/main.ts", deck: "deck/main.ts", duel: "duel/main.ts", files: "files/main.ts", guide: "guide/main.ts", home: "home/main.ts", lab: "lab/main.ts", pane: "pane/main.ts", question: "guide/questions/main.ts", room: "room/room.css", studio: "studio/main.ts", teachers: "teachers/main.ts", twilight: "twilight/main.ts" },
  outdir: "../algeria_lab/static",
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  charset: "utf8",
  legalComments: "none",
  logLevel: "info",
};

if (process.argv.includes("--watch")) {
  await (await context(options)).watch();
} else {
  await build(options);
}
