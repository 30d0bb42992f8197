"""Voila that packs what it sends: five megabytes of a page are one and a half on the wire of a school."""

from typing import Any

from voila.app import Voila


class PackedVoila(Voila):
    """The server of pages; `Voila.tornado_settings` come too late for this one setting."""

    def init_settings(self) -> dict[str, Any]:
        """Return the settings of the server, packing among them."""
        return {**super().init_settings(), "compress_response": True}


if __name__ == "__main__":
    PackedVoila.launch_instance()
