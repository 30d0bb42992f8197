"""What a server of pages writes to its terminal: its own failures, not who was refused."""

import logging
import re

# Tornado writes here by itself, whatever the server is told of how much to write.
OF_REQUESTS = ("tornado.access", "tornado.general")
OF_FAULTS = "tornado.application"
FULL = 503
# The key of a room, or of its desk, in an address, also in one that is a part of another.
_KEY = re.compile(r"((?:token|desk)(?:=|%3[dD]))[^&%#\s'\")]+")
_PLAIN = logging.Formatter()


def hush(level: int | str) -> None:
    """Let what is written of requests be as much as of everything else.

    Args:
        level: That of the server, such as `logging.ERROR`.
    """
    for name in OF_REQUESTS:
        logging.getLogger(name).setLevel(level)
    logging.getLogger(OF_REQUESTS[0]).addFilter(is_failure)
    for name in (*OF_REQUESTS, OF_FAULTS):
        logging.getLogger(name).addFilter(cut_key)


def is_failure(record: logging.LogRecord) -> bool:
    """Return whether an answer was a failure of the server; that a room is full is none."""
    return not (isinstance(record.args, tuple) and record.args[:1] == (FULL,))


def cut_key(record: logging.LogRecord) -> bool:
    """Cut the key of a room out of what is written, for a log may be handed on; write all the rest."""
    record.msg, record.args = _KEY.sub(r"\1…", record.getMessage()), ()
    if record.exc_info:
        record.exc_text = _KEY.sub(r"\1…", _PLAIN.formatException(record.exc_info))
    return True
