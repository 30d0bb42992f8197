"""A page and the place that it takes: who asks for it, and what is answered where the room is full."""

import errno
from typing import Any

from tornado.web import HTTPError
from voila.tornado.handler import TornadoVoilaHandler

from algeria_lab.apps.serving.doors import is_part_elsewhere
from algeria_lab.apps.serving.kernels.places import AGAIN, READER

FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}  # what a disk says that takes no more


class PageHandler(TornadoVoilaHandler):
    """Voila's answer to a request for a page, which says for whom the kernel is started."""

    async def prepare(self) -> None:
        """Note which browser asks: Jupyter gives each one a cookie of its own.

        Raises:
            HTTPError: Another site wants the page for a part of its own (403): each would cost a place.
        """
        await super().prepare()
        if is_part_elsewhere(self.request):
            raise HTTPError(403)
        if self.current_user:
            READER.set(self.current_user.username)

    def write_error(self, status_code: int, **arguments: Any) -> None:
        """Write what went wrong; to a full room one may come back in a minute; a full disk is named."""
        error = arguments.get("exc_info", (None, None))[1]
        if isinstance(error, OSError) and error.errno in FULL:
            status_code = 507
            self.set_status(status_code)
        if status_code == 503:
            self.set_header("Retry-After", str(AGAIN))
        super().write_error(status_code, **arguments)
