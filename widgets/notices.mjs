// The licences of what others have written and a bundle holds.
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Return the packages of others of which anything stands in a bundle, by name. */
function bundled(metafiles) {
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs));
  const inputs = outputs.flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  const names = used.map((path) => path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]).filter(Boolean);
  return [...new Set(names)].sort();
}

/** Return the notice of a package: what it is, and its licence as it came. */
async function notice(name, mayName) {
  const folder = `${here}node_modules/${name}/`;
  const { version, license, repository } = JSON.parse(await readFile(`${folder}package.json`, "utf8"));
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  if (!file && mayName && license) return `${name} ${version} (${license})\n\n${repository?.url ?? repository ?? ""}\n`;
  if (!file) throw new Error(`${name} is bundled, and has no licence to go with it`);
  return `${name} ${version} (${license})\n\n${(await readFile(folder + file, "utf8")).trim()}\n`;
}

/** Return the notices of all packages of which anything stands in bundles; where it suffices, one may name its licence. */
export async function notices(metafiles, { mayName = false } = {}) {
  return Promise.all(bundled(metafiles).map((name) => notice(name, mayName)));
}
