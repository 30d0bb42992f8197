"""What makes a folder an edition: the list of its files for the service worker, and the page of the kept."""

from __future__ import annotations

import gzip
import hashlib
import json
from base64 import b64encode
from pathlib import Path
from urllib.parse import quote

from algeria_lab.apps.page_words import SITE, page_words
from algeria_lab.apps.site.building.pages import HOME, environment, policy
from algeria_lab.core.package import __version__

WORKER = "sw.js"  # its folder is all that it answers for
BUNDLES = "site"
KEPT = "kept.html"
UNPACKED = ".wasm.packed"  # by the service worker: a browser begins with it at once then
APART = ("docs",)  # folders that are read with a connection only
# In this order: what every page needs, then Python itself, then its packs, then pages.
_ORDER = (
    KEPT,
    f"{BUNDLES}/",
    "python/pyodide",
    "python/python_stdlib",
    "python/shelf",
    "python/",
    "notebooks/",
)


def write(folder: Path) -> None:
    """Make *folder*, a site with all its files, an edition.

    Args:
        folder: The site; the bundle of the service worker lies among the others.
    """
    words = page_words(SITE)
    shown = {
        "policy": policy(),
        "words": words,
        "title": words["keeps-title"],
        "home": HOME.replace(".ipynb", ".html"),
    }
    (folder / KEPT).write_text(environment().get_template("kept.html.j2").render(shown), "utf-8")
    found = json.dumps(edition(folder), ensure_ascii=False, separators=(",", ":"))
    bundle = (folder / BUNDLES / WORKER).read_text("utf-8")
    (folder / WORKER).write_text(f"self.EDITION={found};\n{bundle}", "utf-8")


def edition(folder: Path) -> dict[str, object]:
    """Return the list of an edition.

    Args:
        folder: The site.

    Returns:
        ``name``, and ``files``: of each ``url`` (its path), ``revision`` (null where its name says what is
        in it), ``integrity`` (as browsers compare it) and ``size`` in bytes, as it is kept.
    """
    paths = [path for path in folder.rglob("*") if path.is_file() and path.name != WORKER]
    names = [path.relative_to(folder).as_posix() for path in paths]
    kept = [name for name in names if not name.startswith(tuple(f"{other}/" for other in APART))]
    files = [_file(folder, name) for name in sorted(kept, key=lambda name: (_place(name), name))]
    whole = hashlib.sha256(json.dumps(files).encode()).hexdigest()
    return {"name": f"{__version__} ({whole[:7]})", "files": files}


def _place(name: str) -> int:
    return next((place for place, begin in enumerate(_ORDER) if name.startswith(begin)), len(_ORDER))


def _file(folder: Path, name: str) -> dict[str, object]:
    data = (folder / name).read_bytes()
    digest = hashlib.sha256(data)
    by_name = name.endswith(".pack")
    return {
        "url": quote(name),
        "revision": None if by_name else digest.hexdigest()[:16],
        "integrity": f"sha256-{b64encode(digest.digest()).decode()}",
        "size": len(gzip.decompress(data) if name.endswith(UNPACKED) else data),
    }
