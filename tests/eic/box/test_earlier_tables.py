"""Tables of an earlier version, given as a folder: logs that were written with them are still valid."""

import re
import shutil
from pathlib import Path

from boardgames.eic import GAME
from boardgames.store.component_tables import data_folder

CARDS = {
    ("indies", "12"): "1111+1001 2110+0101 1201+1010 1120+1100 1102+1010 2101+0110 0121+2000 3010+0110",
    ("indies", "34"): "2222+1111 4211+0121 1421+2011 2141+1201 2123+2110 3221+0211 2312+2020 3131+1201",
    ("indies", "5"): "4332+2211 5322+1221 3531+3012 3342+2211",
    ("europe", "12"): "1111+1010 2101+0011 1210+1001 1120+1100 1012+0110 2110+0101 0211+2000 3100+0011",
    ("europe", "34"): "2222+1111 4121+0211 1412+2020 2141+1201 2213+2110 3131+0211 2321+2011 3221+1111",
    ("europe", "5"): "4332+2211 5232+1311 3522+2031 3342+3111",
}
"""Cubes and framed cubes of every card in 0.4.0."""
ROWS = [
    *(
        (
            "cards.toml",
            rf'(id = "{market}-{deck}-{number}"(?:\n.*){{2}}\n)cubes = .*\nfour_only = .*',
            "\\1cubes = [{}]\nfour_only = [{}]".format(*(", ".join(part) for part in card.split("+"))),
        )
        for (market, deck), cards in CARDS.items()
        for number, card in enumerate(cards.split(), start=1)
    ),
    *(
        ("dice.toml", rf'(id = "{die}"(?:\n.*){{2}}\nfaces = ).*', rf"\1[{', '.join(faces)}]")
        for die, faces in (
            ("indies-tea", "234456"),
            ("indies-spices", "233445"),
            ("indies-coffee", "123345"),
            ("europe-silk", "112223"),
        )
    ),
    *(
        ("markets.toml", rf'(market = "indies"\nside = "large"\ngood = "{good}"\n.*\nstart = )\d', rf"\g<1>{start}")
        for good, start in (("tea", 6), ("spices", 5), ("coffee", 5), ("silk", 3))
    ),
]
"""What a row of ours was in 0.4.0."""


def test_logs_of_0_4_0_are_valid_with_the_tables_of_0_4_0(tmp_path: Path) -> None:
    folder = tmp_path / "eic"
    shutil.copytree(data_folder("eic"), folder)
    for file, now, then in ROWS:
        text, count = re.subn(now, then, (folder / file).read_text(encoding="utf-8"))
        assert count == 1, (file, now)
        (folder / file).write_text(text, encoding="utf-8")
    game = GAME.with_data(folder)
    assert game.data_digest == "3282439aa27eb618"
    assert game.known_digests == ("00fbdb9cf10bd75d",), "as they were called before 0.3.0"
