"""The port of the queue of runs, from the same computer: who has no word gets no further than a short line.

`docs/who_may.md`: another person with an account on this computer can open pages of their own, not yours; who
sends more than is allowed waits, and nobody else; what has not the form of a message is dropped.
"""

import asyncio
import json
import logging
from asyncio import StreamReader, StreamWriter

import pytest

from algeria_lab.apps.serving.runs import queue as run_queue
from algeria_lab.apps.serving.runs.queue import RunQueue
from algeria_lab.experiments.playing.protocol import LONGEST_BODY, LONGEST_HEAD, Play, Word, written
from algeria_lab.experiments.playing.wire import LOOPBACK
from tests.apps.serving.test_run_queue import Check, joined, question, sent, served, workers


async def stranger(queue: RunQueue) -> tuple[StreamReader, StreamWriter]:
    """Return a connection of somebody who has not said anything."""
    return await asyncio.open_connection(LOOPBACK, (await queue.address()).port)


async def is_sent_away(reader: StreamReader) -> bool:
    """Wait until the queue says something, and return whether it closes the connection instead."""
    try:
        return not await reader.read(1)
    except ConnectionError:  # what it had not read, it did not want
        return True


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the queue wait for the whole of a line for longer than any test does."""
    monkeypatch.setattr(run_queue, "HURRY", 10_000.0)


def checked(check: Check, caplog: pytest.LogCaptureFixture) -> None:
    """Check something of a queue, of which nothing but what is meant for its log comes there."""
    caplog.set_level(logging.WARNING)
    served(check, places=1)
    assert caplog.records == []


def sealed(name: object, seal: object) -> bytes:
    return json.dumps({"kind": "word", "word": f"{name}.{seal}", "length": 0}).encode() + b"\n\n"


GREETINGS = {
    "a list": b"[1]\n\n",
    "a number": b"1\n\n",
    "a word that is none": b'{"kind": "word", "word": [1], "length": 0}\n\n',
    "a seal with é": sealed("kernel-1", "é"),
    "a name with é": sealed("kernel-é", "00"),
    "half a letter": sealed("kernel-\ud800", "00"),
    "no seal": sealed("kernel-1", ""),
    "no name": b'{"kind": "word", "word": "", "length": 0}\n\n',
    "a web page": b"POST / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "what only comes after the word": written(Play(1, 1, 1, b"{}")),
    "a word with a body": b'{"kind": "word", "word": "kernel-1.00", "length": 1000000}\n',
    "a thousand brackets": b"[" * (LONGEST_HEAD - 1) + b"\n\n",
    "what is no text": b"\xff\x00\xfe\n\n",
}


@pytest.mark.parametrize("said", GREETINGS.values(), ids=GREETINGS)
def test_another_account_that_knows_no_word_is_sent_away_quietly(
    said: bytes, caplog: pytest.LogCaptureFixture
):
    """No letter of it comes into the log, where it could fill the disk."""

    async def check(queue: RunQueue) -> None:
        reader, writer = await stranger(queue)
        writer.write(said)
        assert await is_sent_away(reader)
        writer.close()

    checked(check, caplog)


@pytest.mark.parametrize("letter", [b"[", b"a", b"\0"], ids=["brackets", "letters", "nothings"])
def test_before_the_word_nobody_says_more_than_a_short_line(letter: bytes, caplog: pytest.LogCaptureFixture):
    """Lines of 16 MB were taken and read from anybody: six kept the server, and all pages, for a second."""

    async def check(queue: RunQueue) -> None:
        reader, writer = await stranger(queue)
        writer.write(letter * (LONGEST_HEAD + 1))  # and no end of the line
        assert await is_sent_away(reader)
        writer.close()

    checked(check, caplog)


def test_a_body_is_never_taken_before_the_word(caplog: pytest.LogCaptureFixture):
    async def check(queue: RunQueue) -> None:
        reader, writer = await stranger(queue)
        writer.write(b'{"kind": "word", "word": "kernel-1.00", "length": %d}\n' % LONGEST_BODY)
        assert await is_sent_away(reader)
        writer.close()

    checked(check, caplog)


def test_who_floods_the_port_does_not_keep_readers_waiting(caplog: pytest.LogCaptureFixture):
    """Of a hundred that send without end each is closed, and a reader's block is played meanwhile."""

    async def flood(queue: RunQueue) -> None:
        reader, writer = await stranger(queue)
        try:
            for _ in range(64):
                writer.write(b"[" * 2**18)
                await writer.drain()
        except ConnectionError:
            writer.close()
            return
        assert await is_sent_away(reader)
        writer.close()

    async def check(queue: RunQueue) -> None:
        floods = asyncio.gather(*(flood(queue) for _ in range(100)))
        with await joined(queue) as places:
            assert await asyncio.wrap_future(sent(places, question(1), 1)[0])
        await floods

    checked(check, caplog)


def test_a_word_opens_one_door_and_not_that_of_another(caplog: pytest.LogCaptureFixture):
    """The seal of a kernel is none of a worker, whose answers the queue would believe."""

    async def check(queue: RunQueue) -> None:
        word = (await queue.address()).word
        for forged in (word.replace("kernel", "worker"), word[:-1], word + "0", word.upper()):
            reader, writer = await stranger(queue)
            writer.write(written(Word(forged)))
            assert await is_sent_away(reader)
            writer.close()
        assert not workers()

    checked(check, caplog)


BROKEN = {
    "the question is too long": b'{"kind": "play", "number": 1, "seed": 1, "runs": 1, "length": 99999999}\n',
    "a number is missing": b'{"kind": "play", "number": 1, "length": 0}\n\n',
    "no question": written(Play(1, 1, 1)),
    "deep": b"[" * (LONGEST_HEAD - 1) + b"\n\n",
    "long": b"[" * (LONGEST_HEAD + 1),
}


@pytest.mark.parametrize("said", BROKEN.values(), ids=BROKEN)
def test_a_page_that_is_out_of_its_mind_loses_its_own_place_only(
    said: bytes, caplog: pytest.LogCaptureFixture
):
    """Who runs the server reads in one line which it was."""

    async def check(queue: RunQueue) -> None:
        address = await queue.address()
        reader, writer = await asyncio.open_connection(LOOPBACK, address.port)
        writer.write(written(Word(address.word)) + said)
        assert await is_sent_away(reader)
        writer.close()
        with await joined(queue) as places:
            assert await asyncio.wrap_future(sent(places, question(1), 1)[0])
        assert [record.getMessage().partition(":")[0] for record in caplog.records] == [
            f"The queue of runs sends {address.word.partition('.')[0]} away"
        ]

    caplog.set_level(logging.WARNING)
    served(check, places=1)
