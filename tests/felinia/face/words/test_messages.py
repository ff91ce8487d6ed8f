"""The catalogue of sentences: every key that is mentioned is there, none is idle, and each can be said."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import boardgames.felinia
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.felinia import GAME
from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.state import Asking, State
from tests.felinia.given import T, given, play, province, started
from tests.felinia.random_walk import keen_walk
from tests.used_messages import answered, labelled

SOURCE = Path(boardgames.felinia.__file__).parent
MESSAGES = Names(T).messages
KEYS = MESSAGES.keys()
ACTIONS: tuple[Any, ...] = get_args(GAME.action_type)
EVENTS: tuple[Any, ...] = get_args(GAME.event_type)


def tags(kinds: tuple[Any, ...]) -> list[str]:
    return [kind.__struct_config__.tag for kind in kinds]


def reasons() -> set[str]:
    """The keys that rules give as reasons."""
    found = {"not-now"}
    for path in (SOURCE / "game.py", *(SOURCE / "rules").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                assert isinstance(node.args[1], ast.Constant), "a reason is a key, never made up"
                found.add(str(node.args[1].value))
    return found


def spoken() -> set[str]:
    """The keys that the words mention, as they are or by the kind of thing they speak of."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "face" / "words").glob("*.py"))
    found = {key for key in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code) if key in MESSAGES}
    drawn = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "face").rglob("*.py"))
    labels = re.findall(r'"([a-z]+(?:-[a-z]+)+)"', drawn)
    found |= {*labels, *(f"board-{label}" for label in labels)} & {*KEYS}
    found |= {key for key in KEYS if key.startswith(("board-hint-", "uses-end-", "example-"))}
    found |= {key for key in KEYS if key.startswith("about-") or key.partition(".")[0] in found}
    found |= set(re.findall(r"\{ (the-[a-z]+) \}", (SOURCE / "face" / "words" / "en.ftl").read_text(encoding="utf-8")))
    found |= {f"{kind}-{tag}" for kind in ("group", "meaning") for tag in tags(ACTIONS)}
    found |= {f"do-{tag}" for tag in tags(ACTIONS) if tag not in ("bid-market", "bid-guild")}
    found |= {f"{what}-{tag}" for what in ("ask", "tip") for tag in tags(get_args(Asking))} | {
        f"told-{tag}" for tag in tags(EVENTS)
    }
    found |= {f"phase-{phase}" for phase in ("auction", "commerce", "exploration", "storage", "final-sales")}
    gists = {f"gist-{tile.effect}" for tile in T.trade_tiles.values() if tile.kind == "special"}
    found |= {key for key in KEYS if key.partition(".")[0] in gists}
    found |= {
        f"score-{kind}" for kind in ("people", "bonus", "merchants", "gold", "spice", "goods", "mysteries", "tile")
    }
    found |= answered(SOURCE / "face" / "words", set(MESSAGES.keys()))
    found |= labelled(SOURCE, set(MESSAGES.keys()))
    found |= {f"fact-{kind}" for kind in ("boat-pile", "face-down", "mystery", "taken")}
    found |= {f"unit-{unit}" for unit in ("gold", "spice", "good", "coin", "provision", "merchant")}
    held = ("coins", "goods", "gold", "spice", "provisions", "stock", "trade", "bonus", "mystery")
    return found | {f"holding-{kind}" for kind in held}


def test_every_key_is_there_and_none_is_idle() -> None:
    keys = set(MESSAGES.keys())
    assert reasons() <= keys
    assert spoken() <= keys
    assert keys <= reasons() | spoken()


def refusals() -> Iterator[tuple[State, Seat, AnyAction]]:
    """Something forbidden for every reason that there is."""
    bidding, two = started(4), started(2)
    yield given(3).over(), 0, do.Decline()
    yield bidding, 1, do.BidBank()
    for kind in ACTIONS:
        if kind not in (do.BidBank, do.BidMarket, do.BidGuild):
            yield bidding, 0, kind(*[""] * len(kind.__struct_fields__))
    yield bidding, 0, do.BidMarket("guild")
    yield two, 0, do.BidMarket("market-5")
    yield two, 0, do.BidMarket("market-4")
    yield bidding, 0, do.Sell("provision")
    yield given(3).auction(), 0, do.Sell("books")
    buying = given(3).market(1, books=1).player(0, money=0, wine=1).piles(m1=(0,)).commerce()
    for good in ("tea", "wine", "books"):
        yield buying, 0, do.BuyGood(good)
    yield buying, 0, do.BidBank()
    yield given(3).player(0, books=4).storage(), 0, do.Decline()
    yield from refusals_at_the_guild()
    yield from refusals_at_the_boats()
    yield from refusals_on_the_way()
    stored = given(3).player(0, money=1, books=3, wine=2).storage()
    yield stored, 0, do.KeepFourth()
    yield play(stored, do.Sell("wine")), 0, do.KeepFourth()
    yield given(3).player(0, money=0, books=4).storage(), 0, do.KeepFourth()


