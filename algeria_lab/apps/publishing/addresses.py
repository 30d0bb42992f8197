"""Where the project is published, and every link and badge that comes from it.

One file says it, `data/published.toml`. Between two marks `addresses` in the files of `BLOCKS` stands what is
written from it; nobody edits that by hand, and a test says whether it is current. What is not known is not
linked.
"""

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from algeria_lab.core.words.languages import languages

PLACE = "algeria_lab/data/published.toml"
HOME, LAB = "voila/render/notebooks/home.ipynb", "lab/tree/lessons"
NAMES = {"en": "English", "fr": "français"}
BADGE = "https://mybinder.org/badge_logo.svg"
BLOCK = re.compile(r"(^(?:<!--|#) addresses(?: -->)?\n).*?(^(?:<!--|#) /addresses)", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Addresses:
    """Where the project is published.

    Attributes:
        repository: `owner/name` on GitHub; empty while it is not known.
        site: The address of the pages without a server; empty while there is none.
        lessons: The folder of each lesson, and its titles by language.
    """

    repository: str
    site: str
    lessons: tuple[tuple[str, dict[str, str]], ...] = ()

    @property
    def code(self) -> str:
        """The address of the sources."""
        return f"https://github.com/{self.repository}"

    def page(self, path: str) -> str:
        """Return where a page such as ``lessons/05-resettlement/fr`` is read: on the site, else on Binder."""
        return f"{self.site}{path}.html" if self.site else self.binder(f"voila/render/{path}.ipynb")

    def binder(self, page: str) -> str:
        """Return the link that starts an image of the newest sources and opens *page* there.

        Examples:
            >>> Addresses("somebody/lab", "").binder("lab/tree/lessons")
            'https://mybinder.org/v2/gh/somebody/lab/HEAD?urlpath=lab%2Ftree%2Flessons'
        """
        return f"https://mybinder.org/v2/gh/{self.repository}/HEAD?urlpath={quote(page, safe='')}"


def addresses(root: Path) -> Addresses:
    """Read where the project is published.

    Raises:
        ValueError: If an address has not the form of one.
    """
    said = tomllib.loads((root / PLACE).read_text("utf-8"))
    if not re.fullmatch(r"([\w-][\w.-]*/[\w-][\w.-]*)?", said["repository"]):
        raise ValueError(f'{PLACE}: repository is "owner/name" or empty, not "{said["repository"]}"')
    if not re.fullmatch(r"(https://[^\s\"<>()]+/)?", said["site"]):
        raise ValueError(
            f'{PLACE}: site is "https://…/" with the last stroke, or empty, not "{said["site"]}"'
        )
    return Addresses(said["repository"], said["site"], tuple(lessons(root)))


def _shown(lines: list[str]) -> str:
    """Return the text of a block of Markdown: empty lines around it, so that it stands by itself."""
    return "".join(f"\n{line}\n" for line in lines) + "\n" if lines else ""


def front(where: Addresses) -> str:
    """Return what stands at the head of the README: the site first, then Binder with its badge."""
    lines = []
    if where.site:
        lines.append(f"**[Play in the browser, without installing anything]({where.site})**")
    if where.repository:
        badge = f"[![Binder]({BADGE})]"
        lines.append(
            f"{badge}({where.binder(HOME)}) the home page; [JupyterLab]({where.binder(LAB)}) with the"
            " lessons, where code is wanted. Binder takes some minutes to start."
        )
    return _shown(lines)


def index(where: Addresses) -> str:
    """Return how the documentation offers the pages: in words, for it asks no other host for a picture."""
    lines = [f"**Nothing to install**: [the pages in your browser]({where.site})."] if where.site else []
    if where.repository:
        pages = f"[home page]({where.binder(HOME)}), [JupyterLab]({where.binder(LAB)})"
        lines.append(f"**With code, on Binder** (some minutes to start): {pages}, [each lesson](lessons).")
        lines.append(f"[The sources]({where.code}).")
    return _shown(lines)


def _lessons(language: str) -> Callable[[Addresses], str]:
    said = {
        "en": ("Without installing anything", "lesson", "as a page", "in JupyterLab, on Binder"),
        "fr": ("Sans rien installer", "leçon", "en page", "dans JupyterLab, sur Binder"),
    }[language]

    def table(where: Addresses) -> str:
        if not where.repository:
            return ""
        title, *head = said
        rows = [f"| {' | '.join(head)} |", "|---|---|---|"]
        for folder, titles in where.lessons:
            pages = [f"[{NAMES[one]}]({where.page(f'{folder}/{one}')})" for one in languages()]
            notes = [
                f"[{NAMES[one]}]({where.binder(f'lab/tree/{folder}/{one}.ipynb')})" for one in languages()
            ]
            rows.append(f"| {titles[language]} | {', '.join(pages)} | {', '.join(notes)} |")
        return _shown([f"## {title}", "\n".join(rows)])

    return table


def lessons(root: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the folder of each lesson and its titles by language."""
    for folder in sorted(root.glob("lessons/*")):
        about = json.loads((folder / "en.ipynb").read_text("utf-8"))["metadata"]
        yield folder.relative_to(root).as_posix(), about["page_list"]["title"]


def _metadata(where: Addresses) -> str:
    urls = {"Source": where.code, "Issues": f"{where.code}/issues"} if where.repository else {}
    if where.site:
        urls["Homepage"] = where.site
    return (
        "".join(["[project.urls]\n", *(f'{name} = "{url}"\n' for name, url in urls.items())]) if urls else ""
    )


def _citation(where: Addresses) -> str:
    return f'repository-code: "{where.code}"\n' if where.repository else ""


def cited(where: Addresses) -> str:
    """Return what the page on citing says of where it is to be found."""
    if not where.repository:
        whom = "No address is published yet: say from whom you have it"
        return _shown([f'{whom}, and the commit that `frame.attrs["commit"]` names.'])
    lines = [f"The sources are at <{where.code}>; BibTeX takes that as `url = {{{where.code}}}`."]
    return _shown([*lines, *([f"The pages are at <{where.site}>."] if where.site else [])])


BLOCKS: dict[str, Callable[[Addresses], str]] = {
    "README.md": front,
    "docs/citing.md": cited,
    "docs/index.md": index,
    "docs/lessons.md": _lessons("en"),
    "docs/fr/lessons.md": _lessons("fr"),
    "pyproject.toml": _metadata,
    "CITATION.cff": _citation,
}


def written(root: Path) -> dict[str, str]:
    """Return the text that each file of `BLOCKS` should have.

    Raises:
        ValueError: If an address has not the form of one, or a file has not one pair of marks.
    """
    where, found = addresses(root), {}
    for name, make in BLOCKS.items():
        before, *rest = BLOCK.split((root / name).read_text("utf-8"))
        if len(rest) != 3:
            raise ValueError(f"{name} needs one pair of marks `addresses`")
        first, last, after = rest
        found[name] = f"{before}{first}{make(where)}{last}{after}"
    return found


def write(root: Path) -> str:
    """Write all links anew, and return what is to be said of them."""
    for name, text in written(root).items():
        (root / name).write_text(text, "utf-8")
    where = addresses(root)
    said = [
        f"{PLACE} names no {name}: nothing links there."
        for name in ("repository", "site")
        if not getattr(where, name)
    ]
    return "\n".join(said or [f"Links lead to {where.code} and {where.site}."])
