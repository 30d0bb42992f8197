"""How a class begins on the first page of its room."""

from typing import NamedTuple
from urllib.parse import urlencode


class Begins(NamedTuple):
    """What the first page is asked for.

    Attributes:
        spoken: The language; that of each browser if empty.
        period: For how many minutes the lesson is taken; each reader chooses if 0.
    """

    spoken: str = ""
    period: int = 0

    @property
    def query(self) -> str:
        """What stands behind the address of the first page; empty where nothing is asked for.

        Examples:
            >>> Begins("fr", 90).query, Begins().query
            ('?lang=fr&period=90', '')
        """
        asked = {"lang": self.spoken, "period": self.period}
        told = urlencode({name: value for name, value in asked.items() if value})
        return f"?{told}" if told else ""