def refusals_at_the_guild() -> Iterator[tuple[State, Seat, AnyAction]]:
    position = given(3).player(0, money=1, wine=1, gold=1).bonus(1, "bonus-lions").piles(guild=(0,))
    state = position.empty_bag("clocks").commerce()
    for swap in (("wine", "tea"), ("wine", "wine"), ("books", "clocks"), ("wine", "books")):
        yield state, 0, do.Swap(*swap, "spice")
    for reward in ("provision", "gold"):
        yield state, 0, do.Swap("wine", "clocks", reward)
    for tile in ("bonus-wolves", "bonus-lions", "bonus-tigers"):
        yield state, 0, do.TakeBonus(tile)
    yield given(3).player(0, money=1, wine=1, spice=1).piles(guild=(0,)).commerce(), 0, do.TakeBonus("bonus-tigers")
    poor = given(3).player(0, money=0, wine=2).piles(guild=(0,)).commerce()
    yield poor, 0, do.Swap("wine", "books", "spice")


def refusals_at_the_boats() -> Iterator[tuple[State, Seat, AnyAction]]:
    position = given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 1).no_boat(4)
    state = position.player(0, money=2, clocks=2, clothes=1).boarding(0)
    for dock in ("dock-9", "dock-4", "dock-1", "dock-3"):
        yield state, 0, do.Board(dock)
    short = given(3).boats("5:00", "5:15", "7:15", "9:45").player(0, money=0, clocks=2, wine=1).boarding(0)
    yield short, 0, do.Board("dock-1")
    yield short, 0, do.Board("dock-2")
    posts = ("L1", "L2", "L3", "L4", "L5", "L6", "J1", "J2", "J3")
    last = given(3).settled(0, *posts).boats("5:00", "5:15", "7:15", "9:45").player(0, money=2, clocks=4, clothes=1)
    boarded = play(last.boarding(0), do.Sell("clocks"))
    yield GAME.apply(boarded, 0, do.Board("dock-2")), 0, do.Board("dock-2")


def refusals_on_the_way() -> Iterator[tuple[State, Seat, AnyAction]]:
    position = given(3).settled(1, "L1").face_up("L3").boats("5:00", "5:15", "7:15", "9:45")
    landing = position.aboard(1, 0).exploration()
    for post in ("nowhere", province("classic", "T1"), province("classic", "L1")):
        yield landing, 0, do.Flip(post)
    walking = play(landing, do.StopFlipping())
    yield walking, 0, do.Move("nowhere")
    yield walking, 0, do.Flip(province("classic", "L2"))
    yield walking, 0, do.SpendProvision()
    step = play(walking, do.Move(province("classic", "La")))
    for code in ("LQ", "T1", "L1", "L2"):
        yield walking, 0, do.Move(province("classic", code))
        yield step, 0, do.Move(province("classic", code))
    expert = given(3, "expert").boats("6:00", "5:15", "7:15", "9:45").aboard(1, 0).player(0, provisions=1)
    drawn = play(expert.next_mysteries("mp-archive-1", "mp-temple-1").mystery(0, "mp-temple-2").exploration(), to("Jb"))
    for kind in ("nowhere", "temple", "archive"):
        yield drawn, 0, do.Keep(kind)
    yield play(expert.exploration()), 0, do.SpendProvision()
    far = play(drawn, do.KeepNone(), to("Jd"))
    yield far, 0, to("J6")


def to(code: str) -> do.Move:
    return do.Move(province("expert", code))


NEVER = {"no-provision", "nowhere-to-go", "no-merchant"}
"""Reasons that hold only where nobody is asked: the judge knows them, a game never comes to them."""


def test_every_reason_is_given_somewhere_and_can_be_said() -> None:
    given_reasons = set()
    for state, seat, action in refusals():
        refusal = GAME.refusal(state, seat, action)
        if refusal is not None:
            given_reasons.add(refusal.reason)
            check_sentence(refusal)
    assert reasons() - given_reasons <= NEVER


@pytest.mark.parametrize("key", sorted(NEVER))
def test_reasons_that_a_game_never_comes_to_can_be_said_too(key: str) -> None:
    check_sentence(refuse("FEL-XEX-02", key, 1, 0))


def check_sentence(refusal: Refusal) -> None:
    text = GAME.words.refusal(refusal)
    assert re.fullmatch(r"[A-Z0-9].*\.", text), text
    assert "{" not in text
    assert all(isinstance(value, int) or " " not in value for _, value in refusal.facts), "facts are ids and numbers"


def test_a_name_from_outside_is_quoted_without_control_characters() -> None:
    refusal = GAME.refusal(started(3), 0, do.BidMarket("\x1b[2J"))
    assert refusal is not None
    assert GAME.words.refusal(refusal).isprintable()


@pytest.mark.parametrize("variant", GAME.info.variants)
def test_facts_can_be_said(variant: str) -> None:
    for state, _, _, _, _ in keen_walk(3, 5, variant):
        for fact in GAME.unseen(state, None):
            assert GAME.words.fact(fact.partition(":")[0])


def test_the_meaning_of_an_action_names_no_rule() -> None:
    for kind in ACTIONS:
        action = kind(*[""] * len(kind.__struct_fields__))
        assert re.fullmatch(r"[A-Z][^A-Z].*\.", GAME.words.meaning(action))
        assert "FEL-" not in GAME.words.meaning(action)
