"""The options of a server of pages that is the room of a class, for all who start one."""

from pathlib import Path


def room_options(lock_file: Path, first: str, places: int) -> list[str]:
    """Return them: for so many places, behind a lock that hangs already, with the page that comes first."""
    return [
        f"--PageKernels.places={places}",
        "--PageKernels.has_hall=True",
        "--PageServer.in_class=True",
        f"--PageServer.first_page={first}",
        f"--PageServer.lock_file={lock_file}",
    ]
