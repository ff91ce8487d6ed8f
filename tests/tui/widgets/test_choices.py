"""Choices as rows: every choice once, in the order of the question, as many in sight as the room allows."""

from hypothesis import given
from hypothesis import strategies as st
from textual.app import App, ComposeResult

from boardgames.core.protocol import Refusal
from boardgames.tui.look.paint import cut, row
from boardgames.tui.look.palettes import DARK
from boardgames.tui.look.themes import Inks
from boardgames.tui.scene import Offer
from boardgames.tui.widgets.choices import MORE, PRIVATE_ROWS, Fold, fold, lay_out, lay_out_private
from boardgames.tui.widgets.rowlist import RowList, column_widths, needed_widths

OPTIONS = st.lists(
    st.builds(
        Offer,
        action=st.integers(),
        code=st.text("abc", min_size=1, max_size=4),
        group=st.sampled_from(["bid", "sell", "done"]),
        text=st.text("xyz ", min_size=1, max_size=40),
        place=st.none(),
        refusal=st.sampled_from([None, None, None, Refusal("TOY-01", "no")]),
    ),
    max_size=40,
    unique_by=lambda offer: offer.action,
).map(lambda offers: sorted(offers, key=lambda offer: offer.refusal is not None))


@given(OPTIONS, st.integers(30, 120), st.integers(1, 20))
def test_every_choice_has_one_row_in_its_order(offers: list[Offer], width: int, height: int) -> None:
    rows, columns = lay_out(offers, width, height)
    assert [line.key for line in rows if line.key is not None] == [offer.action for offer in offers]
    assert 1 <= columns <= width


@given(OPTIONS, st.integers(30, 120), st.integers(1, 20))
def test_a_verb_begins_a_line_of_its_own_in_columns(offers: list[Offer], width: int, height: int) -> None:
    rows, columns = lay_out(offers, width, height)
    for at, line in enumerate(rows):
        if columns > 1 and line.key is None and line.parts and line.parts[0][1] == "title":
            assert at % columns == 0


@given(OPTIONS, st.integers(30, 120), st.integers(2, 20))
def test_the_last_line_in_sight_heads_nothing_that_is_out_of_sight(
    offers: list[Offer], width: int, height: int
) -> None:
    rows, columns = lay_out(offers, width, height)
    last = rows[(height - 1) * columns : height * columns]
    assert len(rows) <= height * columns or MORE not in last


def test_short_choices_stand_side_by_side_only_if_they_must() -> None:
    offers = [Offer(i, f"c{i}", "bid", "a short text", None) for i in range(12)]
    assert lay_out(offers, 78, 12)[1] == 1
    assert lay_out(offers, 78, 8)[1] == 2
    assert lay_out(offers, 78, 4)[1] == 3
    assert lay_out(offers, 30, 4)[1] == 1


def test_verbs_with_one_choice_each_get_no_headings() -> None:
    offers = [Offer(i, f"c{i}", f"verb {i}", "a short text", None) for i in range(6)]
    rows, columns = lay_out(offers, 120, 5)
    assert (len(rows), columns) == (6, 2)
    assert all(line.key is not None for line in rows)


class Lists(App[None]):
    """A list alone."""

    def __init__(self) -> None:
        super().__init__()
        self.inks = Inks(DARK)
        self.ascii_only = False

    def compose(self) -> ComposeResult:
        yield RowList()


async def test_arrows_go_over_rows_in_columns() -> None:
    app = Lists()
    async with app.run_test(size=(60, 5)) as pilot:
        rows = app.query_one(RowList)
        rows.show_rows([row("heading"), row(), *(row(f"row {i}", "", i + 1) for i in range(7))], None, columns=2)
        rows.focus()
        seen: list[int] = []
        rows.moved = seen.append
        await pilot.press("down", "down", "right", "down", "down", "left", "up")
        assert seen == [1, 3, 4, 6, 7, 6, 4]
        await pilot.press("end")
        assert rows.current == 7
        await pilot.press("home")
        assert rows.current == 1
        await pilot.click(RowList, offset=(35, 2))
        assert rows.current == 4


@given(OPTIONS)
def test_a_secret_question_looks_the_same_whatever_its_choices_are(offers: list[Offer]) -> None:
    rows = lay_out_private(offers[: PRIVATE_ROWS - 1])
    assert len(rows) == PRIVATE_ROWS
    assert {line.leader for line in rows} == {"·"}
    assert [line.key for line in rows if line.key is not None] == [o.action for o in offers[: PRIVATE_ROWS - 1]]


def test_long_lists_fold_and_every_kind_stays_in_sight() -> None:
    verbs = ("sell", "disc", "disc", "disc", "disc", "end", "end", "end")
    offers = [Offer(i, f"{verb[0]}{i}", verb, f"{verb} way number {i}" * 4, None) for i, verb in enumerate(verbs)]
    lines = fold(offers, 60, 4)
    first = next(line for line in lines if isinstance(line, Fold))
    assert (first.title, first.code, len(first.offers)) == ("disc way number", "d", 4)
    assert len(lay_out(lines, 60, 4)[0]) <= 4
    assert fold(offers, 60, 20) == offers, "nothing is folded that is in sight"
    chosen = fold(offers, 60, 4, offers[2])
    assert offers[2] in chosen, "nor what is selected"


def test_columns_are_as_wide_as_their_rows_need_so_that_nothing_is_cut() -> None:
    long = "token on your own board: +2 coins"
    offers = [Offer(i, f"c{i}", "bid", long if i % 2 == 0 else "sell 1 book", None) for i in range(8)]
    rows, columns = lay_out(offers, 79, 4)
    assert columns == 2
    assert sum(needed_widths(rows, columns)) <= 79
    wide, narrow = column_widths(rows, columns, 79)
    assert wide > narrow
    assert fold(offers, 79, 4) == offers, "what fits whole is not folded"
    assert column_widths(rows, columns, 40)[1] >= 18, "where there is too little room the narrow column is not cut"


def test_a_text_that_is_too_long_loses_words_and_no_parts_of_numbers() -> None:
    text = "A French Co. for 12 PO, then worth 15"
    assert cut(text, 40) == text
    assert cut(text, 19) == "A French Co. for …"
    assert cut("abcdefghijkl", 6) == "abcde…"
    assert all(len(cut(text, width)) <= width for width in range(40))


def test_a_pair_is_one_row_that_names_what_ends_its_codes() -> None:
    cards = ("Coffee 1", "Coffee 2", "Banana 1", "Cotton 2", "Expansion 2", "Bookkeeper 2")
    offers = [
        Offer((card, slot), f"{card[0].lower()}{at}{slot}", "plan", f"{card} to {slot.upper()}", None)
        for at, card in enumerate(cards)
        for slot in "cd"
    ]
    offers.append(Offer("done", ".", "done", "finish, 6 cards kept", None))
    lines = fold(offers, 79, 4)
    rows, columns = lay_out(lines, 79, 4)
    assert -(-len(rows) // columns) <= 4
    assert sum(isinstance(line, Fold) for line in lines) == len(cards)
    assert any("c0… Coffee 1 to: c d" in line.text for line in rows)
