"""What browsers are told with every answer: above all where a page may take scripts and anything else from.

One policy for all pages, for what went wrong with an address and for files. A policy in the page itself could
say neither who may frame it nor anything about errors, so it travels as a header, whoever answers.
"""

from base64 import b64encode
from hashlib import sha256

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import Application, OutputTransform

# The one script that Voila itself writes into a page: while a cell takes long, so that no proxy gives up.
HEARTBEAT = "window.voila_heartbeat()"


def digest(script: str) -> str:
    """Return the word of a policy that lets exactly this inline script run."""
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


POLICY = {
    "default-src": "'none'",
    # A widget arrives as text from the kernel and is run from an address that only its page can make (blob:).
    "script-src": f"'self' blob: {digest(HEARTBEAT)}",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",  # the key of a class is typed into one
    "frame-ancestors": "'self'",
}
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{kind} {sources}" for kind, sources in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    # An address may hold the token of a class, which is for no other site.
    "Referrer-Policy": "same-origin",
}


def seal(app: Application, prefix: str = "/") -> None:
    """Give every answer of *app* whose path begins with *prefix* the headers.

    Pages, errors and files are answered by handlers of Voila, Jupyter and Tornado, beside a Jupyter server by
    none of ours: what they have in common is the application that sends what they say.
    """

    class SafeHeaders(OutputTransform):
        """Puts our headers in place of any others of those names."""

        def __init__(self, request: HTTPServerRequest) -> None:
            super().__init__(request)
            self._is_ours = request.path.startswith(prefix)

        def transform_first_chunk(
            self,
            status_code: int,
            headers: HTTPHeaders,
            chunk: bytes,
            finishing: bool,  # noqa: FBT001, ARG002 - Tornado gives it so
        ) -> tuple[int, HTTPHeaders, bytes]:
            """Return the beginning of an answer, as Tornado asks for it."""
            if self._is_ours:
                for name, value in HEADERS.items():
                    headers[name] = value
            return status_code, headers, chunk

    app.add_transform(SafeHeaders)
