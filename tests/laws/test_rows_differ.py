"""What differs is never cut: the rows of one question differ in what is seen of them, on every size of terminal."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from boardgames.core.choice_forms import SCALE
from boardgames.core.equal_choices import different_choices
from boardgames.core.rng import start_stream
from boardgames.core.table import Table
from boardgames.tui.look.paint import Row
from boardgames.tui.view.table_view import TableView, build_scene
from boardgames.tui.widgets.choice_grid import Fold
from boardgames.tui.widgets.choice_rows import ChoiceLayout, ChoiceProgress, lay_out
from boardgames.tui.widgets.hidden_choices import lay_out_private
from boardgames.tui.widgets.row_list import column_widths
from tests.laws.random_walks import SETTINGS, Setting, sampled

NAMES = ("Anna", "Boris", "Chloe", "Dmitri")
SMALL = (79, 3)
"""Columns and rows of the list on a terminal of 80 x 24; fewer rows than there usually are."""
FEW = 9
"""Maximum number of choices of which more than codes has room on every terminal: three columns of three."""
MANY = 12
"""Of longer lists every second beginning is typed."""


def sizes(players: int) -> tuple[tuple[int, int], ...]:
    """Of the list at 80 x 24 and at 120 x 40, where every player has a line."""
    return SMALL, (82, 8 - players)


def focuses(scene: TableView, laid: ChoiceLayout) -> Iterator[ChoiceProgress]:
    """What somebody may have typed or opened so far."""
    begun = sorted({offer.code[:length] for offer in scene.offers for length in (1, 2) if len(offer.code) > length})
    for typed in begun[:: 2 if len(begun) > MANY else 1]:
        among = tuple(offer for offer in scene.offers if offer.code.startswith(typed))
        yield ChoiceProgress(typed, among, among[0] if len(among) == 1 else None)
    for key in (line.key for line in laid.rows):
        if isinstance(key, Fold):
            yield ChoiceProgress(selected=key.offers[0], opened=key.offers)


def laid_out(scene: TableView, width: int, height: int, focus: ChoiceProgress | None = None) -> ChoiceLayout:
    focus = focus or ChoiceProgress()
    if scene.is_private:
        return lay_out_private(scene.offers, width, focus)
    return lay_out(scene.offers, width, height, focus)


def alike(laid: ChoiceLayout, width: int, places: frozenset[str], vague: frozenset[str]) -> Iterator[str]:
    """Rows under the same heading of which the same is seen, and such as are cut.

    `places` are codes that name a place, as `n1` does: beside one the name is left out. `vague` are those that do not
    say how their choices differ: a row that shows nothing else does not, either.
    """
    widths = column_widths(laid.rows, laid.columns, width)
    seen: dict[tuple[str, str], str] = {}
    # Headings go down a column and on at the top of the next one.
    head = ""
    for column in range(laid.columns):
        for line in laid.rows[column :: laid.columns]:
            if not is_choice(line):
                head = line.text.strip() or head
                continue
            head = line.parts[0][0].strip() or head
            text = line.text[: widths[column] - line.margin] if line.span == 1 else line.text[: width - line.margin]
            cap = "".join(part for part, style in line.parts if style in ("key", "cap", "key-chosen"))
            said = text.replace(cap, "", 1).strip(" ·")
            if cap.strip() in vague and said.casefold() == cap.strip():
                said = ""
            elif not cap.strip() or not said or cap.strip().isdigit() or cap.strip() in places:
                continue  # an empty row of a secret question, or the cap says it: a code in words, a number
            if (head, said) in seen:
                yield f"{seen[head, said]} and {cap}: {said}"
            seen[head, said] = cap


def is_choice(line: Row) -> bool:
    return any(style.startswith(("key", "cap", "dim")) for _, style in line.parts)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_rows_of_one_question_differ_in_what_is_seen_of_them(setting: Setting) -> None:
    game, wrong = setting.load(), []
    for step in sampled(game, setting.config(5), start_stream(5, str(setting)), 13):
        table = Table(game, step.before, NAMES[: setting.players])
        scene = build_scene(table, step.decision.seat, ("",) * setting.players, asked=step.decision)
        forms = {offer.form.kind for offer in scene.offers if offer.form is not None}
        if len(scene.offers) < 2 or SCALE in forms:
            continue  # the steps of a scale are told apart by their caps
        texts = {one.code: one.text.removeprefix(one.group).strip().casefold() for one in scene.offers}
        places = frozenset(code for code, text in texts.items() if text.startswith(f"{code}:"))
        # Where there are so many choices that codes are all that has room, more need not be seen.
        named = [code for code, text in texts.items() if text.startswith(code) and text != code]
        vague = frozenset(named if len(texts) <= FEW else ())
        for width, height in sizes(setting.players):
            first = laid_out(scene, width, height)
            for laid in (first, *(laid_out(scene, width, height, focus) for focus in focuses(scene, first))):
                wrong += [f"{step.number} {step.decision.kind}: {fault}" for fault in alike(laid, width, places, vague)]
    assert not wrong, f"{len(wrong)}, such as {wrong[:3]}"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_choices_of_one_question_are_described_differently(setting: Setting) -> None:
    game = setting.load()
    for step in sampled(game, setting.config(6), start_stream(6, str(setting)), 5):
        seat = step.decision.seat
        seen = game.observe(step.before, seat)
        said = sorted(game.describe(seen, seat, action) for action in different_choices(game, seen, seat))
        codes = [game.words.code(seen, action) for action in step.actions]
        assert len(set(codes)) == len(codes)
        twice = [one for one, other in pairwise(said) if one == other]
        assert not twice, f"{step.decision.kind}: {twice[:3]}"
        refused = [game.describe(seen, seat, action) for action in game.refused_actions(step.before, seat)]
        assert not [one for one in refused if one.endswith(".")], "a choice that is not possible has a name, too"
