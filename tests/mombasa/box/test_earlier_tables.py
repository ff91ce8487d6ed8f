"""Tables of an earlier version, given as a folder: logs that were written with them are still valid."""

import re
import shutil
from pathlib import Path

from boardgames.mombasa import GAME
from boardgames.store.component_tables import data_folder

BORDERS = {
    ("fezzan", "libyan-desert"): 1,
    ("fezzan", "upper-niger"): 2,
    ("chad-basin", "kordofan"): 1,
    ("guinea", "benue"): 2,
    ("guinea", "gold-coast"): 1,
    ("jubaland", "masai-plain"): 1,
    ("loango", "zambezi"): 2,
    ("orange-river", "natal"): 1,
}
ROWS = [
    ("bonus.toml", r'(counts = "cotton"\ncompany = )"mombasa"', r'\1"saint-louis"'),
    ("bonus.toml", r'(counts = "expansion"\ncompany = )"saint-louis"', r'\1"mombasa"'),
    ("bonus.toml", r"min = 2(\nsteps = 1\n)", r"min = 1\1"),
    ("bonus.toml", r'min = 4(\nsteps = 2\neffects = \[\{ kind = "pounds")', r"min = 3\1"),
    ("bonus.toml", r'min = 6(\nsteps = 3\neffects = \[\{ kind = "pounds")', r"min = 5\1"),
    ("companies.toml", r'(first_game_track = "A1"\nmajority = )"cotton"', r'\1"expansion"'),
    ("companies.toml", r'(first_game_track = "C1"\nmajority = )"expansion"', r'\1"cotton"'),
    ("tracks.toml", r"(id = \"B1\"(?:\n.*){3}\n).*(\nspecial = \[\n  \{ space = )7", r"\1capital_call = [CALLS]\g<2>6"),
    ("tracks.toml", r"\[CALLS\]", "[{ after = 6, pounds = 2 }, { after = 15, pounds = 3 }]"),
    *(
        ("books.toml", rf'(id = "{book}"(?:\n.*){{3}}\nreward = {{ kind = "pounds", n = )\d', rf"\g<1>{pounds}")
        for book, pounds in (("book-a21", 1), ("book-a23", 2), ("book-b23", 1))
    ),
    *(("map.toml", rf'(a = "{a}"\nb = "{b}"\nlines = )\d', rf"\g<1>{lines}") for (a, b), lines in BORDERS.items()),
]
"""What a row of ours was in 0.4.0."""


def test_logs_of_0_4_0_are_valid_with_the_tables_of_0_4_0(tmp_path: Path) -> None:
    folder = tmp_path / "mombasa"
    shutil.copytree(data_folder("mombasa"), folder)
    for file, now, then in ROWS:
        text, count = re.subn(now, then, (folder / file).read_text(encoding="utf-8"))
        assert count == 1, (file, now)
        (folder / file).write_text(text, encoding="utf-8")
    assert "67f7343e18894c8e" in GAME.with_data(folder).known_digests
