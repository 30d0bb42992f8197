"""How a server of pages reads requests: how long, of what size, and whether a proxy before it is believed."""

from functools import partial

from traitlets import Bool
from voila.app import Voila

# Nobody sends a server of pages more than a token, nor takes long to say what it wants; Voila would take in a
# hundred megabytes of each request.
PATIENCE = {"max_body_size": 100_000, "body_timeout": 20, "idle_connection_timeout": 120}  # bytes, seconds


class ListeningServer(Voila):
    """A server of short requests that may believe a proxy: its cookies are then for HTTPS alone."""

    trust_xheaders = Bool(
        default_value=False,
        config=True,
        help="Whether to believe the headers X-Forwarded-Proto and X-Forwarded-For, which a proxy sets.",
    )

    def listen(self) -> None:
        """Wait for requests; Voila itself has no place to say how they are read."""
        self.app.listen = partial(self.app.listen, **PATIENCE, xheaders=self.trust_xheaders)
        super().listen()
