"""The server, where textual-serve is installed: cookies, refusals, and a process that ends with its tab."""

import asyncio
import json
import logging
import os
import re
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("textual_serve")

from aiohttp import ClientSession, CookieJar, WSServerHandshakeError
from aiohttp.test_utils import TestServer

from boardgames.cli.main import parser
from boardgames.cli.serve import visitor
from boardgames.core.errors import UserError
from boardgames.web import server as module
from boardgames.web.gate import Gate
from boardgames.web.server import TableServer

PATIENCE = 120
"""Seconds after which what a tab does will not come, however busy the machine is."""


class Table:
    """A server at work, a browser, and what the terminal shows."""

    def __init__(self) -> None:
        self.told: list[str] = []
        command = visitor(parser().parse_args(["--language", "en", "serve"]))
        self.server = TableServer(command, Gate(), "127.0.0.1", 0, self.told.append)
        self.browser = ClientSession(cookie_jar=CookieJar(unsafe=True))

    async def start(self) -> None:
        self.http = TestServer(self.server.application())
        await self.http.start_server()
        self.server.port = self.http.port or 0
        self.url = f"http://127.0.0.1:{self.server.port}"

    async def get(self, path: str, **options: Any) -> tuple[int, str]:
        async with self.browser.get(self.url + path, **options) as answer:
            return answer.status, await answer.text()

    async def come_in(self) -> None:
        assert (await self.get(f"/?token={self.server.gate.token}"))[0] == 200

    async def open_tab(self, **headers: str) -> Any:
        return await self.browser.ws_connect(self.url + "/ws?width=100&height=30", headers=headers)


@pytest.fixture
async def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    monkeypatch.setenv("BOARDGAMES_HOME", str(tmp_path))
    one = Table()
    await one.start()
    yield one
    await one.browser.close()
    await one.http.close()


async def test_nobody_comes_in_without_the_token(table: Table) -> None:
    for path in ("/", "/?token=wrong", "/static/js/textual.js", "/page/page.js", "/download/x", "/ws", "/other"):
        status, text = await table.get(path)
        assert (status, "token" in text) == (403, False), path
    assert table.told == []


async def test_the_token_buys_a_cookie_and_leaves_the_address(table: Table) -> None:
    token = table.server.gate.token
    async with table.browser.get(f"{table.url}/?token={token}") as page:
        assert str(page.url) == f"{table.url}/"
        assert page.headers["Content-Security-Policy"].startswith("default-src 'none'")
        assert re.findall(r"https?://", await page.text()) == [], "nothing comes from elsewhere"
    (cookie,) = table.browser.cookie_jar
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")
    assert token not in table.told[0]
    assert table.server.gate.token in table.told[0]
    async with ClientSession() as other, other.get(f"{table.url}/?token={token}") as refused:
        assert refused.status == 403


async def test_only_a_page_that_is_opened_spends_the_token(table: Table) -> None:
    for method in ("HEAD", "POST", "OPTIONS"):
        async with table.browser.request(method, f"{table.url}/?token={table.server.gate.token}") as answer:
            assert answer.status == 403, method
    assert table.told == []
    await table.come_in()


