// Compiles a folder of Python ahead, by the very Python that will run it in the browser; the sources make room.
// Usage: node site/compile.mjs FOLDER
import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name the folder that is to be compiled");

// No docstring is read in a browser. A module that does not compile would be missed only by its reader: the build ends.
const COMPILE = `
import py_compile
from pathlib import Path
for source in Path("/tree").rglob("*.py"):
    shown = str(source.relative_to("/tree"))
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(source, source.with_suffix(".pyc"), shown, doraise=True, optimize=2, invalidation_mode=mode)
    source.unlink()
`;

try {
  const python = await loadPyodide();
  python.mountNodeFS("/tree", folder);
  python.runPython(COMPILE);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
