"""The catalogue of messages: every reason has a sentence, every sentence is said, and none has a blank left."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import boardgames.eic as package
from boardgames.core.game import Config, Refusal, refuse
from boardgames.core.rng import below, start_stream
from boardgames.eic import GAME
from boardgames.eic import actions as act
from boardgames.eic import events as ev
from boardgames.eic.box.tables import MARKETS
from boardgames.eic.face.words.prose import PARTS
from boardgames.eic.face.words.words import EicWords
from boardgames.eic.state import AnyFrame
from tests.eic.given import T

SOURCE = Path(package.__file__).parent
WORDS = EicWords(T)
MESSAGES = WORDS.messages
TAGS = {kind.__struct_config__.tag for kind in act.AnyAction.__args__}
FRAMES = {kind.__struct_config__.tag for kind in AnyFrame.__args__}
EVENTS = {kind.__struct_config__.tag for kind in ev.AnyEvent.__args__}
REFERENCE = re.compile(r"\{ ([a-z][a-z-]*) \}")


@cache
def reasons() -> frozenset[str]:
    """Every reason that the source of the game can give."""
    found = {"not-now"}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                reason = node.args[1]
                assert isinstance(reason, ast.Constant), f"{path.name}, line {node.lineno}: the key is no constant"
                found.add(str(reason.value))
    return frozenset(found)


def quoted_in_words() -> set[str]:
    """Every text in quotes in the modules of the words."""
    return {
        node.value
        for path in (SOURCE / "face").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def quoted_in_examples() -> set[str]:
    """The keys that the worked examples are made of."""
    tree = ast.parse((SOURCE / "play" / "examples.py").read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def junk() -> list[act.AnyAction]:
    """Actions that name what is not there, too many of what is, or anything at all."""
    m = T.menu
    return [
        m.retire, m.mortgage, m.redeem, m.decline, m.pass_exchange, m.acknowledge, m.close_ship, m.stay,
        m.close_warehouse, *m.choose_ship, *m.choose_post, *m.buy_share, *m.buy_cube, *m.sell_stored, *m.sell_cube,
        *m.store_cube, *m.choose_unload, m.choose_card[0], act.PlaceAgent(9, "centre"), act.PlaceAgent(0, "nowhere"),
        act.MoveFromCentre(0, "nowhere"), act.ChooseShip("raft"), act.DiscardShip("raft", "sea"),
        act.ChoosePost("atlantis"), act.SellShares(9, 1), act.SellShares(0, 9), act.SellShares(1, 1), act.BuyShare(17),
        act.ChooseCard("ace"), act.PlaceShip("raft", "zone-1"), act.PlaceShip("galleon", "zone-9"),
        *(one for agent in range(3) for one in m.placements(agent, (1 << 11) - 1)),
        *(one for agent in range(3) for one in m.moves_from_centre(agent, (1 << 11) - 1)),
        *(voyage for voyages in m.place_ship for voyage in voyages),
    ]  # fmt: skip


def test_every_reason_has_a_sentence() -> None:
    assert reasons() <= set(MESSAGES.keys())


def test_every_message_is_used() -> None:
    text = (SOURCE / "face" / "words" / "en.ftl").read_text(encoding="utf-8")
    used = set(reasons()) | quoted_in_words() | set(REFERENCE.findall(text))
    used |= {f"{kind}-{tag}" for tag in TAGS for kind in ("do", "group", "meaning")}
    used |= {f"ask-{tag}" for tag in FRAMES} | {f"told-{tag}" for tag in EVENTS}
    used |= {f"{kind}-{cell.capability}" for cell in T.cells for kind in ("use", "cell", "does", "office")}
    used |= {f"phase-{phase.letter.lower()}" for phase in T.phases} | {f"part-{part}" for part in PARTS}
    used |= {"you", "your", "possessive"} | {
        f"about-{part}" for part in ("title", "pitch", "hidden", "round", "tiebreak")
    }
    used |= {f"about-option-{option.id}" for option in GAME.info.options}
    used |= {f"aid-phase-{phase.letter.lower()}" for phase in T.phases} | {f"board-flow-{market}" for market in MARKETS}
    used |= {f"effect-{effect.kind}" for card in T.agent_cards for effect in card.effects}
    used |= {f"score-{kind}" for kind in ("presidency", "shares", "treasury", "sales")}
    used |= {f"fact-{kind}" for kind in ("market-card", "agent-card", "destination-card", "ship-sent-out")}
    used |= {f"tip-{tag}" for tag in FRAMES}
    used |= {key for key in quoted_in_examples() if key.startswith("example-")}
    used |= {f"uses-{found.kind}" for found in GAME.parts.usage().use_kinds(GAME)}
    assert {key.partition(".")[0] for key in sorted(MESSAGES.keys())} - used == set()


def test_every_kind_of_action_frame_and_fact_has_words() -> None:
    assert {f"{kind}-{tag}" for tag in TAGS for kind in ("group", "meaning")} <= set(MESSAGES.keys())
    assert {f"ask-{tag}" for tag in FRAMES} <= set(MESSAGES.keys())
    for action in junk():
        assert re.fullmatch(r"[A-Z][^{}$]*\.", GAME.words.meaning(action))
        assert GAME.words.group(action)


@cache
def met() -> dict[str, set[Refusal]]:
    """The refusals of random games with all junk thrown at them, by reason."""
    found: dict[str, set[Refusal]] = {}
    for players, options in ((2, ()), (3, ("mortgage",)), (4, ("mortgage",))):
        for seed in range(4):
            state = GAME.start(Config(players, seed, "standard", options))
            luck = start_stream(seed, "messages")
            while decisions := GAME.decisions(state):
                seat = decisions[0].seat
                for one in junk():
                    for asker in (seat, (seat + 1) % players):
                        if refusal := GAME.refusal(state, asker, one):
                            found.setdefault(refusal.reason, set()).add(refusal)
                legal = GAME.legal_actions(state, seat)
                luck, choice = below(luck, len(legal))
                state = GAME.apply(state, seat, legal[choice])
            over = GAME.refusal(state, 0, T.menu.stay)
            assert over is not None
            found.setdefault(over.reason, set()).add(over)
    return found


def test_refusals_of_whole_games_are_sentences() -> None:
    for refusals in met().values():
        for refusal in refusals:
            assert re.fullmatch(r"[A-Z0-9][^{}$]*\.", GAME.words.refusal(refusal)), refusal


def test_nearly_every_reason_comes_up() -> None:
    """The others need a rare position; each of them is said below."""
    assert reasons() - set(met()) <= {refusal.reason for refusal, _ in RARE}


RARE = [
    (refuse("EIC-SHP-01", "no-ship-for-sale"), "Your stack has no ship for this period."),
    (refuse("EIC-CAP-14", "zones-full"), "Every zone without a post of yours is full."),
    (refuse("EIC-LEV-02", "stay-cost", 1, 0), "Leaving a ship costs 1 PO."),
    (refuse("EIC-TRD-08", "ship-alike"), "An equal ship is further left: choose that one."),
    (refuse("EIC-LOD-12", "good-sold-out", 1, 0, good="silk"), "No silk is left in the Indies."),
    (refuse("EIC-EXC-10", "no-share-left", 1, 0), "No share of that company is left on the market."),
]


@pytest.mark.parametrize(("refusal", "said"), RARE, ids=[refusal.reason for refusal, _ in RARE])
def test_what_rarely_comes_up_is_said_too(refusal: Refusal, said: str) -> None:
    assert GAME.words.refusal(refusal) == said


SAID = [
    (refuse("EIC-INI-01", "not-your-turn", seat=1), "It is for B to choose now."),
    (refuse("EIC-AGT-07", "cell-too-far", here="merchant", there="governor"),
     "The Governor is not next to the Merchant, where the agent stands."),
    (refuse("EIC-Q-10", "agents-left", 0, 1), "One of your agents must still be placed."),
    (refuse("EIC-Q-10", "agents-left", 0, 2), "2 of your agents must still be placed."),
    (refuse("EIC-SHP-01", "ship-later", 3, 1, ship="brig"), "The Brig can be bought from period 3 on."),
    (refuse("EIC-SEL-01", "shares-held", 2, 1), "You hold one share of that company."),
    (refuse("EIC-SEL-01", "shares-held", 2, 0), "You hold no share of that company."),
    (refuse("EIC-LOD-10", "good-not-here", zone="zone-2", one="tea", other="coffee"),
     "Only tea and coffee are sold in the East Indies."),
]  # fmt: skip


@pytest.mark.parametrize(("refusal", "said"), SAID, ids=[said for _, said in SAID])
def test_a_refusal_says_what_it_knows(refusal: Refusal, said: str) -> None:
    assert GAME.words.refusal(refusal) == said
