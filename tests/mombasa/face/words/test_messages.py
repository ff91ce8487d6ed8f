"""The catalogue of messages: every key that the code asks for is there, every one that is there is used, all render."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from boardgames.core.game import Refusal, Seat
from boardgames.mombasa import GAME, rules
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.events import AnyEvent
from boardgames.mombasa.face import words
from boardgames.mombasa.face.words import moments, purposes, warnings
from boardgames.mombasa.face.words.prose import PARTS
from boardgames.mombasa.face.words.words import MombasaWords
from boardgames.mombasa.game import RULEBOOK
from tests.mombasa.walking import walk

WORDS = MombasaWords(GAME.tables)
KEYS = set(WORDS.messages.keys())
ACTIONS = [kind.__struct_config__.tag for kind in get_args(AnyAction)]
FACTS: dict[str, str | int] = {
    "company": "cairo",
    "region": "nubia",
    "slot": "slot-b",
    "space": "buy-card",
    "track": "C2",
}
MODULES = [*sorted(Path(rules.__file__).parent.glob("*.py")), Path(rules.__file__).parent.parent / "game.py"]


def reasons() -> dict[str, list[str]]:
    """For the keys of all refusals that the source can give the names of their facts."""
    found: dict[str, list[str]] = {}
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and called in ("refuse", "refuse_price"):
                key = node.args[1 if called == "refuse" else -1]
                if isinstance(key, ast.Constant):
                    found[str(key.value)] = [word.arg for word in node.keywords if word.arg]
    return found


REASONS = reasons()


def said() -> set[str]:
    """Every key that a warning or an answer about the table asks for."""
    rooms = Path(words.__file__).parent
    found = {"you", "your", "possessive"}
    for path in (
        rooms / "forms.py",
        rooms / "warnings.py",
        rooms / "prose.py",
        rooms / "uses.py",
        *(rooms.parent / "things").glob("*.py"),
    ):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("c.say", "self.say", "messages.text"):
                found |= {str(one.value) for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)}
    kinds = {card.kind for card in GAME.tables.cards.values()}
    found |= {f"{part}-{kind}" for kind in kinds for part in ("does", "gist")}
    found |= {f"part-{part}" for part in PARTS}
    found |= {f"uses-{kind.kind}" for kind in GAME.parts.usage().use_kinds(GAME)}
    return found - {"does-", "gist-", "part-", "score-", "uses-"}


def test_every_key_is_used_and_every_key_that_is_used_is_there() -> None:
    asked = {question.frame.__struct_config__.tag for question in RULEBOOK.questions}
    used = {*REASONS, "status", "ask-over", *(f"{what}-{kind}" for kind in asked for what in ("ask", "tip"))}
    used |= {f"{part}-{tag}" for tag in ACTIONS for part in ("group", "meaning")}
    used |= {f"told-{kind.__struct_config__.tag}" for kind in get_args(AnyEvent)} | {"told-tile-chosen"}
    used |= {f"score-{kind}" for kind in ("cash", "shares", "diamonds", "bookkeeping")}
    used |= {f"sum-{kind}" for kind in ("shares", "diamonds", "bookkeeping")}
    used |= {f"fact-{kind}" for kind in ("draw", "book", "plan", "tile")}
    for room in (moments, purposes, warnings):
        used |= set(
            re.findall(r'"((?:moment|purpose|warn)-[a-z-]+)"', Path(str(room.__file__)).read_text(encoding="utf-8"))
        )
    assert used | said() == KEYS


@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_is_a_sentence(reason: str) -> None:
    facts = tuple((name, FACTS.get(name, 3)) for name in REASONS[reason])
    text = WORDS.refusal(Refusal("MOM-ACT-01", reason, 2, 1, facts))
    assert text[0].isupper() or text.startswith("+")
    assert text.endswith(".")
    assert "{" not in text


def test_every_action_has_words_where_another_question_is_open() -> None:
    said = {answer.otherwise for question in RULEBOOK.questions for answer in question.answers}
    assert len(said) == len(ACTIONS) == 41
    assert {refusal.reason for refusal in said} == {f"when-{tag}" for tag in ACTIONS}


def test_refusals_of_whole_games_can_be_read() -> None:
    """Neighbours, actions of other questions and seats that are not asked."""
    met: set[str] = set()
    pool: dict[type, AnyAction] = {}
    for step in walk(3, "variable", 4, "trader"):
        pool.setdefault(type(step.action), step.action)
        seats: list[Seat] = [step.seat, (step.seat + 1) % 3, 7]
        for seat in seats:
            for action in (*pool.values(), *GAME.refused_actions(step.before, seat)):
                if refusal := GAME.refusal(step.before, seat, action):
                    met.add(refusal.reason)
                    assert WORDS.refusal(refusal).endswith(".")
                    assert WORDS.describe(step.before, seat, action)
    assert len(met) >= 60
    assert GAME.unseen(step.before, 0)
    assert {fact.partition(":")[0] for fact in GAME.unseen(step.before, 0)} <= {"draw", "book", "plan", "tile"}
