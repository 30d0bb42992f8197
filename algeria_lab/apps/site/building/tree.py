"""All Python that the browser may need, laid out as one folder: the wheel, and of others what it imports."""

from __future__ import annotations

import json
import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from algeria_lab.apps.site.in_browser.versions import HELD
from algeria_lab.experiments.kept.fingerprint import WRITTEN, words

PACKAGE = "algeria_lab"
FETCHED = Path("dist", "browser")  # of a checkout: what was fetched for it
# Whose Python it is, and the one part of others that is no Python: a wheel of its own for WebAssembly.
PLATFORM, VERSION, ABI = "pyemscripten_2026_0_wasm32", "3.14", "cp314"
COMPILED = "pydantic_core"
# Those whose Python is needed as it is; what imports of others only a terminal or a notebook would use has a
# stand-in (apps/site/stand_ins).
OTHERS = (
    "annotated-types",
    "anywidget",
    "attrs",
    "babel",
    "bokeh",
    "comm",
    "cloudpickle",
    "fluent.runtime",
    "fluent.syntax",
    "ipywidgets",
    "lark",
    "markdown-it-py",
    "markupsafe",
    "mdurl",
    "pydantic",
    "pytz",
    "ruamel.yaml",
    "traitlets",
    "typing-extensions",
    "typing-inspection",
)
_KINDS = (".py", ".lark", ".json", ".toml", ".dat")
_NEVER = {"tests", "__pycache__", "server", "zoneinfo", "sampledata", ".."}
_LOCALES = ("root", "en", "fr")
_LIKELY = "likely_subtags"  # of every language of the world
_UNASKED = {
    "all_currencies",
    "territory_currencies",
    "territory_languages",
    "territory_zones",
    "windows_zone_mapping",
    "zone_territories",
    "compact_currency_formats",
    "compact_decimal_formats",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "currency_unit_patterns",
    "interval_formats",
    "languages",
    "meta_zones",
    "scripts",
    "territories",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "compound_unit_patterns",
    "variants",
    "zone_formats",
}
# Of ours: what serves, publishes or prints in a terminal has no use in a page.
_SERVERS = ("serving", "publishing", "terminal", "voila", "site/building")


def lay_out(checkout: Path, tree: Path) -> None:
    """Write all files into *tree*, a new folder.

    Args:
        checkout: Where the package is built from.
        tree: The folder.
    """
    with TemporaryDirectory() as place:
        _unpack(_wheel(checkout, Path(place)), tree)
    _unpack(_compiled(checkout / FETCHED), tree)
    for name in OTHERS:
        _copy(distribution(name), tree)
    versions = json.dumps({name: distribution(name).version for name in OTHERS})
    (tree / PACKAGE / "apps/site/in_browser" / HELD.name).write_text(versions, "utf-8")
    for file in [tree / "babel" / "global.dat", *(tree / "babel" / "locale-data").glob("*.dat")]:
        _shorten(file)
    for name in _SERVERS:
        shutil.rmtree(tree / PACKAGE / "apps" / name, ignore_errors=True)
    for data in tree.glob("*.data"):
        shutil.rmtree(data)
    # The browser gets compiled code, by which it could not tell whether kept results hold.
    (tree / PACKAGE / "data" / WRITTEN).write_text(words(), "utf-8")


def _shorten(file: Path) -> None:
    """Leave out of what Babel knows of a language what no message asks for, such as countries."""
    known = pickle.loads(file.read_bytes())  # noqa: S301 - a file of Babel's own
    kept = {key: known[key] for key in known if key not in _UNASKED}
    if _LIKELY in kept:
        kept[_LIKELY] = {key: value for key, value in kept[_LIKELY].items() if key in _LOCALES}
    file.write_bytes(pickle.dumps(kept))


def _wheel(checkout: Path, place: Path) -> Path:
    """Build our wheel: the pages and lessons of readers are in it, and apart from them those of teachers."""
    line = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)]
    subprocess.run(line, cwd=checkout, check=True, stdout=subprocess.DEVNULL)
    return next(place.glob(f"{PACKAGE}-*.whl"))


def _compiled(place: Path) -> Path:
    """Return the one wheel that was compiled for a browser, in the version that goes with ours of pydantic.

    It is fetched once: who has built a site builds it again without a network.
    """
    version = distribution(COMPILED).version
    system = ["--platform", PLATFORM, "--python-version", VERSION, "--implementation", "cp", "--abi", ABI]
    name = f"{COMPILED}-{version}-*.whl"
    if not [*place.glob(name)]:
        line = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", *system]
        subprocess.run([*line, "-d", str(place), f"{COMPILED}=={version}"], check=True)
    return next(place.glob(name))


def _unpack(wheel: Path, tree: Path) -> None:
    with ZipFile(wheel) as archive:
        archive.extractall(tree, [name for name in archive.namelist() if ".dist-info/" not in name])


def _copy(found: Distribution, tree: Path) -> None:
    """Copy what of a distribution a page may need."""
    for path in _wanted(found):
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(str(found.locate_file(path)), tree / path)


def _wanted(found: Distribution) -> Iterator[str]:
    for file in found.files or ():
        data = file.parent.name == "locale-data" and file.stem not in _LOCALES
        if file.suffix in _KINDS and not data and not set(file.parts) & _NEVER:
            yield file.as_posix()
