"""The README as package indexes show it: without links and pictures that only a checkout has."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"^!\[[^]]*\]\([^)]*\)\n\n", re.MULTILINE)
LINK = re.compile(r"\[([^]]+)\]\((?!https?://)[^)]*\)")
NOTE = (
    """The pages named here are in the source archive, and in `share/doc/boardgames` where the package is installed."""
)


def for_an_index(readme: str) -> str:
    """Return the README with the text of its links alone, and a note where the pages are."""
    text = LINK.sub(r"\1", PICTURE.sub("", readme))
    return text.replace("## Documentation\n", f"## Documentation\n\n{NOTE}\n", 1)


class ReadmeHook(MetadataHookInterface):
    """Gives the package its long description."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_an_index(readme)}
