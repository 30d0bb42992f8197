"""How much memory there is for readers, and how much one reader takes."""

import os
from pathlib import Path

import psutil

MEGABYTE = 1_000_000
# What the kernel of a war room takes that has been played in for a while, in bytes; docs/public/sizes.toml
# says the same. A fork of the prepared process shares its libraries, an ordinary kernel reads its own.
FORKED, ORDINARY = 50 * MEGABYTE, 130 * MEGABYTE
# What a lesson takes at its end, with its experiments, for which an ordinary kernel reads more libraries.
FORKED_LESSON, ORDINARY_LESSON = 90 * MEGABYTE, 230 * MEGABYTE
# The share of what is free now that readers may take; the system and the teacher's browser need the rest.
SHARE = 0.8
FEWEST, MOST = 4, 100
CONTAINER = Path("/sys/fs/cgroup")


def free_memory(container: Path = CONTAINER) -> int:
    """Return the bytes that this server may still use: those of the machine, or of its container if fewer.

    Args:
        container: The folder in which Linux says what a container may use; there is none elsewhere.
    """
    free, left = int(psutil.virtual_memory().available), _left_in(container)
    if left is not None:
        free = min(free, left)
    # What a JupyterHub promises to one reader.
    return min(free, int(os.environ["MEM_LIMIT"])) if os.environ.get("MEM_LIMIT", "").isdigit() else free


def _left_in(container: Path) -> int | None:
    """Return the bytes that a container may still use; None where nothing limits it.

    Copies of files count as used there. Those that nobody has read for a while give way at once.
    """
    try:
        limit, used, kinds = (
            (container / name).read_text() for name in ("memory.max", "memory.current", "memory.stat")
        )
    except OSError:  # no container, or another system
        return None
    if limit.strip() == "max":
        return None
    copies = dict(line.split() for line in kinds.splitlines()).get("inactive_file", "0")
    return int(limit) - int(used) + int(copies)


def of_a_reader(*, forked: bool, lesson: bool = False) -> int:
    """Return how many bytes a reader takes, in a lesson up to its end."""
    if lesson:
        return FORKED_LESSON if forked else ORDINARY_LESSON
    return FORKED if forked else ORDINARY


def readers_in(free: int, a_reader: int) -> int:
    """Return for how many readers of *a_reader* bytes *free* bytes suffice, from `FEWEST` to `MOST`."""
    return max(FEWEST, min(MOST, int(free * SHARE) // a_reader))


def limit_memory(more: int) -> None:
    """Let this process, on Linux, take so many bytes *more* than it has; what it then asks for fails."""
    import resource

    most = int(Path("/proc/self/statm").read_text().split()[5]) * resource.getpagesize() + more
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
