"""How the site is built: `make docs`. Every code cell is run; a cell that fails ends the build."""

import logging
import os
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent))

from jupyter_client.provisioning import KernelProvisionerFactory

import algeria_lab
from algeria_lab.apps.serving.kernels import forked

project = "algeria_lab"
author = "algeria_lab contributors"
copyright = author  # noqa: A001 - the name that Sphinx reads
version = release = algeria_lab.__version__
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "references", "references.languages"]
exclude_patterns = ["_build"]

# The kernels that run the cells have nobody's own settings, and say an error in its last line.
_HOME = TemporaryDirectory()
_PROFILE = Path(_HOME.name, "profile_default")
_PROFILE.mkdir()
(_PROFILE / "ipython_kernel_config.py").write_text("""
c = get_config()
c.HistoryManager.enabled = False
c.InteractiveShell.xmode = "Minimal"
c.IPKernelApp.log_level = "CRITICAL"
""")
os.environ["IPYTHONDIR"] = _HOME.name
# Forked from one process that has read the libraries, where that can be done: each begins seconds sooner.
if forked.can_fork():
    forked.prepare()
    KernelProvisionerFactory.instance().default_provisioner_name = forked.NAME
logging.getLogger("traitlets").setLevel(logging.WARNING)

# Pages in Markdown; their cells are run in an empty folder, each page in a kernel of its own.
nb_execution_mode = "force"
nb_execution_in_temp = True
nb_execution_raise_on_error = True
nb_execution_show_tb = True
nb_execution_timeout = 300  # seconds; a busy machine takes its time
nb_merge_streams = True
suppress_warnings = ["misc.highlighting_failure"]  # an error message is no Python
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
# Nothing is asked of another host: no widgets, whose scripts come from a CDN; boards are shown as pictures.
nb_ipywidgets_js = {}
nb_mime_priority_overrides = [("html", "application/vnd.jupyter.widget-view+json", None)]

# Docstrings: Google style, and what stands between backquotes is code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_use_type_comments = False
napoleon_google_docstring = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True
python_use_unqualified_type_names = True

templates_path = ["_templates"]
html_theme = "furo"
html_title = f"algeria_lab {release}"
# The typefaces and colours of the pages (widgets/shared/palette.css); links are ink, blue stays a side.
_FACES = Path(algeria_lab.__file__).parent / "apps/voila/template/static"
html_static_path = ["_static", *map(str, sorted(_FACES.glob("*.woff2")))]
_SANS = {
    "font-stack": '"Source Sans 3 Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
    "font-stack--monospace": 'ui-monospace, "DejaVu Sans Mono", monospace',
    "font-stack--headings": "var(--font-stack)",
}
# Where the theme wears which colour of the palette.
_WORN = {
    "page": ["background-primary"],
    "sunken": ["background-secondary", "sidebar-background", "code-background", "background-hover"],
    "line": ["background-border", "foreground-border"],
    "ink": ["foreground-primary", "brand-primary", "brand-content", "brand-visited"],
    "quiet": ["foreground-secondary", "foreground-muted"],
    "mark": ["link--hover", "link--visited--hover"],
}
_PALETTE = (Path(__file__).parents[1] / "widgets/shared/palette.css").read_text("utf-8")
_PAIRS = {name: pair for name, *pair in re.findall(r"--al-(\w+): light-dark\((#\w+), (#\w+)\)", _PALETTE)}
_LIGHT, _DARK = (
    {f"color-{part}": _PAIRS[name][at] for name, parts in _WORN.items() for part in parts} for at in (0, 1)
)
html_theme_options = {"light_css_variables": _SANS | _LIGHT, "dark_css_variables": _DARK}
html_css_files = ["house.css"]
html_js_files = ["house.js"]
html_copy_source = False
html_domain_indices = False
html_show_sphinx = False
