"""Which versions of libraries a site brings, told without reading their files.

anywidget and Bokeh ask for their own version when they are read. Python would look for it in a file that has
the form of a letter, and read its library of letters for that: a fourth of what widgets take to be read.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import Distribution, DistributionFinder
from pathlib import Path

HELD = Path(__file__).with_name("versions.json")  # written when a site is built; elsewhere there is none


class Held(Distribution):
    """A library of which nothing is known but its version.

    Args:
        version: Its version, as its maker writes it.
    """

    def __init__(self, version: str) -> None:
        self._version = version

    @property
    def version(self) -> str:
        return self._version

    def read_text(self, filename: str) -> None:
        """Return nothing: the files that describe a library are not brought along."""

    def locate_file(self, path: object) -> Path:
        """Refuse to say where a file of the library lies.

        Raises:
            FileNotFoundError: Always.
        """
        raise FileNotFoundError(
            f"{path} of a library was looked for; a site brings only its version. "
            "Import the library, and ask it."
        )


class Versions(DistributionFinder):
    """Finds the versions that it was given, and no library itself.

    Args:
        versions: The version of each library, by its name in the registry.
    """

    def __init__(self, versions: Mapping[str, str]) -> None:
        self._versions = versions

    def find_spec(self, *_asked: object) -> None:
        """Return nothing: libraries are found by others."""

    def find_distributions(self, context: DistributionFinder.Context | None = None) -> Iterator[Distribution]:
        """Return the library that is asked for, if its version is known."""
        version = self._versions.get((context and context.name) or "")
        return iter([Held(version)] if version else [])


def tell(versions: Mapping[str, str]) -> None:
    """Tell from now on these versions to whoever asks Python for them.

    Args:
        versions: The version of each library, by its name in the registry.
    """
    sys.meta_path.insert(0, Versions(versions))


def tell_held() -> None:
    """Tell from now on the versions of what the site brings."""
    if HELD.exists():
        tell(json.loads(HELD.read_text("utf-8")))
