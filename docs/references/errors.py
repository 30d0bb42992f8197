"""Every error that code of one's own can meet, with where to import it from."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc
from pkgutil import walk_packages

import algeria_lab
from algeria_lab.core.refusals import LabError

# Errors of pages and of commands in a terminal: whoever writes code does not meet them.
NOT_IN_CODE = ("algeria_lab.apps", "algeria_lab.views", "algeria_lab.interop")
ALL_THE_SAME = "algeria_lab.views.figures"


def errors() -> str:
    """Return every error in Markdown: what it is, where it is imported from, and when it comes."""
    return "\n\n".join(
        f"`{kind.__name__}` is a `{_of_python(kind)}`, from `{kind.__module__}`\n: {_told(kind)}"
        for kind in listed()
    )


def listed() -> list[type[LabError]]:
    """Return the errors by their module; the first is what all of them are."""
    for found in walk_packages(algeria_lab.__path__, "algeria_lab."):
        if not found.name.startswith(NOT_IN_CODE) and not found.name.endswith("__main__"):
            import_module(found.name)
    import_module(f"{ALL_THE_SAME}.figure")
    kinds = {
        kind
        for kind in _kinds(LabError)
        if not kind.__module__.startswith(NOT_IN_CODE) or kind.__module__.startswith(ALL_THE_SAME)
    }
    return sorted(
        kinds, key=lambda kind: (kind.__module__ != LabError.__module__, kind.__module__, kind.__name__)
    )


def _kinds(base: type[LabError]) -> Iterator[type[LabError]]:
    yield base
    for kind in base.__subclasses__():
        yield from _kinds(kind)


def _of_python(kind: type[LabError]) -> str:
    """Return the error of Python that it is as well."""
    return next(base.__name__ for base in kind.__mro__ if base.__module__ == "builtins")


def _told(kind: type[LabError]) -> str:
    return " ".join((getdoc(kind) or "").partition("\n\n")[0].split())
