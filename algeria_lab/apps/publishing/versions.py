"""The version of the package, the places that repeat it for readers, and what the changelog says of each."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

PACKAGE = "algeria_lab/core/package.py"  # the one place: pyproject.toml, code and documentation read it
CHANGELOG = "CHANGELOG.md"
# Files that are read as they lie there, and so repeat the version; a test says whether they are of one mind.
REPEATED = {
    PACKAGE: (r'(?m)^(__version__ = ")([^"]+)',),
    "CITATION.cff": (r"(?m)^(version: )(\S+)",),
    "docs/citing.md": (r"(\*, version )([\w.]+)(?=\. )", r"(version = \{)([^}]+)"),
}
# The same for the day of the release, and its year; before the first release a citation has no day.
DATED = {
    "CITATION.cff": ((r'(?m)^(date-released: ")[\d-]+', "{day}"),),
    "docs/citing.md": ((r"(contributors \()\d{4}(?=\))", "{year}"), (r"(year    = \{)\d{4}", "{year}")),
}
FORM = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:(a|b|rc)(\d+))?")
HEADING = re.compile(
    r"^## (?P<version>\S+?)(?:, (?P<day>\d{4}-\d\d-\d\d)| \(not yet released\))$", re.MULTILINE
)


@dataclass(frozen=True)
class Section:
    """What the changelog says of one version.

    Attributes:
        version: Its number.
        day: When it was released, as `2026-11-29`; empty while it is not.
        notes: What users notice.
    """

    version: str
    day: str
    notes: str


def key(version: str) -> tuple[int, int, int, str, int]:
    """Return what versions are ordered by; what comes before a release sorts before it.

    Raises:
        ValueError: If *version* is not one.

    Examples:
        >>> key("0.9.0") < key("0.10.0rc1") < key("0.10.0")
        True
    """
    match = FORM.fullmatch(version)
    if match is None:
        raise ValueError(f"{version} is no version: three numbers, such as 0.2.0 or 0.2.0rc1")
    great, middle, small, stage, count = match.groups()
    return int(great), int(middle), int(small), stage or "released", int(count or 0)


def sections(root: Path) -> list[Section]:
    """Return what the changelog says of each version, newest first."""
    text = (root / CHANGELOG).read_text("utf-8")
    heads = list(HEADING.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return [
        Section(head["version"], head["day"] or "", text[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    ]


def stated(root: Path) -> dict[str, set[str]]:
    """Return which version each file states."""
    return {
        name: {found for form in forms for _, found in re.findall(form, (root / name).read_text("utf-8"))}
        for name, forms in REPEATED.items()
    }


def set_version(root: Path, version: str, day: str) -> list[str]:
    """Write *version* wherever it is stated, close its section of the changelog, and return the files."""
    for name, forms in REPEATED.items():
        text = (root / name).read_text("utf-8")
        for form in forms:
            text = re.sub(form, rf"\g<1>{version}", text)
        (root / name).write_text(_dated(name, text, day), "utf-8")
    changes = root / CHANGELOG
    changes.write_text(HEADING.sub(f"## {version}, {day}", changes.read_text("utf-8"), count=1), "utf-8")
    return [*REPEATED, CHANGELOG]


def _dated(name: str, text: str, day: str) -> str:
    """Return the text of a file with the day of the release, or its year, where it says one."""
    if name == "CITATION.cff" and "\ndate-released:" not in text:
        text = re.sub(r"(?m)^(version: .*)$", r'\g<1>\ndate-released: "0000-00-00"', text, count=1)
    for form, said in DATED.get(name, ()):
        text = re.sub(form, rf"\g<1>{said.format(day=day, year=day[:4])}", text)
    return text


def epoch(root: Path) -> int:
    """Return the moment that all files of the newest version bear: midnight of the day in the changelog.

    Raises:
        ValueError: If the newest version is not released.
    """
    newest = sections(root)[0]
    if not newest.day:
        raise ValueError(f"{CHANGELOG} says that {newest.version} is not yet released")
    return int(datetime.fromisoformat(newest.day).replace(tzinfo=UTC).timestamp())
