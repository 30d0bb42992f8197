"""What is installed beside the package: the next great version of a library breaks nobody's classroom."""

import tomllib
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PLAYED_WITH = ("lab", "voila", "cluster", "paper", "rl")  # the rest is for developers, who have the locks
RANGES = [
    Requirement(line)
    for lines in (
        PROJECT["dependencies"],
        *(PROJECT["optional-dependencies"][extra] for extra in PLAYED_WITH),
    )
    for line in lines
]
TESTED = dict(
    line.partition(";")[0].strip().split("==")
    for line in (ROOT / "requirements-dev.lock").read_text("utf-8").splitlines()
)


@pytest.mark.parametrize("wanted", RANGES, ids=lambda wanted: wanted.name)
def test_every_library_has_a_first_and_a_last_version_and_the_tested_one_is_between(wanted: Requirement):
    ends = {part.operator for part in wanted.specifier}
    name = wanted.name.lower().replace(".", "-").replace("_", "-")

    assert ends == {">=", "<"}
    assert Version(TESTED[name]) in wanted.specifier


def test_a_library_that_is_wanted_twice_has_one_first_version():
    firsts: dict[str, set[str]] = {}
    for line in (*PROJECT["dependencies"], *chain.from_iterable(PROJECT["optional-dependencies"].values())):
        wanted = Requirement(line)
        firsts.setdefault(wanted.name, set()).update(
            part.version for part in wanted.specifier if part.operator == ">="
        )

    assert {name: found for name, found in firsts.items() if len(found) > 1} == {}
