"""Every field of a state says what it is: people who write programs read nothing else about it."""

import inspect

import pytest

from boardgames.core.registry import load, own_games
from tests.pages.states import class_nodes, fields, said


@pytest.mark.parametrize("name", own_games())
def test_every_class_and_field_of_a_state_has_a_docstring(name: str) -> None:
    module = inspect.getmodule(load(name).state_type)
    assert module is not None
    nodes = list(class_nodes(module))
    assert [node.name for node in nodes if not said(node)] == []
    assert [f"{node.name}.{field}" for node in nodes for field, _, text in fields(node) if not text] == []