async def test_what_is_no_request_shows_nothing_in_the_terminal(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in module.REPORTING:
        log = logging.getLogger(name)
        monkeypatch.setattr(log, "handlers", [])
        monkeypatch.setattr(log, "propagate", True)
    table.server.report()
    for request in (
        b"GET /\0 HTTP/1.1\r\n\r\n",
        b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\r\n\r\n",
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", table.server.port)
        writer.write(request)
        assert b" 400 " in await reader.readline()
        writer.close()
    assert (table.told, caplog.records) == ([], [])


async def test_everything_that_the_page_asks_for_is_there(table: Table) -> None:
    await table.come_in()
    _, page = await table.get("/")
    _, style = await table.get("/page/page.css")
    wanted = {*re.findall(r'(?:src|href)="(/[^"]+)"', page), *re.findall(r'url\("([^"]+)"\)', style)}
    assert len(wanted) >= 5
    for path in wanted:
        async with table.browser.get(table.url + path) as answer:
            assert answer.status == 200, path


async def test_the_size_of_letters_is_a_number_or_the_usual_one(table: Table) -> None:
    await table.come_in()
    for wish, size in (("24", 24), ("9999", 16), ("x", 16), ("²", 16), ("", 16)):
        assert f'data-font-size="{size}"' in (await table.get("/", params={"fontsize": wish}))[1]


async def test_another_name_for_this_machine_is_refused(table: Table) -> None:
    await table.come_in()
    assert (await table.get("/", headers={"Host": f"evil.example:{table.server.port}"}))[0] == 403


@pytest.mark.parametrize("origin", ["", "http://evil.example", "http://127.0.0.1:1"])
async def test_a_page_of_somebody_else_opens_no_connection(table: Table, origin: str) -> None:
    await table.come_in()
    with pytest.raises(WSServerHandshakeError):
        await table.open_tab(**({"Origin": origin} if origin else {}))


async def test_there_is_an_end_to_tabs(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.come_in()
    monkeypatch.setattr(module, "MAX_TABS", 0)
    assert (await table.get("/"))[0] == 503
    with pytest.raises(WSServerHandshakeError):
        await table.open_tab(Origin=table.url)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.subprocess.Process]:
    """Processes of tabs, in the order in which they were started."""
    found: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_shell

    async def start_and_keep(*arguments: Any, **options: Any) -> asyncio.subprocess.Process:
        found.append(await start(*arguments, **options))
        return found[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_shell", start_and_keep)
    return found


async def test_a_tab_shows_the_menu_and_its_process_ends_with_it(
    table: Table, started: list[asyncio.subprocess.Process]
) -> None:
    await table.come_in()
    tab = await table.open_tab(Origin=table.url)
    for width in (100, 90):  # the whole screen is drawn, and again when the window has another size
        await tab.send_json(["resize", {"width": width, "height": 30}])
        shown = b""
        while b"BOARDGAMES" not in shown or b"F1" not in shown:
            shown += await tab.receive_bytes(timeout=PATIENCE)
    await tab.close()
    (process,) = started
    await asyncio.wait_for(process.wait(), PATIENCE)
    assert table.told[1:] == [], "nothing went wrong"


async def test_a_process_that_is_stuck_does_not_outlive_its_tab(
    table: Table, started: list[asyncio.subprocess.Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GRACE_SECONDS", 0.2)
    await table.come_in()
    tab = await table.open_tab(Origin=table.url)
    await tab.receive_bytes(timeout=PATIENCE)
    os.kill(started[0].pid, signal.SIGSTOP)
    await tab.close()
    assert await asyncio.wait_for(started[0].wait(), PATIENCE) == -signal.SIGKILL
    while table.server._tabs:
        await asyncio.sleep(0.01)
    assert table.told[1:] == []


NO_MESSAGES = ("", "x", "[]", "{}", "[" * 3000, '["other"]', '["stdin", 5]', '["resize", {}]', '["ping"]')
NO_SIZES = ({"width": "x", "height": 3}, {"width": -5, "height": 0}, {"width": 10**9, "height": 10**9}, None)


async def test_what_no_page_says_is_passed_over(table: Table, started: list[asyncio.subprocess.Process]) -> None:
    await table.come_in()
    tab = await table.browser.ws_connect(f"{table.url}/ws?width=-5&height=999999999", headers={"Origin": table.url})
    for said in (*NO_MESSAGES, *(json.dumps(["resize", size]) for size in NO_SIZES), '["stdin", "\\ud800"]'):
        await tab.send_str(said)
    await tab.send_json(["resize", {"width": 100, "height": 30}])
    await tab.send_json(["ping", "still there?"])
    shown = b""
    while (message := await tab.receive(timeout=PATIENCE)).type.name == "BINARY":
        shown += message.data
    assert message.data == '["pong", "still there?"]'
    while b"BOARDGAMES" not in shown or b"F1" not in shown:
        shown += await tab.receive_bytes(timeout=PATIENCE)
    await tab.close()
    await asyncio.wait_for(started[0].wait(), PATIENCE)
    assert table.told[1:] == [], "nothing went wrong"


async def test_the_terminal_says_whether_the_address_works_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once() -> None: ...

    monkeypatch.setattr(module, "_asked_to_end", at_once)
    for gate, once in ((Gate(), True), (Gate(asks_token=False), False)):
        told: list[str] = []
        await TableServer("false", gate, "127.0.0.1", 0, told.append)._serve()
        assert ("?token=" in told[0], "once" in told[0]) == (once, once)


def test_a_port_that_is_taken_and_a_host_that_is_not_ours_are_told_in_a_sentence(table: Table) -> None:
    def fails(host: str, port: int) -> str:
        with pytest.raises(UserError) as caught:
            TableServer("false", Gate(), host, port, table.told.append).serve()
        return str(caught.value)

    assert fails("127.0.0.1", table.server.port).startswith(f"Port {table.server.port} is in use.")
    assert fails("192.0.2.1", 0).startswith("This machine has no address 192.0.2.1.")
    assert fails("no.such.host.invalid", 0).startswith("This machine has no address")
    assert fails("a" * 70 + ".example", 0).startswith("This machine has no address")
