"""What a server tells of its room: how many places, who is there by number, how much memory is free."""

from typing import Any

from jupyter_server.base.handlers import APIHandler
from tornado.web import authenticated

from algeria_lab.apps.serving.kernels.memory import MEGABYTE, free_memory
from algeria_lab.apps.serving.kernels.page_kernels import PageKernels


def told(kernels: PageKernels) -> dict[str, Any]:
    """Return the room as it is now: numbers of places, never names, addresses or kernels; memory in MB.

    A room is open where somebody who comes now gets a place: a full one is, too, where a page was lost.
    """
    held = sorted(kernels.held().values(), key=lambda place: place.number)
    return {
        "places": kernels.places,
        "free": kernels.free,
        "open": kernels.opens,
        "held": [{"number": place.number, "state": place.state} for place in held],
        "memory": free_memory() // MEGABYTE,
    }


class RoomHandler(APIHandler):
    """Answer how full the room is."""

    @authenticated
    def get(self) -> None:
        """Answer the room as JSON; with the id of a page's own kernel, its number too."""
        kernels = self.kernel_manager
        assert isinstance(kernels, PageKernels), "the settings name this manager"
        own = kernels.held().get(self.get_argument("kernel", ""))
        self.finish(told(kernels) | {"own": own.number if own else None})
