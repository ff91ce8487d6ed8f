"""The catalogue of messages: every reason has its sentence, every sentence is used, and each can be read."""

import ast
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import boardgames.amerigo as package
from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import COLOURS, GOODS
from boardgames.amerigo.events import AnyEvent
from boardgames.amerigo.face.words.events import UNTOLD
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.face.words.questions import GROUPS
from boardgames.amerigo.game import RULEBOOK
from boardgames.amerigo.rules.scoring import CATEGORIES
from boardgames.amerigo.state import CANNONS, PROGRESS, SPECIAL, State
from boardgames.core.game import Refusal
from boardgames.core.messages import Messages
from boardgames.core.values import evolve
from tests.amerigo.given import A, B, T, given, play
from tests.amerigo.random_walk import universe, walk
from tests.used_messages import answered, labelled

SOURCE = Path(package.__file__).parent
KEYS = set(Names(T).messages.keys())
ACTIONS = [kind.__struct_config__.tag for kind in do.AnyAction.__args__]


def texts_of(function: str, argument: int, *rooms: str) -> set[str]:
    """The plain strings that calls of a function in these rooms give it as one of its arguments."""
    found = set()
    for path in (path for room in rooms for path in sorted(SOURCE.glob(room))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > argument:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                given = node.args[argument]
                if name == function and isinstance(given, ast.Constant):
                    found.add(str(given.value))
    return found


REASONS = texts_of("refuse", 1, "rules/*.py", "game.py") | {"not-now"}


def said() -> set[str]:
    """Keys that the words say outright, and those that they put together."""
    keys = texts_of("say", 0, "face/words/*.py")
    keys |= {f"do-{tag}" for tag in ("act", "white-advance", "white-as", "swap")}
    keys |= {f"{said}-{track}" for track in (CANNONS, PROGRESS, SPECIAL) for said in ("do-advance", "step")}
    keys |= {f"meaning-{tag}" for tag in ACTIONS}
    keys |= set(GROUPS.values())
    keys |= {f"told-{kind.__struct_config__.tag}" for kind in AnyEvent.__args__ if kind not in UNTOLD}
    keys |= {f"{saying}-{token.kind}" for token in T.tokens.values() for saying in ("token", "take")}
    keys |= {f"brief-{token.kind}" for token in T.tokens.values() if not any(T.extra_ap[token.id])}
    keys |= {f"colour-{colour}" for colour in COLOURS}
    keys |= {f"good-{good}" for good in GOODS}
    keys |= {f"score-{category.partition('.')[0]}" for category, _ in CATEGORIES.values()}
    keys |= {f"sum-{kind}" for kind in ("gold", "progress", "special")}
    keys |= {f"fact-{kind}" for kind in ("pirate", "progress", "production")}
    keys |= {"tile-name-village", "tile-name-neutral", *(f"shape-{shape.id}" for shape in T.shapes)}
    keys |= {f"tip-{question.frame.__struct_config__.tag}" for question in RULEBOOK.questions}
    return keys | answered(SOURCE / "face" / "words", KEYS) | labelled(SOURCE, KEYS)


def asked_of(*speeches: Callable[[], object]) -> set[str]:
    """The keys that are asked of the catalogue while something is told."""
    found = set()

    def listening(self: Messages, key: str, /, **facts: Any) -> str:
        found.add(key)
        return self.fill(key, facts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Messages, "text", listening)
        for speech in speeches:
            speech()
    return found


def test_every_message_is_used_and_every_key_is_there() -> None:
    assert len(REASONS) > 60
    examples = [partial(build, GAME) for build in GAME.parts.examples().values()]
    spoken = asked_of(GAME.words.aid, *examples)
    within = {key for key in KEYS if key.startswith("example-12-")}
    menu = {f"about-{what}" for what in ("pitch", "hidden", "round", "tiebreak")}
    assert REASONS | said() | spoken | within | menu == KEYS
    assert {fact.partition(":")[0] for fact in GAME.unseen(given(), A)} == {"pirate", "progress", "production"}


def with_a_lake(s: State) -> State:
    """A map that no seed gives: the sea at e3 is closed in by land."""
    cells = list(s.grid)
    stride = s.grid.index("/") + 1
    for row, col in ((1, 4), (3, 4), (2, 3), (2, 5)):
        cells[row * stride + col] = "#"
    return evolve(s, grid="".join(cells))


def shut_in() -> State:
    """Ship 1 lies where every sea space beside it is taken."""
    s = given(cubes={"blue": 1}, ships={A: ("b12", "c12"), B: ("b11", "frame-s-1")})
    return play(s, do.Act("blue"))


def rare() -> Iterator[tuple[State, do.AnyAction]]:
    """What random games hardly ever come to."""
    over = evolve(given(), frames=())
    yield over, do.TakeGold()
    jump = given(cubes={"white": 2}, tokens={A: ("order-jump",)})
    yield play(jump, do.WhiteAdvance()), do.UseJump()
    picked = play(given(cubes={"brown": 7}), do.Act("brown"), do.Advance(7), do.TakeToken("left-1"))
    yield picked, do.TakeToken("left-1")
    yield play(given(), do.Act("blue")), do.PlaceShip("e1")
    yield play(given(), do.Act("blue")), do.EndAction()
    lake = play(given(ships={A: ("frame-n-1", "frame-s-1")}), do.Act("blue"), do.ChooseShip(1))
    yield with_a_lake(lake), do.SailTo("e3")
    yield shut_in(), do.ChooseShip(1)
    tiles = [("village-i1", B, "d3", 0), ("village-i1", B, "c3", 0), ("village-i1", B, "b3", 0)]
    covered = given(posts={"d4": B}, tiles=[*tiles, ("village-i1", B, "b2", 0)], ships={A: ("b1", "frame-s-1")})
    yield play(covered, do.Act("blue")), do.Establish(1)
    yield play(given(cubes={"green": 1}, reserve={A: ("village-i1",)}), do.Act("green")), do.ChooseTile("village-i1")
    both = given(ships={A: ("b1", "d5")}, tokens={A: ("ship-sprint",)}, gold={A: 1})
    both = play(both, do.Act("blue"), do.Establish(1), do.Establish(2))
    yield both, do.UseSprint()
    yield both, do.BuyAp()
    cells = ("d4", "g2", "i4", "g8", "i9", "h10", "n2", "l4", "q4", "s2", "c7", "l7")
    yield play(given(posts=dict.fromkeys(cells, A), ships={A: ("b1", "frame-s-1")}), do.Act("blue")), do.Establish(1)


@pytest.fixture(scope="module")
def met() -> dict[str, Refusal]:
    """One refusal for every reason that was met."""
    found: dict[str, Refusal] = {}
    for players in (2, 3):
        for number, step in enumerate(walk(players, 7 + players)):
            if number % 4 == 0:
                for action in universe(step.before):
                    if refusal := GAME.refusal(step.before, step.seat, action):
                        found.setdefault(refusal.reason, refusal)
            if number % 50 == 0 and (refusal := GAME.refusal(step.before, (step.seat + 1) % players, step.action)):
                found.setdefault(refusal.reason, refusal)
    for state, action in rare():
        refusal = GAME.refusal(state, state.order[state.active], action)
        assert refusal is not None, action
        found.setdefault(refusal.reason, refusal)
    return found


def test_every_reason_can_be_met_and_read(met: dict[str, Refusal]) -> None:
    assert set(met) == REASONS
    for refusal in met.values():
        text = GAME.words.refusal(refusal)
        assert (text.endswith(".") and text[0].isupper()) or text[0].isalnum(), text
        assert "{" not in text
    facts = {name for refusal in met.values() for name, _ in refusal.facts}
    assert facts == {"colour", "token", "ship", "moves", "space", "posts", "good", "cost", "cells"}


@pytest.mark.parametrize("kind", do.AnyAction.__args__, ids=ACTIONS)
def test_every_action_has_a_meaning_and_rules(kind: Any) -> None:
    action = kind(**dict.fromkeys(kind.__struct_fields__, 1))
    meaning = GAME.words.meaning(action)
    assert meaning.endswith(".")
    assert "AME-" not in meaning
    ids = GAME.rules_of(action)
    assert ids
    assert (kind.__doc__ or "").strip().endswith(f"({', '.join(ids)}).")
