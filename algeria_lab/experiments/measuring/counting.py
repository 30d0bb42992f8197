"""Which code counts a measure of the house, by a name under which it can be read and called."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from algeria_lab.experiments.measuring.measures import measure
from algeria_lab.experiments.measuring.subjects import subject

# The tables in the module of a game: read of a position, noted while a war is played, made of what was read.
READ, NOTED, MADE = "IN_POSITION", "WHILE_PLAYED", "QUANTITIES"


class Counter(NamedTuple):
    """The code that counts a measure.

    Attributes:
        module: The module where it stands, by its whole name.
        table: The table there that holds it by the name of the measure: `READ`, `NOTED` or `MADE`.
        function: The function: of a position; of a draft, which knows what was paid; or of the columns ``of``
            of the quantity, in their order.
        name: The measure.
    """

    module: str
    table: str
    function: Callable[..., Any]
    name: str

    @property
    def place(self) -> str:
        """Where the function stands within its module, as Python reads it.

        Of what is made of columns it is the quantity, which names the function and the columns.
        """
        return f'{self.table}["{self.name}"]'

    def __str__(self) -> str:
        """Return where the function stands, from the package on."""
        return f"{self.module}.{self.place}"


def counter(game: str, name: str) -> Counter:
    """Return the code that counts a measure of the house.

    Args:
        game: The game.
        name: The measure, without a moment.

    Raises:
        UnknownName: If there is no such game or measure.

    Examples:
        >>> str(counter("algeria", "fln.units"))
        'algeria_lab.experiments.measuring.algeria.IN_POSITION["fln.units"]'
    """
    quantity = measure(name, game).quantity
    module = sys.modules[subject(game).play.__module__]
    if quantity.derive is not None:
        return Counter(module.__name__, MADE, quantity.derive, name)
    tables: dict[str, Mapping[str, Callable[..., Any]]] = {
        table: getattr(module, table, {}) for table in (READ, NOTED)
    }
    table = next(table for table, found in tables.items() if name in found)
    return Counter(module.__name__, table, tables[table][name], name)
