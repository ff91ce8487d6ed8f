"""The composition of the table: places, light, selection, nothing cut off, the same order in every phase."""

from collections.abc import Iterator
from typing import Any

import pytest

from boardgames.core.game import Config
from boardgames.eic import GAME
from boardgames.eic import state as st
from boardgames.eic.box.tables import MARKETS
from boardgames.eic.face import table as board
from boardgames.eic.face.colours import BRASS
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, KEY
from boardgames.kit.look import Look
from tests.eic.face.pictures import NAMES, everything, look_at, selected, shown, table, text
from tests.eic.given import EUROPE, INDIES, T, asking, resumed, started, with_cards, with_company
from tests.laws.random_walks import walk
from tests.tui import drawing


def positions(players: int, seed: int = 3, every: int = 9) -> Iterator[tuple[st.State, int, Any]]:
    """(state, seat, action) along a game: each kind of question at least once."""
    met: set[str] = set()
    for step in walk(GAME, Config(players, seed, "standard"), seed):
        if step.number % every == 0 or step.decision.kind not in met:
            met.add(step.decision.kind)
            yield step.before, step.decision.seat, step.action


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_has_a_region_in_the_table_and_in_a_tab(players: int) -> None:
    state = asking(GAME.observe(started(players), None), st.PostChoice(0))
    look = look_at(state, None)
    goods = [f"{market}-{good.id}" for market in MARKETS for good in T.goods]
    companies = [f"company-{number}" for number in range(len(state.companies))]
    picture = board.table(GAME, state, look)
    tabs = [canvas for _, canvas in board.tabs(GAME, state, look)]
    for place in [*T.cell_index, "centre", *T.zone_index, *T.spot_index, *goods, *companies]:
        for canvas in (picture, *(tab for tab in tabs if place in tab.regions)):
            x, y, width, height = canvas.regions[place]
            assert 0 <= x <= x + width <= canvas.width
            assert 0 <= y <= y + height <= canvas.height
            assert canvas.place_at(x, y) == place
        assert any(place in tab.regions for tab in tabs), place


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_has_a_name_can_be_pointed_at(players: int) -> None:
    for state, seat, _ in positions(players):
        for canvas in (board.table(GAME, state, look_at(state, seat)), board.large(GAME, state, look_at(state, seat))):
            companies = range(len(state.companies))
            named = [f"{what}-{one}" for what in ("company", "shares", "port", "sales") for one in companies]
            named += [f"character-{one.id}" for one in T.characters] + [*T.cell_index, "centre", *T.zone_index]
            named += [f"flow-{market}-{good.id}" for market in MARKETS for good in T.goods]
            named += [f"phase-{one.letter}" for one in T.phases] + ["period", "initiative", "exchange", "advice"]
            named += [f"store-{one}" for one in companies if T.warehouse[state.companies[one].extensions]]
            asked = isinstance(state.frames[-1], st.UnloadChoice | st.Discard)
            named += [
                f"dock-{dock}" if asked and company == seat else f"berth-{company}-{dock}"
                for company in companies
                for dock in range(len(state.companies[company].docks))
            ]
            if not isinstance(state.frames[-1], st.ShipPlacement | st.Discard):
                named += [*T.spot_index]
            for place in named:
                x, y, width, height = canvas.regions[place]
                assert any(place in canvas.hits[row][x : x + width] for row in range(y, y + height)), place


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_text_is_cut_off_or_written_over(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    put = Canvas.put

    def strict(self: Canvas, x: int, y: int, words: str, *rest: Any, **more: Any) -> int:
        if words.strip():
            assert 0 <= x <= x + len(words) <= self.width, words
            assert 0 <= y < self.height, words
            under = "".join(self.chars[y][x : x + len(words)])
            lost = [old for old, new in zip(under, words, strict=True) if old.isalnum() and old != new]
            assert not lost, (under, words)
        return put(self, x, y, words, *rest, **more)

    monkeypatch.setattr(Canvas, "put", strict)
    for state, seat, action in positions(players, seed=4, every=5):
        seen, look = GAME.observe(state, seat), selected(state, seat, action)
        for canvas in drawing.drawings(GAME, seen, look):
            assert canvas.width


LIT: dict[type, set[str]] = {
    st.SaleWindow: {"exchange"},
    st.AgentTurn: {"character-merchant", "character-governor"},
    st.PostChoice: {"zone-1", "zone-2", "zone-3"},
    st.ExchangeTurn: {"exchange"},
    st.ShipPlacement: {"zone-1", "zone-2", "zone-3"},
    st.WarehouseTurn: {"market-europe", "homeward"},
    st.UnloadChoice: {"market-europe", "homeward"},
    st.UnloadTurn: {"market-europe", "homeward"},
}
"""What has a brass title while a question is open."""


def test_what_the_question_is_about_is_lit() -> None:
    met = set()
    for state, seat, _ in positions(4, every=3):
        frame = state.frames[-1]
        met.add(type(frame))
        canvas = table(state, seat)
        titles = {
            place
            for place, (x, y, _, _) in canvas.regions.items()
            if canvas.grounds[y][x] == BRASS and not place.startswith(("phase-", "dock-", "berth-", "home-"))
        }
        if isinstance(frame, st.LoadingTurn):
            assert {"market-indies", T.zones[frame.zone].id} <= titles
        elif isinstance(frame, st.CardChoice | st.CardLook):
            assert f"market-{MARKETS[frame.market]}" in titles
        elif type(frame) in LIT:
            assert LIT[type(frame)] <= titles
    assert met >= {*LIT, st.CardChoice, st.LoadingTurn}


def test_the_order_of_the_sheets_never_changes() -> None:
    for state, seat, _ in positions(3):
        canvas = table(state, seat)
        tops = [canvas.regions[place].y for place in ("exchange", "character-merchant", "zone-3", "advice", "port-0")]
        assert tops == sorted(tops)
        assert canvas.regions["market-europe"].x < canvas.regions["exchange"].x < canvas.regions["market-indies"].x
        assert canvas.regions["zone-3"].x < canvas.regions["zone-2"].x < canvas.regions["zone-1"].x


def test_the_selected_place_is_yellow_and_the_drawing_says_so() -> None:
    for state, seat, action in positions(4, seed=5):
        look = selected(state, seat, action)
        if look.selected is None:
            continue
        for canvas in (board.table(GAME, state, look), board.large(GAME, state, look)):
            assert canvas.shows_selection
            x, y, width, height = canvas.regions[look.selected]
            cells = [(row, column) for row in range(y, y + height) for column in range(x, x + width)]
            assert any(canvas.grounds[row][column] == CURSOR for row, column in cells), look.selected


def test_anything_else_that_is_pointed_at_is_yellow_too() -> None:
    state = started()
    for place in ("port-1", "initiative", "flow-europe-tea", "shares-2", "canton", "berth-0-1", "character-captain"):
        canvas = board.table(GAME, state, Look(NAMES, selected=place))
        x, y, width, _ = canvas.regions[place]
        assert canvas.shows_selection
        assert set(canvas.grounds[y][x : x + width]) == {CURSOR}
        drawing.check_colours(canvas)


def test_a_key_lies_on_a_place_exactly_when_it_is_legal() -> None:
    for state, seat, _ in positions(4, seed=6):
        look = look_at(state, seat)
        canvas = board.table(GAME, GAME.observe(state, seat), look)
        keyed = {
            canvas.hits[row][column]
            for row in range(canvas.height)
            for column in range(canvas.width)
            if canvas.grounds[row][column] == KEY
        }
        assert keyed == set(look.legal)


def test_the_phase_of_the_period_stands_out() -> None:
    canvas = table(started())
    assert shown(canvas, "phase-A") == "A Agents"
    x, y, width, _ = canvas.regions["phase-A"]
    assert set(canvas.grounds[y][x : x + width]) == {BRASS}
    assert BRASS not in canvas.grounds[y][x + width :]


def test_the_end_tells_what_everybody_has() -> None:
    state = list(walk(GAME, Config(3, 2, "standard"), 2))[-1].after
    canvas = board.table(GAME, state, Look(NAMES[:3]))
    for sheet in GAME.scores(state):
        assert f"{'ABC'[sheet.seat]} {sheet.total} PO" in shown(canvas, "standing")
    hidden = board.table(GAME, state, Look(NAMES[:3], scored=frozenset({1})))
    assert shown(hidden, "standing") == f"B {GAME.scores(state)[1].total} PO"


def test_the_facts_of_the_table_can_all_be_found() -> None:
    """In the table, a part or a mat: money, values, holders, cubes, dice, agents, posts, ships, sales, initiative."""
    for state, seat, _ in positions(4, seed=7, every=15):
        pictures = list(everything(state, look_at(state, seat)))
        words = "\n".join(text(canvas) for canvas in pictures)
        for company, one in enumerate(state.companies):
            assert f"{one.treasury} PO" in words or f"{one.treasury} + " in words
            assert f"worth {T.values[state.values[company]]} PO and pays {T.dividends[state.values[company]]}" in words
            assert f"[{T.sales_floors[one.sales_index]}+]" in words
            assert f"{one.posts_left} left" in words
            for ship in one.docks:
                assert ship.kind < 0 or T.ships[ship.kind].short in words
            held = pictures[0].regions[f"shares-{company}"]
            assert held.width == sum(two.shares[company] for two in state.companies) + state.market_shares[company]
        for market in (INDIES, EUROPE):
            for good, row in enumerate(T.goods):
                flow = shown(pictures[0], f"flow-{MARKETS[market]}-{row.id}")
                assert str(state.dice[market][good]) in flow
        order = shown(pictures[0], "initiative").split()[1:]
        assert order == ["ABCD"[company] for company in state.order]
        for spot, owner in enumerate(state.posts):
            if T.spots[spot].id in pictures[0].regions:
                mark = shown(pictures[0], T.spots[spot].id)
                assert owner < 0 or mark.startswith("ABCD"[owner])


def test_a_zone_is_clicked_and_lit_as_a_whole_unless_a_post_is_placed() -> None:
    state = resumed(with_cards(started()), "indies-card")
    for canvas in (board.table(GAME, state, Look(NAMES)), dict(board.tabs(GAME, state, Look(NAMES)))["Map"]):
        x, y, width, height = canvas.regions["zone-1"]
        assert {hit for row in canvas.hits[y : y + height] for hit in row[x : x + width]} == {"zone-1"}
        assert "canton" not in canvas.regions


def test_what_a_choice_would_leave_in_the_treasury_stands_beside_it() -> None:
    state = with_company(started(), 0, treasury=30)
    action = next(one for one in GAME.legal_actions(state, 0) if getattr(one, "cell", "") == "governor-post")
    assert "30 → 27 PO" in shown(table(state, 0, action), "port-0")
