"""A release: refused unless all is clean, rehearsed in copies, only then written down and tagged."""

from collections.abc import Iterator
from pathlib import Path

from algeria_lab.apps.publishing.addresses import written
from algeria_lab.apps.publishing.packages import NotClean, build_twice, run
from algeria_lab.apps.publishing.versions import CHANGELOG, key, sections, set_version, stated

TESTED = ".venv/.tested"  # `make test` writes there which commit it passed on


def refusals(root: Path, version: str) -> Iterator[str]:
    """Yield all that stands in the way of releasing *version* from the checkout *root*, and what to do."""
    yield from _of_the_tree(root)
    tested = root / TESTED
    if not tested.exists() or tested.read_text("utf-8").strip() != run(root, "git", "rev-parse", "HEAD"):
        yield "The tests did not pass on this commit: `make test`."
    newest, *older = sections(root)
    if newest.day:
        yield f"{CHANGELOG} needs a section `## VERSION (not yet released)` on top of what users notice."
    elif not newest.notes:
        yield f"{CHANGELOG} says nothing of what is not yet released."
    released = max((one.version for one in [newest, *older] if one.day), key=key, default="")
    try:
        if released and key(version) <= key(released):
            yield f"{version} is not newer than {released}, which is released."
    except ValueError as wrong:
        yield f"{wrong}."
    if run(root, "git", "tag", "--list", f"v{version}"):
        yield f"There is a tag v{version} already."


def _of_the_tree(root: Path) -> Iterator[str]:
    if changed := run(root, "git", "status", "--porcelain"):
        yield f"Not everything is committed:\n{changed}"
    if (branch := run(root, "git", "branch", "--show-current")) != "main":
        yield f"This is {branch or 'no branch'}, and releases are made from main: `git switch main`."
    if len(set().union(*stated(root).values())) != 1:
        yield f"These files state different versions: {stated(root)}"
    if stale := [name for name, text in written(root).items() if text != (root / name).read_text("utf-8")]:
        yield f"Links are not current in {', '.join(stale)}: `make addresses`, and commit them."


def release(root: Path, version: str, day: str, *, tag: bool) -> str:
    """Build *version* into `dist/`, and return what is to be said.

    Without *tag* nothing else is changed: what is built is a copy in which the version is set.

    Args:
        root: A checkout.
        version: What to release, as `0.2.0`.
        day: The day of the release, as `2026-11-29`.
        tag: Also set the version in the checkout, commit that, and tag it.

    Raises:
        NotClean: If it is refused, or what is built is not clean.
    """
    if wrong := list(refusals(root, version)):
        raise NotClean("\n".join(f"- {one}" for one in wrong))
    said = _built(version, build_twice(root, root / "dist", lambda copy: set_version(copy, version, day)))
    if not tag:
        return f"{said}\nA rehearsal: nothing is committed. With TAG=1 it is, and gets its tag."
    run(root, "git", "add", *set_version(root, version, day))
    run(root, "git", "commit", "-q", "-m", f"Release {version}")
    run(root, "git", "tag", "-a", f"v{version}", "-m", f"algeria_lab {version}")
    return f"{said}\nTagged v{version}. It is published when you push it: git push origin main v{version}"


def packages(root: Path, version: str) -> str:
    """Build what the last commit says is *version* into `dist/`, and return what is to be said.

    Raises:
        NotClean: If the commit states another version, or what is built is not clean.
    """
    newest = sections(root)[0]
    if {version} != {newest.version}.union(*stated(root).values()) or not newest.day:
        raise NotClean(f"This commit is not the release {version}: {CHANGELOG} and {', '.join(stated(root))}")
    return _built(version, build_twice(root, root / "dist", lambda _copy: None))


def _built(version: str, sums: dict[str, str]) -> str:
    return "\n".join([f"dist/ holds {version}, built twice and the same byte for byte:", *sorted(sums)])
