"""Numbers that stay on one line wherever a text is broken."""

import re

# Groups of three digits behind a space, as French parts thousands.
_NUMBER = re.compile(r"(?<![\d.,])\d{1,3}(?: \d{3})+(?![\d%])")


def unbroken(text: str) -> str:
    r"""Return a text with narrow no-break spaces between the thousands of its numbers.

    Examples:
        >>> unbroken("de 4 000 à 1 200 000").split(" ")
        ['de', '4\u202f000', 'à', '1\u202f200\u202f000']
        >>> unbroken("en 1957 000, 12 34")
        'en 1957 000, 12 34'
    """
    return _NUMBER.sub(lambda found: found[0].replace(" ", "\N{NARROW NO-BREAK SPACE}"), text)
