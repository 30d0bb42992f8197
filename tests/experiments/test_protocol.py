"""What is said on the way to a worker and back: as it was meant, or refused in words."""

import json
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from algeria_lab.experiments.playing.protocol import (
    FROM_KERNEL,
    FROM_WORKER,
    LONGEST_BODY,
    LONGEST_HEAD,
    TO_KERNEL,
    TO_WORKER,
    Before,
    Done,
    Drop,
    Full,
    Go,
    Halt,
    Message,
    Misspoken,
    Play,
    Word,
    head_of,
    messages,
    written,
)

KINDS = (Word, *FROM_KERNEL, *TO_KERNEL, *TO_WORKER, *FROM_WORKER)
numbers, bodies = st.integers(), st.binary(max_size=99)
any_message = st.one_of(
    st.builds(Word, st.text("abc-.é", max_size=30)),
    st.builds(Play, numbers, numbers, numbers, bodies),
    st.builds(Done, numbers, bodies),
    st.builds(Full, numbers, numbers),
    *(st.builds(kind, numbers) for kind in (Drop, Halt, Go, Before)),
)


def heard(line: bytes, *kinds: type[Message]) -> list[Message]:
    """Return all that is understood of what somebody has said."""
    return list(messages(BytesIO(line), *kinds or KINDS))


@given(st.lists(any_message, max_size=5))
def test_what_is_said_is_heard(said: list[Message]):
    assert heard(b"".join(map(written, said))) == said


@given(any_message, st.integers(min_value=1))
def test_what_breaks_off_is_no_message(said: Message, missing: int):
    line = written(said)
    begun = line[: -1 - missing % (len(line) - 1)]

    try:
        assert heard(begun) == []
    except Misspoken:
        assert b"\n" not in begun, "it broke off within the first line"


def test_two_messages_with_one_number_are_not_the_same():
    assert Halt(3) != Go(3)


WRONG = {
    "not JSON": b"GET / HTTP/1.1\r\n",
    "nothing": b"\n",
    "a list": b"[1]\n",
    "no kind": b'{"number": 1, "length": 0}\n',
    "a kind that is no text": b'{"kind": [], "number": 1, "length": 0}\n',
    "an unknown kind": b'{"kind": "stop", "number": 1, "length": 0}\n',
    "nothing else": b'{"kind": "halt"}\n',
    "a number too many": b'{"kind": "halt", "number": 1, "seed": 1, "length": 0}\n',
    "no number": b'{"kind": "halt", "length": 0}\n',
    "a text for a number": b'{"kind": "halt", "number": "1", "length": 0}\n',
    "a truth value for a number": b'{"kind": "halt", "number": true, "length": 0}\n',
    "a fraction for a length": b'{"kind": "done", "number": 1, "length": 0.0}\n',
    "a length below nothing": b'{"kind": "done", "number": 1, "length": -1}\n',
    "a body that is too long": b'{"kind": "done", "number": 1, "length": %d}\n' % (LONGEST_BODY + 1),
    "a body where none belongs": b'{"kind": "halt", "number": 1, "length": 1}\n',
    "brackets, deeper than anything is": b"[" * LONGEST_HEAD,
    "a line without end": b'{"kind": "halt", "number": %d' % 10**LONGEST_HEAD,
    "what is no text": b"\xff\xfe\n",
    "more digits than a number may have": b'{"kind": "halt", "number": %s}\n' % (b"9" * 5000),
}


@pytest.mark.parametrize("line", WRONG.values(), ids=WRONG)
def test_anything_else_is_refused(line: bytes):
    with pytest.raises(Misspoken):
        heard(line)


@given(
    st.binary()
    | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps).map(str.encode)
)
def test_nobody_brings_anything_but_a_refusal_about(line: bytes):
    with pytest.raises(Misspoken):
        head_of(line, *KINDS)


def test_each_side_says_what_is_its_to_say():
    with pytest.raises(Misspoken, match="awaited was one of play, halt, go"):
        heard(written(Done(1)), *TO_WORKER)
    with pytest.raises(Misspoken, match="awaited was one of done"):
        heard(written(Play(1, 1, 1)), *FROM_WORKER)
