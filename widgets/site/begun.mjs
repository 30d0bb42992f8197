// Says which modules of its own Python has imported when it stands in a browser, as a list in JSON.
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
console.log(python.runPython("import json, sys; json.dumps(sorted({name.partition('.')[0] for name in sys.modules}))"));
