"""What a server of pages writes to its terminal: its own failures, not who was refused."""

import logging

# Tornado writes here by itself, whatever the server is told of how much to write.
OF_REQUESTS = ("tornado.access", "tornado.general")
FULL = 503


def hush(level: int | str) -> None:
    """Let what is written of requests be as much as of everything else.

    Args:
        level: That of the server, such as `logging.ERROR`.
    """
    for name in OF_REQUESTS:
        logging.getLogger(name).setLevel(level)
    logging.getLogger(OF_REQUESTS[0]).addFilter(is_failure)


def is_failure(record: logging.LogRecord) -> bool:
    """Return whether an answer was a failure of the server; that a room is full is none."""
    return not (isinstance(record.args, tuple) and record.args[:1] == (FULL,))
