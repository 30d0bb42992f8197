"""Every public method says what it does, itself or by the method that it overrides."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import algeria_lab

# What a server or a program of its own runs: it begins when it is imported.
APART = ("algeria_lab.apps.voila", "algeria_lab.apps.serving.kernels.prepared", "__main__")


KINDS = (FunctionType, property, classmethod, staticmethod)


def silent(owner: type[Any]) -> list[str]:
    """Return the public methods and properties of a class that nobody has said anything of."""
    return [
        f"{owner.__qualname__}.{name}"
        for name, member in vars(owner).items()
        if not name.startswith("_") and name not in inspect.get_annotations(owner)
        if isinstance(getattr(member, "func", member), KINDS)
        if not any(inspect.getdoc(vars(base)[name]) for base in owner.__mro__ if name in vars(base))
    ]


def classes(module: ModuleType) -> Iterator[type[Any]]:
    """Yield the public classes that a module defines."""
    for name, one in vars(module).items():
        if inspect.isclass(one) and one.__module__ == module.__name__ and not name.startswith("_"):
            yield one


def test_every_method_is_told():
    found = []
    for info in pkgutil.walk_packages(algeria_lab.__path__, "algeria_lab."):
        if info.name.startswith(APART) or info.name.endswith(APART):
            continue
        owners = classes(importlib.import_module(info.name))
        found += [f"{info.name}: {name} wants a docstring" for owner in owners for name in silent(owner)]

    assert found == []


class Said:
    """Says something."""

    def told(self) -> None:
        """Tell."""


class Heir(Said):
    """Says less."""

    def told(self) -> None: ...

    def untold(self) -> None: ...

    @property
    def bare(self) -> None: ...


def test_a_method_without_words_is_named():
    assert silent(Heir) == ["Heir.untold", "Heir.bare"]
