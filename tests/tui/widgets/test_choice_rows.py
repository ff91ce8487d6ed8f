"""Choices as rows: every choice once, in the order of the question, as many in sight as the room allows."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from textual.app import App, ComposeResult

from boardgames.core.choice_forms import ASIDE, Form, Piece
from boardgames.core.game import Refusal
from boardgames.tui.look.paint import cut, row
from boardgames.tui.look.palettes import DARK
from boardgames.tui.look.themes import Inks
from boardgames.tui.view.table_view import Offer
from boardgames.tui.widgets.choice_grid import Fold
from boardgames.tui.widgets.choice_rows import ChoiceLayout, ChoiceProgress, lay_out
from boardgames.tui.widgets.hidden_choices import PRIVATE_ROWS, lay_out_private
from boardgames.tui.widgets.row_list import RowList, column_widths, needed_widths
from boardgames.tui.widgets.short_wording import headed

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


def keys(laid: ChoiceLayout) -> list[int]:
    """The actions of all choices, those in folds among them."""
    found: list[int] = []
    for line in laid.rows:
        found += [offer.action for offer in line.key.offers] if isinstance(line.key, Fold) else [line.key]
    return [key for key in found if key is not None]


@given(OPTIONS, st.integers(30, 120), st.integers(1, 20))
def test_every_choice_stands_somewhere_once(offers: list[Offer], width: int, height: int) -> None:
    laid = lay_out(offers, width, height)
    assert sorted(keys(laid)) == sorted(offer.action for offer in offers)
    assert 1 <= laid.columns <= width


@given(OPTIONS, st.integers(60, 120), st.integers(1, 20))
def test_no_choice_is_cut(offers: list[Offer], width: int, height: int) -> None:
    laid = lay_out(offers, width, height)
    assert sum(needed_widths(laid.rows, laid.columns)) < width


@given(OPTIONS, st.integers(30, 120), st.integers(2, 20))
def test_the_last_line_in_sight_heads_nothing_that_is_out_of_sight(
    offers: list[Offer], width: int, height: int
) -> None:
    laid = lay_out(offers, width, height)
    last = laid.rows[(height - 1) * laid.columns : height * laid.columns]
    assert laid.height <= height or not any("says why" in line.text for line in last)


def test_short_choices_stand_side_by_side_only_if_they_must() -> None:
    offers = [Offer(i, f"c{i}", "bid", f"{chr(97 + i)} short text", None) for i in range(12)]
    assert lay_out(offers, 79, 12).columns == 1
    assert lay_out(offers, 79, 8).columns == 2
    assert lay_out(offers, 79, 4).columns == 3
    assert lay_out(offers, 30, 4).columns == 1


def test_verbs_with_one_choice_each_get_no_headings() -> None:
    offers = [Offer(i, f"c{i}", f"verb {i}", "a short text", None) for i in range(6)]
    laid = lay_out(offers, 120, 5)
    assert (len(laid.rows), laid.columns) == (6, 2)
    assert all(line.key is not None for line in laid.rows)


def test_verbs_stand_side_by_side_and_are_not_said_again_below() -> None:
    texts = [("buy", "buy 1 clock"), ("buy", "buy 1 glass"), ("sell", "sell 1 book"), ("sell", "sell 1 wine")]
    offers = [Offer(i, text[-3:], verb, f"{text}: +1 coin", None) for i, (verb, text) in enumerate(texts)]
    laid = lay_out(offers, 60, 3)
    heads, first, second = (laid.rows[at : at + 2] for at in (0, 2, 4))
    assert (laid.columns, [line.text for line in heads]) == (2, [" buy 1", " sell 1"])
    assert [line.text for line in (*first, *second)] == [
        " ock clock: +1 coin",
        " ook book: +1 coin",
        " ass glass: +1 coin",
        " ine wine: +1 coin",
    ]


def test_where_there_is_little_room_last_clauses_are_left_out_of_all_of_a_kind() -> None:
    goods = ("tea", "silk", "coffee", "spices", "sugar", "wool")
    offers = [
        Offer(i, good, "buy", f"{good} for {i} PO; Europe pays 4, perhaps 5", None) for i, good in enumerate(goods)
    ]
    laid = lay_out(offers, 95, 3)
    assert [line.parts[-1][0] for line in laid.rows] == [
        f" {good} for {i} PO; Europe pays 4" for i, good in enumerate(goods)
    ]
    shorter = lay_out(offers, 60, 3)
    assert [line.parts[-1][0] for line in shorter.rows] == [f" {good} for {i} PO" for i, good in enumerate(goods)]


def test_a_heading_takes_words_and_no_names() -> None:
    texts = ("turn B Coffee 1", "turn B Cotton 2", "turn B Banana 3")
    assert headed("rest", texts) == ("rest turn", ["B Coffee 1", "B Cotton 2", "B Banana 3"])
    assert headed("rest", [text.removeprefix("turn ") for text in texts])[0] == "rest"


def test_a_heading_parts_no_number_from_what_it_counts() -> None:
    texts = ("pay 2 clothes, 1 coin: the game ends", "pay 2 clothes, 1 good: the game ends")
    head, rows = headed("board", texts)
    assert head == "board pay"
    assert rows == ["2 clothes, 1 coin: the game ends", "2 clothes, 1 good: the game ends"]


def test_a_row_of_many_leaves_out_a_number_that_belongs_to_each() -> None:
    things = {"s.bk": "book", "s.wi": "wine", "s.cl": "cloth", "s.go": "gold"}
    sales = [Offer(code, code, "sell", f"sell 1 {thing}: +1 coin", None) for code, thing in things.items()]
    answers = [Offer(f"m{i}", f"m{i}", "bid", f"Market {i} for 1 coin", None) for i in range(1, 8)]
    rows = ["".join(text for text, _ in line.parts) for line in lay_out([*answers, *sales], 60, 4).rows]
    assert rows[-1].split() == ["s.…", "sell", "▶4"]


def test_many_things_beside_the_answers_share_one_line() -> None:
    answers = [Offer(f"m{i}", f"m{i}", "bid", f"Market {i} for 1 coin: book, wine", None) for i in range(1, 5)]
    aside = Form(ASIDE, (Piece("s", ""),))
    codes = ("s.bk", "s.wi", "s.cl", "s.go")
    sales = [Offer(code, code, "sell", "sell 1: +0 coins, 2 lost above 6", None, form=aside) for code in codes]
    laid = lay_out([*answers, *sales], 85, 7)
    assert [line.parts[-1][0] for line in laid.rows[:4]] == [f" {offer.text}" for offer in answers]
    assert len(laid.rows) == 5


def test_what_only_repeats_its_code_is_its_cap_alone() -> None:
    offers = [Offer(i, f"a{i}", "sail", f"sail to a{i}, {i} moves", None) for i in range(30)]
    laid = lay_out(offers, 79, 4)
    assert laid.height <= 4
    assert laid.rows[0].text == " sail to"
    assert {line.text.strip() for line in laid.rows if line.key is not None} == {f"a{i}" for i in range(30)}


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
    rows = lay_out_private(offers[: PRIVATE_ROWS - 1], 80).rows
    assert len(rows) == PRIVATE_ROWS
    assert {line.leader for line in rows} == {"·"}
    assert [line.key for line in rows if line.key is not None] == [o.action for o in offers[: PRIVATE_ROWS - 1]]


def test_long_lists_fold_and_every_kind_stays_in_sight() -> None:
    verbs = ("sell", "disc", "disc", "disc", "disc", "end", "end", "end")
    offers = [Offer(i, f"{verb[0]}{i}", verb, f"{verb} way number {i}" * 4, None) for i, verb in enumerate(verbs)]
    laid = lay_out(offers, 80, 4)
    first = next(line.key for line in laid.rows if isinstance(line.key, Fold))
    assert (first.title, first.code, len(first.offers)) == ("disc way number", "d", 4)
    assert laid.height <= 4
    assert not any(isinstance(line.key, Fold) for line in lay_out(offers, 80, 20).rows), (
        "nothing is folded that is in sight"
    )
    chosen = lay_out(offers, 80, 4, ChoiceProgress(selected=offers[2]))
    assert offers[2].action in [line.key for line in chosen.rows], "nor what is selected"


def test_where_not_all_are_in_sight_every_kind_is() -> None:
    offers = [Offer(i, f"c{i}", "buy", f"a card of a very long name that has number {i}", None) for i in range(12)]
    offers.append(Offer(99, "x", "diamond", "move the diamond", None))
    laid = lay_out(offers, 79, 4)
    assert 99 in [line.key for line in laid.rows[: 4 * laid.columns]]


def test_columns_are_as_wide_as_their_rows_need_so_that_nothing_is_cut() -> None:
    long = "token on your own board for {} coins"
    texts = [long.format(i) if i % 2 == 0 else f"sell {i} books" for i in range(8)]
    offers = [Offer(i, f"c{i}", "bid", text, None) for i, text in enumerate(texts)]
    laid = lay_out(offers, 79, 4)
    assert (laid.columns, len(laid.rows)) == (2, 8), "what fits whole is not folded"
    wide, narrow = column_widths(laid.rows, laid.columns, 79)
    assert wide > narrow
    assert column_widths(laid.rows, laid.columns, 40)[1] >= 18, "with too little room the narrow column is not cut"


async def test_a_row_may_go_over_several_columns() -> None:
    app = Lists()
    async with app.run_test(size=(40, 5)) as pilot:
        rows = app.query_one(RowList)
        long = replace(row("one row over both of the columns", "", 3), span=2)
        rows.show_rows([row("left", "", 1), row("right", "", 2), long, row()], None, columns=2)
        await pilot.pause()
        assert rows.render_line(1).text.startswith("one row over both of the columns")
        await pilot.click(RowList, offset=(35, 1))
        assert rows.current == 3


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
    laid = lay_out(offers, 60, 4)
    assert laid.height <= 4
    assert sum(isinstance(line.key, Fold) for line in laid.rows) == len(cards)
    assert any("c0… Coffee 1 to: c d" in line.text for line in laid.rows)


def test_choices_that_differ_in_what_they_bring_do_not_share_a_row() -> None:
    """Sites of Amerigo: `b… site: 2 5 6` hid how far each is and what it opens, while water had rows of its own."""
    sites = [("b2", "a2", 3, 13), ("b5", "b4", 2, 13), ("b6", "b7", 3, 4)]
    told = "site {1} +3 in {2} moves opens {3} cells, island 1"
    offers = [Offer(site, site[0], "sail", told.format(*site), None) for site in sites]
    offers += [Offer(at, f"{at}1", "sail", f"sail to {at}1, 1 move", None) for at in "acdefghijklmno"]
    laid = lay_out(offers, 74, 6)
    shown = [line.text for line in laid.rows[: 6 * laid.columns]]
    for _, cell, moves, opens in sites:
        assert any(f"{cell} +3 in {moves} moves opens {opens} cells" in text for text in shown), shown


def test_two_amounts_at_any_time_do_not_share_a_row() -> None:
    """`m… cash: 1 gold: 3 5` said neither that one brings 2 points and the other 4 nor which token goes."""
    answers = [Offer(i, str(i), "advance", f"{i} steps", None) for i in range(1, 5)]
    full = ("1 gold, 2 VP for your token", "1 gold, 4 VP for your token")
    for texts in (full, (*full, "1 gold, 1 VP for a treasure chest")):
        codes = ("m3", "m5", "mc")[: len(texts)]
        cash = [
            Offer(code, code, "cash", text, None, form=Form(ASIDE, (Piece(code, ""),)))
            for code, text in zip(codes, texts, strict=True)
        ]
        shown = [line.text for line in lay_out([*answers, *cash], 82, 6).rows]
        assert all(any(text in line for line in shown) for text in texts), shown


def test_what_can_be_done_at_any_time_stays_below_the_answers_while_it_is_typed() -> None:
    """Sales and a mortgage, the codes of which begin alike; then only a mortgage beside what is asked."""
    aside = Form(ASIDE, (Piece("xm", ""),))
    sales = [Offer(f"s{i}", f"xn{i}", "sell", f"sell {i} shares", None) for i in range(1, 4)]
    asked = [*sales, Offer("d", "d", "end", "sell nothing", None)]
    mortgage = Offer("m", "xm", "mortgage", "mortgage a share", None, form=aside)
    for answers, typed in ((asked, "x"), (asked, "xm"), (asked[3:], "x")):
        offers = [*answers, mortgage]
        among = tuple(offer for offer in offers if offer.code.startswith(typed))
        before, after = lay_out(offers, 83, 6), lay_out(offers, 83, 6, ChoiceProgress(typed, among))
        assert [line.key for line in after.rows] == [line.key for line in before.rows]
        assert next(line.key for line in reversed(after.rows) if line.key) == "m"


def test_a_name_that_the_code_says_takes_no_room_from_what_the_choice_is_worth() -> None:
    """Places for a ship of Amerigo were `n1 N1` on a small screen, without their sites."""
    for colon in (": ", "\u00a0: "):
        places = [f"{side}{number}" for side in "nesw" for number in range(1, 5)]
        told = [f"{place.upper()}{colon}{at % 7 + 2} sites, b2 g2 n2 c7" for at, place in enumerate(places)]
        laid = lay_out([Offer(p, p, "place", text, None) for p, text in zip(places, told, strict=True)], 78, 4)
        assert laid.height <= 4
        assert all(f"{at % 7 + 2} sites" in laid.rows[at].text for at in range(len(places)))
