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
from boardgames.mombasa.face.words.prose import PARTS
from boardgames.mombasa.face.words.words import MombasaWords
from boardgames.mombasa.game import RULEBOOK
from tests.mombasa.random_walk import walk

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
    found: dict[str, list[str]] = {"not-now": []}
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and called in ("refuse", "refuse_price"):
                key = node.args[1 if called == "refuse" else -1]
                if isinstance(key, ast.Constant):
                    found[str(key.value)] = [word.arg for word in node.keywords if word.arg]
    return found


REASONS = reasons()


FACE = Path(words.__file__).parent.parent
SAYING = ("say", "fit", "least", "text")
STRICT = ("group-", "meaning-", "told-", "ask-", "tip-", "score-", "sum-", "fact-", "does-", "gist-", "part-", "uses-")
"""Beginnings of keys of which every single one is known."""


def keys_of(node: ast.AST, prefix: str) -> set[str]:
    """The keys that a text in the source stands for: itself, or all that an f-string can make."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {prefix + node.value}
    if isinstance(node, ast.JoinedStr) and not ast.unparse(node)[2:].startswith(STRICT):
        parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else "[a-z0-9.-]*" for one in node.values]
        made = re.compile(re.escape(prefix) + "".join(parts))
        return {key for key in KEYS if made.fullmatch(key)}
    return set()


def said() -> set[str]:
    """Every key that boards and words ask for, and those that messages are made of."""
    found = {"you", "your", "possessive"}
    source = WORDS.messages
    for path in (*FACE.rglob("*.py"), FACE.parent / "play" / "examples.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func).rpartition(".") if isinstance(node, ast.Call) else ("", "", "")
            prefix = "board-" if called[0] == "scene" else ""
            if isinstance(node, ast.Call) and called[2] in SAYING:
                for one in (inner for arg in node.args[:2] for inner in ast.walk(arg)):
                    found |= keys_of(one, prefix)
            elif isinstance(node, ast.Constant) and node.value in KEYS:
                found.add(str(node.value))
    catalogue = (FACE / "words" / "en.ftl").read_text(encoding="utf-8")
    found |= {key for key in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", catalogue) if key in source}
    found |= {f"count-{what}" for what in re.findall(r'N\(\$\w+, "([a-z-]+)"\)', catalogue)}
    kinds = {card.kind for card in GAME.tables.cards.values()}
    found |= {f"{part}-{kind}" for kind in kinds for part in ("does", "gist")}
    found |= {f"part-{part}" for part in PARTS}
    found |= {f"uses-{kind.kind}" for kind in GAME.parts.usage().use_kinds(GAME)}
    found |= {f"about-{what}" for what in ("pitch", "hidden", "round", "variant-first-game", "variant-variable")}
    return {key for key in found if key in KEYS}


def test_every_key_is_used() -> None:
    asked = {question.frame.__struct_config__.tag for question in RULEBOOK.questions}
    used = {*REASONS, "status", "ask-over", *(f"{what}-{kind}" for kind in asked for what in ("ask", "tip"))}
    used |= {f"{part}-{tag}" for tag in ACTIONS for part in ("group", "meaning")}
    used |= {f"told-{kind.__struct_config__.tag}" for kind in get_args(AnyEvent)} | {"told-tile-chosen"}
    used |= {f"score-{kind}" for kind in ("cash", "shares", "diamonds", "bookkeeping")}
    used |= {f"sum-{kind}" for kind in ("shares", "diamonds", "bookkeeping")}
    used |= {f"fact-{kind}" for kind in ("draw", "book", "plan", "tile")}
    named = used | said()
    unused = {key for key in KEYS if key not in named and key.partition(".")[0] not in named}
    assert not unused
    assert used <= KEYS


def test_every_key_that_is_asked_for_is_there() -> None:
    for path in FACE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SAYING):
                continue
            prefix = "board-" if ast.unparse(node.func.value) == "scene" else ""
            key = next((arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant)), None)
            if isinstance(key, str):
                assert prefix + key in KEYS, f"{path.name}: {key}"


@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_is_a_sentence(reason: str) -> None:
    facts = tuple((name, FACTS.get(name, 3)) for name in REASONS[reason])
    text = WORDS.refusal(Refusal("MOM-ACT-01", reason, 2, 1, facts))
    assert text[0].isupper() or text.startswith("+")
    assert text.endswith(".")
    assert "{" not in text


def test_every_action_has_words_where_another_question_is_open() -> None:
    answers = {answer.action: answer for question in RULEBOOK.questions for answer in question.answers}
    assert len(answers) == len(ACTIONS) == 41
    for answer in answers.values():
        assert answer.elsewhere.reason in {"not-now", f"when-{answer.action.__struct_config__.tag}"}


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
    assert len(met) >= 50
    assert GAME.unseen(step.before, 0)
    assert {fact.partition(":")[0] for fact in GAME.unseen(step.before, 0)} <= {"draw", "book", "plan", "tile"}
