"""The lowest versions that `pyproject.toml` allows, as constraints for pip: `python -m tests.floors`."""

import re
import tomllib

from tests.cli.test_main import ROOT

FLOOR = re.compile(r"([\w.-]+)>=([\w.]+)")


def floors() -> dict[str, str]:
    """Return the lowest version of every package that playing needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [FLOOR.match(requirement) for requirement in project["dependencies"]]
    return {match[1]: match[2] for match in found if match}


if __name__ == "__main__":
    for name, version in floors().items():
        print(f"{name}=={version}")
