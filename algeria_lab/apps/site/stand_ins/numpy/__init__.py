"""What Bokeh asks of numpy where there is none: its types, of which nobody has a value.

Bokeh imports numpy to know arrays and numbers of numpy when it is given some. Our charts give it lists and
numbers of Python, so every such question is answered with no. Whoever wants an array is told that there are
none.
"""

from __future__ import annotations

from typing import Any, NoReturn

nan = float("nan")


def __getattr__(name: str) -> NoReturn:
    """Refuse all that is not here.

    Raises:
        AttributeError: Always; whoever asks whether numpy has something hears that it has not.
    """
    raise AttributeError(
        f"numpy.{name} was asked for, and there are no arrays in a browser: only the names of numpy's types. "
        "Use lists and numbers of Python, or play in a Python with numpy."
    )


class generic:
    """The kind of all numbers of numpy; none can be made."""

    def __new__(cls, *_values: object) -> NoReturn:
        raise TypeError(
            f"numpy.{cls.__name__} was to be made, and there are no arrays in a browser. "
            "Use lists and numbers of Python, or play in a Python with numpy."
        )


class ndarray(generic):
    """An array; none can be made."""


class bool_(generic):
    """Yes or no."""


class integer(generic):
    """A whole number of any size."""


class floating(generic):
    """A broken number of any size."""


class int8(integer):
    """From -128 to 127."""


class int16(integer):
    """Of two bytes."""


class int32(integer):
    """Of four bytes."""


class int64(integer):
    """Of eight bytes."""


class uint8(integer):
    """From 0 to 255."""


class uint16(integer):
    """Of two bytes, without a sign."""


class uint32(integer):
    """Of four bytes, without a sign."""


class uint64(integer):
    """Of eight bytes, without a sign."""


class float32(floating):
    """Of four bytes."""


class float64(floating):
    """Of eight bytes."""


class datetime64:
    """A point of time. Bokeh makes one of its own when it is read, and compares only such with it."""

    def __init__(self, count: int, unit: str) -> None:
        self.count, self.unit = count, unit


class timedelta64:
    """A length of time. Bokeh makes one of its own when it is read, and divides only such by it."""

    def __init__(self, count: int, unit: str) -> None:
        self.count, self.unit = count, unit


def dtype(kind: type) -> type:
    """Return how a kind of number is kept in arrays: there are none, and the kind stands for it."""
    return kind


def issubdtype(asked: Any, kind: type) -> bool:
    """Return whether a type is of a kind of numpy's."""
    return isinstance(asked, type) and issubclass(asked, kind)
