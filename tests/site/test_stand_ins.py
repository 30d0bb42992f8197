"""What stands in for numpy and others in a browser is enough for every chart, and says what it lacks."""

import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import algeria_lab
from tests.site.browsers_python import STAND_INS, alike, said_in_a_browser
from tests.site.drawn import drawn

DRAWN = "tests.site.drawn"
STOOD_IN = {"IPython", "jinja2", "numpy", "psygnal", "yaml"}
# All else that boards and charts need, of which each is pure Python or has a build for browsers.
REAL = {
    "algeria_lab",
    "annotated_types",
    "anywidget",
    "attr",
    "babel",
    "bokeh",
    "comm",
    "fluent",
    "ipywidgets",
}
REAL |= {
    "lark",
    "markupsafe",
    "pydantic",
    "pydantic_core",
    "pytz",
    "ruamel",
    "traitlets",
    "typing_extensions",
}
REAL |= {"typing_inspection"}


def test_every_chart_sends_the_same_without_numpy_as_with_it():
    with_numpy = drawn()

    assert sys.modules["numpy"].__file__ != str(STAND_INS / "numpy" / "__init__.py")
    assert said_in_a_browser(DRAWN)["charts"].keys() == with_numpy.keys()
    for name, heard in said_in_a_browser(DRAWN)["charts"].items():
        assert [alike(one) for one in heard] == [alike(one) for one in with_numpy[name]], name


def test_charts_of_wars_send_documents_and_then_changes():
    for name, heard in said_in_a_browser(DRAWN)["charts"].items():
        first, *others = (message["kind"] for message in heard)

        assert first == "document", name
        assert set(others) <= {"patch"}, name
        assert others or name.partition(" ")[0] not in {"algeria", "twilight", "timeline"}, name


def test_charts_need_of_others_what_the_site_brings_and_nothing_else():
    found = said_in_a_browser(DRAWN)["loaded"]

    assert {name for name, file in found.items() if file.startswith(str(STAND_INS))} == STOOD_IN
    assert set(found) == STOOD_IN | REAL


def test_nothing_but_a_browser_reads_the_stand_ins():
    for name in STOOD_IN & set(sys.modules):
        assert not str(sys.modules[name].__file__).startswith(str(STAND_INS))
    assert str(STAND_INS) not in sys.path
    assert not (STAND_INS / "__init__.py").exists()
    assert Path(str(algeria_lab.__file__)).parent in STAND_INS.parents


def told(file: str) -> dict[str, Any]:
    """Return the names of a stand-in, without any package of its name."""
    return runpy.run_path(str(STAND_INS / file))


REFUSALS: dict[str, tuple[Callable[[], object], str]] = {
    "a function of numpy": (lambda: told("numpy/__init__.py")["__getattr__"]("linspace"), "numpy.linspace"),
    "an array": (lambda: told("numpy/__init__.py")["ndarray"]((2, 2)), "numpy.ndarray"),
    "a number of numpy": (lambda: told("numpy/__init__.py")["float64"](1), "numpy.float64"),
    "a whole page": (lambda: told("jinja2/__init__.py")["Template"]("file.html").render(), "file.html"),
    "a file of themes": (lambda: told("yaml/__init__.py")["safe_load"]("a: 1"), "YAML"),
    "a file of settings": (lambda: told("yaml/__init__.py")["load"]("a: 1", Loader=object), "YAML"),
    "a watched file": (lambda: told("psygnal/__init__.py")["Signal"](str).connect(print), "psygnal"),
    "something in a notebook": (lambda: told("IPython/display.py")["display"](3), "int"),
    "a cleared output": (lambda: told("IPython/display.py")["clear_output"](wait=True), "clear"),
    "a shell": (told("IPython/core/interactiveshell.py")["InteractiveShell"].instance, "IPython"),
}


@pytest.mark.parametrize("asked", REFUSALS.values(), ids=REFUSALS)
def test_what_a_stand_in_cannot_do_is_said_with_what_would_work(asked: tuple[Callable[[], object], str]):
    ask, name = asked

    with pytest.raises((AttributeError, TypeError, NotImplementedError), match=re.escape(name)) as refused:
        ask()

    assert "browser" in str(refused.value)
    assert len(re.findall(r"[.:] ", str(refused.value))) >= 1


def test_no_value_is_of_a_type_of_numpy():
    names = told("numpy/__init__.py")

    for value in (1, 1.5, True, "a", [1], None, b""):
        assert not isinstance(value, (names["ndarray"], names["generic"], names["datetime64"]))
        assert not names["issubdtype"](type(value), names["floating"])
    assert names["issubdtype"](names["float64"], names["floating"])
    assert not names["issubdtype"](names["float64"], names["integer"])


def test_a_plain_python_has_no_shell_and_the_stand_in_says_so_too():
    from IPython.core.getipython import get_ipython

    assert told("IPython/core/getipython.py")["get_ipython"]() is get_ipython() is None
