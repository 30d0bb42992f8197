"""What kernels, the queue of a server and its workers say to each other, and what a worker may be told when.

    kernel  -- Word, Play, Drop -->     queue  -- Play, Halt, Go -->  worker
    kernel  <-- Done, Full, Before --   queue  <-- Word, Done --      worker

Each side is heard in the order in which it spoke, but what the two sides say crosses. A worker is

- *coming* from its beginning until it says its word,
- *resting* while it has nothing to play,
- *playing* from `Play` to `Done`,
- *halted* from `Halt` to `Go`, or to `Done`: that ends a halt, too,
- *gone* when it has been ended, or has ended itself.

`Play` is said to one that rests, `Halt` to one that plays, `Go` to one that is halted, and nothing to
one that is coming or gone. A `Halt` and the `Go` after it may meet a worker that has played its block already
and says so at that moment: each carries the number of its block, and to a worker for whom that is over they
mean nothing.

A message is a line of JSON, which nobody makes longer than `LONGEST_HEAD`, and a body that is passed on as it
is, as long as the line says. Nothing is ever unpickled here.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, BinaryIO, Generic, Literal, TypeAlias, TypeVar

LONGEST_HEAD = 2**10  # bytes
LONGEST_BODY = 2**24  # bytes

State: TypeAlias = Literal["coming", "resting", "playing", "halted", "gone"]


class Misspoken(ValueError):
    """What was said is no message, or none that this side may say."""


class Misplaced(RuntimeError):
    """A message that the state of whoever hears or says it does not allow."""


@dataclass(frozen=True, slots=True)
class Word:
    """The first message of whoever comes: what lets them in, and tells who it is."""

    word: str


@dataclass(frozen=True, slots=True)
class Play:
    """A block is to be played.

    Attributes:
        number: By which whoever asks knows it; a greater one than any before.
        seed: Its first seed.
        runs: How many seeds.
        body: The question; to the queue, nothing if it is the same as before.
    """

    number: int
    seed: int
    runs: int
    body: bytes = b""


@dataclass(frozen=True, slots=True)
class Drop:
    """A kernel does not want a block any more."""

    number: int


@dataclass(frozen=True, slots=True)
class Halt:
    """A worker is to stand still in a block."""

    number: int


@dataclass(frozen=True, slots=True)
class Go:
    """A worker is to go on with the block in which it stands still."""

    number: int


@dataclass(frozen=True, slots=True)
class Done:
    """A block was played; without a body it could not be."""

    number: int
    body: bytes = b""


@dataclass(frozen=True, slots=True)
class Full:
    """A block was not taken, because a kernel has so many in the queue already."""

    number: int
    most: int


@dataclass(frozen=True, slots=True)
class Before:
    """So many turns of others come before the next of a kernel."""

    turns: int


Message: TypeAlias = Word | Play | Drop | Halt | Go | Done | Full | Before
M = TypeVar("M", bound=Message)
FROM_KERNEL: tuple[type[Play | Drop], ...] = (Play, Drop)
TO_KERNEL: tuple[type[Done | Full | Before], ...] = (Done, Full, Before)
TO_WORKER: tuple[type[Play | Halt | Go], ...] = (Play, Halt, Go)
FROM_WORKER: tuple[type[Done], ...] = (Done,)


@dataclass(frozen=True, slots=True)
class Head(Generic[M]):
    """The line of a message, whose body is still to come.

    Attributes:
        kind: Which message.
        values: All of it but the body.
        length: Bytes of the body.
    """

    kind: type[M]
    values: dict[str, Any]
    length: int

    def message(self, body: bytes) -> M:
        """Return the message, with its body."""
        return self.kind(**(self.values | ({"body": body} if body else {})))


def written(message: Message) -> bytes:
    """Return a message as it is sent."""
    values = {field.name: getattr(message, field.name) for field in fields(message)}
    body = values.pop("body", b"")
    head = {"kind": type(message).__name__.lower(), **values, "length": len(body)}
    return b"%s\n%s\n" % (json.dumps(head).encode(), body)


def head_of(line: bytes, *kinds: type[M]) -> Head[M]:
    """Return what the first line of a message says.

    Args:
        line: The line; it may come from anybody.
        kinds: The messages that are awaited.

    Raises:
        Misspoken: If it is none of them.
    """
    try:
        said = json.loads(line) if len(line) <= LONGEST_HEAD else None
    except (ValueError, RecursionError) as error:
        raise Misspoken(f"this is no message: {line[:80]!r}") from error
    named = {kind.__name__.lower(): kind for kind in kinds}
    if not isinstance(said, dict) or not isinstance(name := said.pop("kind", None), str) or name not in named:
        raise Misspoken(f"awaited was one of {', '.join(named)}, not {line[:80]!r}")
    kind, length = named[name], said.pop("length", None)
    types = {field.name: field.type for field in fields(kind)}
    longest = LONGEST_BODY if types.pop("body", None) else 0
    # A truth value is a whole number to Python, and not to anybody who reads this.
    if {key: type(value) for key, value in said.items()} != types:
        raise Misspoken(f"{name!r} has {', '.join(types)}, not {line[:80]!r}")
    if type(length) is not int or not 0 <= length <= longest:
        raise Misspoken(f"a body of {name!r} has up to {longest} bytes, not {length!r:.20}")
    return Head(kind, said, length)


def messages(lines: BinaryIO, *kinds: type[M]) -> Iterator[M]:
    """Yield each message until the other side is gone.

    Raises:
        OSError: If the connection breaks.
        Misspoken: If something else is said than is awaited.
    """
    while line := lines.readline(LONGEST_HEAD):
        head = head_of(line, *kinds)
        body = lines.read(head.length + 1)
        if len(body) <= head.length:
            return
        yield head.message(body[:-1])
