"""The lowest versions that are promised are those that `make test-floors` installs."""

import tomllib

import pytest

from tests.cli.test_main import ROOT
from tests.floors import floors


def test_every_package_has_a_floor() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    assert len(floors()) == len(needed)


@pytest.mark.parametrize(
    ("name", "lowest"),
    [
        ("msgspec", (0, 22)),  # older ones cannot load felinia and eic
        ("rich", (14, 2)),  # textual 8 takes no older one
    ],
)
def test_a_floor_is_no_lower_than_what_works(name: str, lowest: tuple[int, ...]) -> None:
    assert tuple(map(int, floors()[name].split("."))) >= lowest


@pytest.mark.parametrize("target", ["test-floors", "test-newest"])
def test_lowest_and_newest_versions_have_a_target(target: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"\n{target}: " in makefile
    assert target in makefile.partition(".PHONY:")[2].partition("\n")[0].split()
    assert f"`make {target}`" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
