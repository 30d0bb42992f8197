"""Why a text is no YAML, in the words of somebody who wrote it: what the parser says, by what helps."""

from __future__ import annotations

import re

from ruamel.yaml.error import MarkedYAMLError, StreamMark

from algeria_lab.checking.faults import Fault, quoted
from algeria_lab.checking.spots import Spot

# What the parser says, which problem that is, and whether the place is where the part began.
_PROBLEMS = (
    (re.compile(r"mapping values are not allowed"), "yaml-colon", False),
    (re.compile(r"found unexpected end of stream"), "yaml-quote", True),
    (re.compile(r"could not find expected ':'"), "yaml-no-colon", True),
    (re.compile(r"expected ',' or"), "yaml-bracket", True),
    (re.compile(r"expected <block end>, but found '<scalar>'"), "yaml-behind", False),
    (re.compile(r"sequence entries are not allowed"), "yaml-dash", False),
    (re.compile(r"expected <block end>"), "yaml-indent", False),
    (re.compile(r"found character '\\t'"), "yaml-tab", False),
    (re.compile(r"found character '(.*)' that cannot start"), "yaml-sign", False),
    (re.compile(r"found unknown escape character '(.*)'"), "yaml-escape", False),
)


def yaml_fault(error: MarkedYAMLError, rule: str = "") -> Fault:
    """Return why a text could not be read, with its place."""
    said = str(error.problem or "")
    for pattern, problem, begins in _PROBLEMS:
        if met := pattern.search(said):
            mark = (error.context_mark if begins else None) or error.problem_mark
            given = {"given": quoted(met.group(1))} if met.groups() else {}
            return _fault(problem, given, rule, mark)
    return _fault("yaml", {}, rule, error.problem_mark or error.context_mark)


def _fault(problem: str, values: dict[str, str], rule: str, mark: StreamMark | None) -> Fault:
    spot = Spot(mark.line + 1, mark.column + 1) if mark else Spot(1, 1)
    return Fault((), problem, values, rule, spot.line, column=spot.column)
