"""Words that a server gives to processes of its own, by which it knows them when they come back."""

import hmac
import secrets


class Seals:
    """Makes words out of names, and finds the names in them; nobody else can make one."""

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(32)

    def word(self, name: str) -> str:
        """Return the word of a name, which holds no full stop."""
        return f"{name}.{self._seal(name)}"

    def name(self, word: str) -> str:
        """Return the name in a word; nothing for a word that was not made here."""
        name, _, seal = word.partition(".")
        is_own = word.isascii() and hmac.compare_digest(seal.encode(), self._seal(name).encode())
        return name if is_own else ""

    def _seal(self, name: str) -> str:
        return hmac.digest(self._secret, name.encode(), "sha256").hex()
