"""`--help`: every argument is explained, and the settings of every game are listed."""

import pytest

from boardgames.cli.main import parser
from boardgames.core.registry import games, load
from tests.pages.commands import arguments, commands

COMMANDS = {name: command for name, _, command in commands()}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_argument_is_explained(name: str) -> None:
    assert [argument.dest for argument in arguments(COMMANDS[name]) if not argument.help] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_one_clause_in_lower_case_without_a_full_stop(name: str) -> None:
    for argument in arguments(COMMANDS[name]):
        assert argument.help is not None
        assert not argument.help.endswith("."), argument.help
        assert argument.help[0].islower(), argument.help


@pytest.mark.parametrize("help_", [parser().format_help(), COMMANDS["play"].format_help()], ids=["top", "play"])
def test_help_lists_the_variants_and_options_of_every_game(help_: str) -> None:
    for game in games():
        (line,) = (line for line in help_.splitlines() if line.startswith(f"  {game} "))
        info = load(game).info
        assert [option.id for option in info.options if option.id not in line] == []
        assert len(info.variants) == 1 or all(variant in line for variant in info.variants)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_names_the_default_of_what_can_be_left_out(name: str) -> None:
    for argument in arguments(COMMANDS[name]):
        if argument.default and argument.nargs != 0:
            assert (
                f"(default: {argument.default})" in str(argument.help)
                or "(default: one " in str(argument.help)
                or ("(default: this machine only)" in str(argument.help))
            ), argument.help


def test_help_says_what_a_command_does_and_what_happens_without_one() -> None:
    assert "Without a command, the menu opens." in " ".join(parser().format_help().split())
    for command in COMMANDS.values():
        said, _, lines_of_code = str(command.description).partition("\n\n")
        assert said.endswith(":" if lines_of_code else "."), said
