"""A tree of own next choices: it goes where play-outs end well, and leaves the rest to the heuristic."""

from collections.abc import Sequence

from boardgames.bots.tree import DEPTH, PROVEN, WIDTH, Plan, Tree

ACTIONS = ("left", "middle", "right", "back")
WEIGHTS = (2, 8, 1, 0)
ME, OTHER = 1, 0


def grown(ends: dict[str, int], rounds: int, weights: Sequence[int] = WEIGHTS) -> tuple[Tree, list[int]]:
    """A tree after some play-outs that end by what is chosen first, and what was chosen."""
    tree, chosen = Tree(ME), []
    for _ in range(rounds):
        tree.begin()
        choice = tree.choose(ME, ACTIONS, weights)
        chosen.append(choice)
        tree.end(ends[ACTIONS[choice]] if choice >= 0 else 0)
    return tree, chosen


def test_the_first_play_out_and_the_others_follow_their_instinct() -> None:
    tree, chosen = grown(dict.fromkeys(ACTIONS, 0), 2)
    assert chosen[0] == -1
    assert chosen[1] == 1, "what tempts most"
    tree.begin()
    assert tree.choose(OTHER, ACTIONS, WEIGHTS) == -1


def test_it_goes_where_play_outs_end_best() -> None:
    _, chosen = grown({"left": 90, "middle": 0, "right": 10, "back": 500}, 200)
    assert chosen[100:].count(0) > 80
    assert 2 in chosen, "everything that tempts is tried"
    assert 3 not in chosen, "but nothing that nobody would do"


def test_what_tempts_most_is_kept_to_where_nothing_tells_choices_apart() -> None:
    _, chosen = grown(dict.fromkeys(ACTIONS, 30), 60)
    assert chosen.count(1) > chosen.count(0) > 0


def test_only_what_tempts_most_is_tried_and_only_so_far() -> None:
    many = tuple(range(10))
    tree = Tree(ME)
    seen = set()
    for _ in range(300):
        tree.begin()
        depth = 0
        while (choice := tree.choose(ME, many, [10 - action for action in many])) >= 0:
            seen.add(choice)
            depth += 1
        assert depth <= DEPTH
        tree.end(0)
    assert seen == set(range(WIDTH))


def test_where_nothing_tempts_the_first_is_taken() -> None:
    assert grown({"left": 5, "middle": 0, "right": 0, "back": 0}, 3, (0, 0, 0, 0))[1] == [-1, 0, 0]


def test_a_plan_leads_where_most_play_outs_went_and_ends_where_few_did() -> None:
    tree, chosen = grown({"left": 90, "middle": 0, "right": 10, "back": 0}, 100)
    plan = Plan(tree)
    for _ in range(2):
        plan.begin()
        assert plan.choose(OTHER, ACTIONS, WEIGHTS) == -1
        assert plan.choose(ME, ACTIONS, WEIGHTS) == 0
        assert plan.choose(ME, ACTIONS, WEIGHTS) == -1, "nothing is known of what comes then"
        assert plan.choose(ME, ACTIONS, WEIGHTS) == -1
    plan.begin()
    assert plan.choose(ME, ("right", "middle"), (1, 1)) == (1 if chosen.count(1) > chosen.count(2) else 0)
    assert Plan(grown({"middle": 0}, PROVEN)[0]).choose(ME, ACTIONS, WEIGHTS) == -1
