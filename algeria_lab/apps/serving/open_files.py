"""How many files a server may have open: a reader takes some fifteen, and some systems begin with 256."""

import sys

ENOUGH = 8192  # more than pages for which a computer has memory


def allow_enough() -> None:
    """Raise this process's limit of open files to `ENOUGH`, or as far as the system lets a program go."""
    if sys.platform == "win32":  # it has no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
