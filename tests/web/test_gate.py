"""Who may come in: tokens that work once, names that are ours, pages that are our own."""

import pytest

from boardgames.web.gate import Gate, address, is_loopback


def test_a_token_buys_one_cookie_and_is_worth_nothing_afterwards() -> None:
    gate = Gate()
    token = gate.token
    cookie = gate.spend(token)
    assert gate.admits(cookie)
    assert gate.spend(token) == ""
    assert gate.token not in (token, cookie)


def test_the_next_token_buys_another_cookie_and_the_first_one_stays_valid() -> None:
    gate = Gate()
    first, second = gate.spend(gate.token), gate.spend(gate.token)
    assert first != second
    assert gate.admits(first)
    assert gate.admits(second)


@pytest.mark.parametrize("wrong", ["", "x", "é", "\udce9", "\0"])
def test_nothing_else_opens_the_gate(wrong: str) -> None:
    gate = Gate()
    gate.spend(gate.token)
    assert gate.spend(wrong) == ""
    assert not gate.admits(wrong)
    assert not gate.admits(gate.token)


def test_tokens_of_two_gates_differ_and_are_long() -> None:
    assert Gate().token != Gate().token
    assert len(Gate().token) >= 32


def test_without_tokens_everybody_may_come_in_and_there_is_none_in_the_address() -> None:
    gate = Gate(asks_token=False)
    assert gate.admits("")
    assert gate.spend("") == ""
    assert address("127.0.0.1", 8000, gate.token) == "http://127.0.0.1:8000/"


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8000", "127.0.0.1:9", "[::1]:8000", "192.168.1.7:8000", "den.lan", "Den.Lan.:80"]
)
def test_numbers_and_names_of_ours_are_answered(host: str) -> None:
    assert Gate(["Den.lan"]).is_called(host)


@pytest.mark.parametrize(
    "host", ["", "evil.example", "localhost.evil.example:8000", "127.0.0.1.evil.example", "[", "[::1", "127.0.0.1 evil"]
)
def test_a_name_that_somebody_else_points_at_us_is_not(host: str) -> None:
    assert not Gate(["den.lan"]).is_called(host)


@pytest.mark.parametrize(
    ("origin", "is_own"),
    [
        ("http://127.0.0.1:8000", True),
        ("https://127.0.0.1:8000", True),
        ("http://127.0.0.1:9000", False),
        ("http://localhost:8000", False),
        ("http://evil.example", False),
        ("file://127.0.0.1:8000", False),
        ("null", False),
        ("", False),
    ],
)
def test_only_our_own_page_opens_a_connection(origin: str, is_own: bool) -> None:
    assert Gate().is_own_page(origin, "127.0.0.1:8000") == is_own


def test_no_host_is_no_page_of_ours() -> None:
    assert not Gate().is_own_page("http://", "")


def test_which_addresses_only_this_machine_can_reach() -> None:
    assert [host for host in ("localhost", "127.0.0.1", "127.0.0.9", "::1") if not is_loopback(host)] == []
    assert [host for host in ("0.0.0.0", "::", "192.168.1.7", "den.lan") if is_loopback(host)] == []
    assert address("::1", 80, "x") == "http://[::1]:80/?token=x"
