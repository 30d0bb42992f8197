"""Numbers as people type them: fractions, decimals with point or comma, percent, the digits of any script.

This is the only place that reads them: what is graded, what a condition asks and what a field takes agree on
what was typed.
"""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from typing import NamedTuple

MOST_LETTERS = 80
_SIGNED = r"(?P<sign>[+-]?)\s*"
_FORMS = (
    re.compile(_SIGNED + r"(?P<whole>[0-9]{1,15})\s+(?P<above>[0-9]{1,15})\s*/\s*(?P<below>[0-9]{1,15})"),
    re.compile(_SIGNED + r"(?P<above>[0-9]{1,15})\s*(?:/|:| in | out of | sur )\s*(?P<below>[0-9]{1,15})"),
    re.compile(_SIGNED + r"(?P<decimal>[0-9]{0,15}(?:\.[0-9]{1,15})?)"),
)
# What stands behind a number; 1e3 and 3x4 are sums of their own, and neither is 1 nor 3.
_UNIT = re.compile(r"%( .*)?|(?![ex][+-]?[0-9])[^\W\d][\w.-]*( [^\W\d][\w.-]*){0,3}|")
# A sign that is said in words before a number, such as "moins 5".
_SAID = re.compile(r"^(moins|minus) (?=[0-9.,])")
# Dashes that stand for a minus, and the signs of Arabic script for percent, decimals and thousands.
_SIGNS = str.maketrans(
    {
        **dict.fromkeys("\u2010\u2012\u2013\u2212", "-"),
        "\u2044": "/",
        "\u066a": "%",
        "\u066b": ".",
        "\u066c": "’",
    }
)
_POWER = re.compile(r"\d[⁰¹²³⁴-⁹₀-₉]")  # 5² is not 52; of km² nothing is known here
_GROUPS = re.compile(r"(?<=[0-9])[ ’'](?=[0-9]{3}(?![0-9]))")
_THOUSANDS = re.compile(r"[1-9][0-9]{0,2}(,[0-9]{3})+(?![0-9])")


class Amount(NamedTuple):
    """A number that somebody typed.

    Attributes:
        value: Its value; of 33 % it is 33/100.
        unit: What was typed behind it; ``%`` stands for percent, empty for none.
        digits: How many digits stand behind the decimal point, None for a fraction: what is typed so exactly
            may be a rounded number.
    """

    value: Fraction
    unit: str = ""
    digits: int | None = None


def read_amount(text: str, language: str = "en") -> Amount | None:
    """Return the number that a text says, None if it says none.

    Args:
        text: What was typed.
        language: Where a comma may part thousands (``en``); elsewhere it is always a decimal comma.

    Examples:
        >>> read_amount("1 in 3").value, read_amount("−½").value, read_amount("0,25", "fr").value
        (Fraction(1, 3), Fraction(-1, 2), Fraction(1, 4))
        >>> read_amount("moins 5").value
        Fraction(-5, 1)
        >>> read_amount("33 %")
        Amount(value=Fraction(33, 100), unit='%', digits=2)
    """
    if len(text) > MOST_LETTERS or _POWER.search(text):
        return None
    plain = _plain(text, language)
    found = next((match for form in _FORMS if (match := form.match(plain)) and _has_digits(match)), None)
    if found is None:
        return None
    parts, unit = found.groupdict(), plain[found.end() :].strip(" .")
    if not _UNIT.fullmatch(unit) or not parts.get("below", "1").strip("0"):
        return None
    return _amount(parts, "%" if unit.startswith("%") else unit)


def _amount(parts: dict[str, str], unit: str) -> Amount:
    digits = None
    if "decimal" in parts:
        value = Fraction(f"0{parts['decimal']}")
        digits = len(parts["decimal"].partition(".")[2])
    else:
        value = int(parts.get("whole", 0)) + Fraction(int(parts["above"]), int(parts["below"]))
    value = -value if parts["sign"] == "-" else value
    if unit == "%":
        return Amount(value / 100, unit, None if digits is None else digits + 2)
    return Amount(value, unit, digits)


def _plain(text: str, language: str) -> str:
    """Return what was typed in plain signs: ½ as 1/2, any digits as 0 to 9, no signs between thousands."""
    spaced = "".join(f" {sign}" if unicodedata.numeric(sign, 0) % 1 else sign for sign in text.casefold())
    known = unicodedata.normalize("NFKC", spaced).translate(_SIGNS)
    digits = "".join(str(unicodedata.decimal(sign)) if sign.isdecimal() else sign for sign in known)
    words = re.sub(r"\b(percent|per cent|pour cent|p\. ?cent)\b", "%", " ".join(digits.split()))
    grouped = _GROUPS.sub("", _SAID.sub("-", words))
    if language == "en":
        grouped = _THOUSANDS.sub(lambda match: match[0].replace(",", ""), grouped)
    return re.sub(r"(?<![.,]),(?=[0-9])", ".", grouped)


def _has_digits(match: re.Match[str]) -> bool:
    return any(sign.isdigit() for sign in match[0])


def read_whole(text: str, language: str = "en") -> int | None:
    """Return the whole number that a text says, None if it says none, or one in percent or some unit."""
    amount = read_amount(text, language)
    return int(amount.value) if amount and not amount.unit and amount.value.denominator == 1 else None


def read_key(value: object) -> Fraction | None:
    """Return the number that an author wrote as a key or a tolerance, None if it is none.

    What is written as 0.1 is one tenth exactly.
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, int | Fraction):
        return Fraction(value)
    if isinstance(value, float):
        return Fraction(repr(value)) if abs(value) < 1e15 else None
    found = read_amount(value) if isinstance(value, str) else None
    return found.value if found and found.unit in ("", "%") else None


def spoken(value: Fraction, language: str = "en") -> str:
    """Return a number as a reader writes it: whole, as a short decimal, or as a fraction.

    Examples:
        >>> spoken(Fraction(1, 3)), spoken(Fraction(1, 4), "fr"), spoken(Fraction(6, 2))
        ('1/3', '0,25', '3')
    """
    if value.denominator == 1:
        return str(value.numerator)
    rest = value.denominator
    for factor in (2, 5):
        while rest % factor == 0:
            rest //= factor
    if rest != 1 or 10_000 % value.denominator:
        return f"{value.numerator}/{value.denominator}"
    text = f"{float(value):.4f}".rstrip("0")
    return text.replace(".", ",") if language == "fr" else text
