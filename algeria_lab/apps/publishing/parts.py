"""The list of all parts with their licences, as an SPDX 2.3 document."""

import json
import re
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any
from urllib.parse import quote

NOTICES = "algeria_lab/static/THIRD-PARTY.txt"
LOCK = "requirements.lock"
OWN = "SPDXRef-algeria-lab"
UNSAID = "NOASSERTION"
# What older packages say in words, where it can mean only one licence ("BSD" can mean two).
MEANT = {
    "MIT License": "MIT",
    "MIT": "MIT",
    "Apache Software License": "Apache-2.0",
    "ISC License (ISCL)": "ISC",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Apache-2.0": "Apache-2.0",
    "BSD-3-Clause": "BSD-3-Clause",
}
# Data of others that the package carries, without a package manager to ask: LICENCES.md tells them.
CARRIED = {"Natural Earth": ("LicenseRef-public-domain", "map outlines", "https://www.naturalearthdata.com")}


def _part(name: str, version: str, licence: str, registry: str) -> dict[str, Any]:
    url = f"pkg:{registry}/{quote(name.lower() if registry == 'pypi' else name, safe='/')}@{version}"
    return {
        "SPDXID": f"SPDXRef-{registry}-{re.sub('[^A-Za-z0-9.-]+', '-', f'{name}-{version}').strip('-')}",
        "name": name,
        "versionInfo": version,
        "downloadLocation": UNSAID,
        "filesAnalyzed": False,
        "licenseConcluded": UNSAID,
        "licenseDeclared": licence,
        "copyrightText": UNSAID,
        "externalRefs": [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": url}
        ],
    }


def bundled(root: Path) -> list[dict[str, Any]]:
    """Return the parts that the browser side is built from, typefaces among them: those with a notice."""
    heads = re.findall(r"^(\S+) (\S+) \((\S+)\)$", (root / NOTICES).read_text("utf-8"), re.MULTILINE)
    return [_part(name, version, licence, "npm") for name, version, licence in heads]


def carried() -> list[dict[str, Any]]:
    """Return the data of others that the package carries."""
    found = []
    for name, (licence, what, address) in CARRIED.items():
        part = _part(name, "", licence, "generic") | {"downloadLocation": address, "comment": what}
        del part["versionInfo"], part["externalRefs"]
        found.append(part)
    return found


def needed(root: Path) -> list[dict[str, Any]]:
    """Return the packages that are installed beside ours, at the versions of the lock."""
    lines = (root / LOCK).read_text("utf-8").splitlines()
    found = []
    for name, _, version in (line.partition(";")[0].strip().partition("==") for line in lines):
        licence, words = _declared(name)
        found.append(_part(name, version, licence, "pypi") | words)
    return found


def _declared(name: str) -> tuple[str, dict[str, str]]:
    """Return the licence that an installed package declares; what can mean several, only in its own words."""
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return UNSAID, {"licenseComments": "For another system than the one on which this list was made."}
    if expression := about.get_all("License-Expression"):
        return expression[0], {}
    words = [
        one.rpartition(" :: ")[2] for one in about.get_all("Classifier", []) if one.startswith("License")
    ]
    words += about.get_all("License", [])
    clear = [MEANT[one] for one in words if one in MEANT]
    told = "; ".join(one for one in words if len(one) < 100) or "nothing"
    return (clear or [UNSAID])[0], {"licenseComments": f"It says of itself: {told}."}


def _own(version: str, sums: dict[str, str]) -> dict[str, Any]:
    wheel = next(name for name in sums if name.endswith(".whl"))
    return _part("algeria-lab", version, "MIT AND CC-BY-4.0", "pypi") | {
        "SPDXID": OWN,
        "packageFileName": wheel,
        "checksums": [{"algorithm": "SHA256", "checksumValue": sums[wheel]}],
        "comment": "Excerpts of witnesses and historians are quoted, each with its source, and not licensed.",
    }


def document(root: Path, version: str, epoch: int, sums: dict[str, str]) -> str:
    """Return the list of all parts of a release.

    Args:
        root: The sources.
        version: What is released.
        epoch: When, in seconds since 1970.
        sums: The SHA-256 of each file of packages, by name.
    """
    inside, beside = [*bundled(root), *carried()], needed(root)
    own = _own(version, sums)
    ways = [("SPDXRef-DOCUMENT", "DESCRIBES", OWN)]
    ways += [(OWN, "CONTAINS", part["SPDXID"]) for part in inside]
    ways += [(OWN, "DEPENDS_ON", part["SPDXID"]) for part in beside]
    said = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"algeria-lab-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/algeria-lab-{version}-{own['checksums'][0]['checksumValue'][:16]}",
        "creationInfo": {
            "created": datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": [f"Tool: algeria-lab-publishing-{version}"],
        },
        "packages": [own, *inside, *beside],
        "relationships": [
            {"spdxElementId": one, "relationshipType": way, "relatedSpdxElement": other}
            for one, way, other in ways
        ],
        "hasExtractedLicensingInfos": [
            {"licenseId": "LicenseRef-public-domain", "extractedText": "In the public domain: LICENCES.md."}
        ],
    }
    return json.dumps(said, indent=1, ensure_ascii=False) + "\n"
