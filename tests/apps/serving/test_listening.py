"""Requests are read within bounds; a proxy is believed where whoever runs the server says so."""

from typing import Any

import pytest
from tornado.web import Application

from algeria_lab.apps.serving.listening import PATIENCE, ListeningServer


class HeardError(Exception):
    """Somebody wanted to listen, and said how."""


class Ears(Application):
    """An application that opens no port."""

    def listen(self, *_: Any, **how: Any) -> Any:
        """Tell how requests would be read."""
        raise HeardError(how)


@pytest.mark.parametrize("believes", [True, False])
def test_how_requests_are_read(*, believes: bool):
    server = ListeningServer(trust_xheaders=believes)
    server.app = Ears()

    with pytest.raises(HeardError) as heard:
        server.listen()

    assert heard.value.args == ({**PATIENCE, "xheaders": believes},)
