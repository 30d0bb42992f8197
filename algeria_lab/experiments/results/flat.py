"""Frames with plain names: as `query`, formulas, Altair and SQL take them, which read a dot otherwise."""

from __future__ import annotations

import re
from keyword import iskeyword
from typing import TYPE_CHECKING

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.results.table import FLAT

if TYPE_CHECKING:
    from pandas import DataFrame


class SameName(LabError, ValueError):
    """Two columns would have the same name."""


def flat(frame: DataFrame) -> DataFrame:
    """Return a frame whose columns have plain names, such as ``fln_psl`` for ``fln.psl``.

    Measures are called ``fln.psl`` in questions, links and frames. `query`, attributes, formulas, Altair and
    SQL read the dot otherwise, Altair without an error. `summary`, `plot` and `war_of` read a flat frame as
    they read the other one, and are asked for ``fln.psl``.

    Args:
        frame: Results of `compare`, the answer of `summary`, or any other frame.

    Returns:
        A new frame of the same rows: in the names of columns stands an underscore for whatever is neither
        letter nor digit; a named index, as that of a summary, has become columns.

    Raises:
        SameName: If two columns would have the same name.

    Examples:
        >>> from algeria_lab.experiments import compare, summary
        >>> frame = compare("1956-like", {"none": "mixed", "three": "resettle-3"}, runs=2, stop=2)
        >>> flat(frame).query("turn == 2 and gov_psl > 0").groupby("way", observed=True).fln_psl.mean().size
        2
        >>> flat(summary(frame, "gov.psl")).columns[:2].tolist()
        ['measure', 'against']
    """
    made = frame.reset_index() if any(name is not None for name in frame.index.names) else frame.copy()
    known = dict(frame.attrs.get(FLAT, {}))
    names: dict[str, str] = {}
    for name in map(str, made.columns):
        plain = plain_name(name)
        if plain in names:
            raise SameName(
                f"the columns {names[plain]!r} and {name!r} would both be called {plain!r}. Rename one of "
                "them first: frame.rename(columns={...})."
            )
        names[plain] = name
    made.columns = list(names)
    renamed = {plain: known.get(name, name) for plain, name in names.items()}
    changed = {plain: name for plain, name in renamed.items() if plain != name}
    made.attrs = {**frame.attrs, FLAT: changed} if "question" in frame.attrs else dict(frame.attrs)
    return made


def plain_name(name: str) -> str:
    """Return a name that is one for Python, and so for whatever reads names of columns.

    Examples:
        >>> [plain_name(name) for name in ("fln.psl", "a Front in Algiers", "95 % low", "class")]
        ['fln_psl', 'a_Front_in_Algiers', '_95___low', 'class_']
    """
    plain = re.sub(r"\W", "_", name)
    plain = plain if plain.isidentifier() else f"_{plain}"
    return f"{plain}_" if iskeyword(plain) else plain
