"""Examples in docstrings run, and say what stands there."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import algeria_lab

PACKAGE = Path(algeria_lab.__file__).parent
EXAMPLES = {
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): count
    for file in sorted(PACKAGE.rglob("*.py"))
    if (count := file.read_text("utf-8").count(">>> "))
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_a_module_hold(name: str):
    """All of them are found: one that stands where nobody looks would be true for ever."""
    found = doctest.DocTestFinder().find(import_module(name))
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    for example in found:
        runner.run(example, out=told.append)

    assert not told, "".join(told)
    assert runner.summarize(verbose=False).attempted == EXAMPLES[name]
