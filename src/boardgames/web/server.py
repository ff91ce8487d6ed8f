"""The server behind `boardgames serve`: textual-serve with a gate, a page of ours and one process per tab.

It needs the extra `web`.
"""

import asyncio
import contextlib
import errno
import html
import logging
import signal
import socket
import string
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from aiohttp.http import HttpProcessingError
from textual_serve.app_service import AppService
from textual_serve.server import Server

from boardgames.core.errors import UserError, printable
from boardgames.web.gate import Gate, address, is_loopback
from boardgames.words import language, say

PAGE = Path(__file__).parent / "page"
MAX_TABS = 8
"""Maximum number of tabs at a time; each has a process of its own."""
GRACE_SECONDS = 4.0
"""Seconds that the process of a tab has to end when the tab does; the app itself takes up to three."""
FONT_SIZES = range(8, 49)
"""Sizes of letters, in pixels, that the address can ask for with `fontsize`."""
DEFAULT_FONT_SIZE = 16
ANYWHERE = ("0.0.0.0", "::")
REPORTING = ("textual-serve", "aiohttp.server")
"""Names of the logs of the libraries."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self';"
        " img-src 'self' data:; connect-src 'self' ws://{host} wss://{host};"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Headers of every response: no content from elsewhere, no frames, no caching."""


class Keys(msgspec.Struct, array_like=True, tag="stdin"):
    text: str


class Size(msgspec.Struct):
    width: int
    height: int


class Resize(msgspec.Struct, array_like=True, tag="resize"):
    size: Size


class Ping(msgspec.Struct, array_like=True, tag="ping"):
    text: str


class Blur(msgspec.Struct, array_like=True, tag="blur"):
    pass


class Focus(msgspec.Struct, array_like=True, tag="focus"):
    pass


_SAID = msgspec.json.Decoder(Keys | Resize | Ping | Blur | Focus)
"""Messages that a page can send."""


class TableServer(Server):
    """Server of the app for admitted visitors."""

    host: str
    port: int

    def __init__(self, command: str, gate: Gate, host: str, port: int, tell: Callable[[str], None]) -> None:
        """`tell` prints a line for the person who has started the server."""
        super().__init__(command, host=host, port=port, title="boardgames")
        self.gate = gate
        self.tell = tell
        self._tabs: set[asyncio.Task[Any]] = set()

    @property
    def address(self) -> str:
        """Address for the next visitor."""
        return address(socket.gethostname() if self.host in ANYWHERE else self.host, self.port, self.gate.token)

    @property
    def cookie(self) -> str:
        """Name of the cookie, with the port: cookies do not distinguish ports of one machine."""
        return f"boardgames-{self.port}"

    def application(self) -> web.Application:
        """Return the web application; all of its pages need admission."""

        @web.middleware
        async def guarded(
            request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
        ) -> web.StreamResponse:
            return self._refused(request) or await handler(request)

        async def with_headers(request: web.Request, response: web.StreamResponse) -> None:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value.format(host=request.host))

        pages = web.Application(middlewares=[guarded])
        pages.on_response_prepare.append(with_headers)
        pages.on_shutdown.append(self.on_shutdown)
        pages.add_routes(
            [
                web.get("/", self.handle_index, allow_head=False),
                web.get("/ws", self.handle_websocket),
                web.get("/download/{key}", self.handle_download),
                web.static("/static", self.statics_path),
                web.static("/page", PAGE),
            ]
        )
        return pages

    def _refused(self, request: web.Request) -> web.Response | None:
        """Return the response to a visitor who is not admitted; None for anybody else."""
        if not self.gate.is_called(request.host):
            return _sentence(403, say("web-host", host=request.host[:80]))
        if self.gate.admits(request.cookies.get(self.cookie, "")):
            return None
        opens = request.method == "GET" and request.path == "/"
        if opens and (cookie := self.gate.spend(request.query.get("token", ""))):
            self.tell(say("web-next", address=self.address))
            come_in = web.Response(status=303, headers={"Location": "/"})
            come_in.set_cookie(self.cookie, cookie, httponly=True, samesite="Lax", path="/")
            return come_in
        return _sentence(403, say("web-refused"))

    async def handle_index(self, request: web.Request) -> web.Response:
        """Return the page with the terminal; a used token is removed from the address."""
        if "token" in request.query:
            return web.Response(status=303, headers={"Location": "/"})
        if len(self._tabs) >= MAX_TABS:
            return _sentence(503, say("web-full", n=MAX_TABS))
        wish = request.query.get("fontsize", "")
        size = int(wish) if wish.isdecimal() and len(wish) < 4 and int(wish) in FONT_SIZES else DEFAULT_FONT_SIZE
        words = {key: html.escape(say(f"web-{key}")) for key in ("loading", "ended", "again")}
        page = string.Template((PAGE / "index.html").read_text(encoding="utf-8"))
        return web.Response(
            text=page.substitute(words, size=size, language=language()), content_type="text/html", charset="utf-8"
        )

    async def handle_websocket(self, request: web.Request) -> web.StreamResponse:
        """Start the app for a tab and serve it until one of them ends."""
        if not self.gate.is_own_page(request.headers.get("Origin", ""), request.host):
            return _sentence(403, say("web-refused"))
        if len(self._tabs) >= MAX_TABS:
            return _sentence(503, say("web-full", n=MAX_TABS))
        task = asyncio.current_task()
        assert task is not None
        self._tabs.add(task)
        try:
            response: web.StreamResponse = await super().handle_websocket(request)
        finally:
            self._tabs.discard(task)
        return response

    async def _process_messages(self, websocket: web.WebSocketResponse, app_service: AppService) -> None:
        """Pass on the known messages of a page; kill a process that outlives its tab."""
        try:
            async for message in websocket:
                if message.type is WSMsgType.TEXT:
                    with contextlib.suppress(msgspec.MsgspecError, RecursionError):
                        await _pass_on(_SAID.decode(message.data), websocket, app_service)
        finally:
            asyncio.get_running_loop().call_later(GRACE_SECONDS, _kill, app_service._process)

    async def on_shutdown(self, app: web.Application) -> None:
        """End every tab; everything is saved already."""
        tabs = set(self._tabs)
        for task in tabs:
            task.cancel()
        if tabs:
            await asyncio.wait(tabs, timeout=GRACE_SECONDS + 1)

    def serve(self, debug: bool = False) -> None:
        """Serve until `^C` or a signal; `UserError` if the address cannot be used."""
        self.report()
        asyncio.run(self._serve())

    def report(self) -> None:
        """Show what goes wrong in the server as lines of ours from now on."""
        for name in REPORTING:
            log = logging.getLogger(name)
            log.addHandler(_Lines(self.tell))
            log.propagate = False

    async def _serve(self) -> None:
        runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            try:
                await web.TCPSite(runner, self.host, self.port).start()
            except (OSError, UnicodeError) as error:
                raise UserError(_why(error, self.host, self.port)) from None
            self.port = runner.addresses[0][1]
            if self.gate.asks_token:
                self.tell(say("web-open", address=self.address))
            else:
                self.tell(say("web-open-to-all", address=self.address))
                self.tell(say("web-no-token"))
            if not is_loopback(self.host):
                self.tell(say("web-exposed"))
            await _asked_to_end()
        finally:
            await runner.cleanup()


async def _pass_on(
    said: Keys | Resize | Ping | Blur | Focus, websocket: web.WebSocketResponse, app_service: AppService
) -> None:
    match said:
        case Keys(text):
            await app_service.send_bytes(text.encode("utf-8", "ignore"))
        case Resize(size):
            await app_service.set_terminal_size(size.width, size.height)
        case Ping(text):
            await websocket.send_json(["pong", text])
        case Blur():
            await app_service.blur()
        case Focus():
            await app_service.focus()


def _kill(process: asyncio.subprocess.Process | None) -> None:
    """Kill a process that has not ended."""
    if process is not None and process.returncode is None:
        process.kill()


async def _asked_to_end() -> None:
    """Wait for `^C` or a signal that ends the program."""
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(getattr(signal, name), asked.set)
    await asked.wait()


def _why(error: Exception, host: str, port: int) -> str:
    """Return the sentence about an address that cannot be used."""
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return say("web-port-taken", port=port)
    if number in (errno.EACCES, errno.EPERM):
        return say("web-port-forbidden", port=port)
    return say("web-no-host", host=host)


def _sentence(status: int, text: str) -> web.Response:
    return web.Response(status=status, text=text + "\n", content_type="text/plain", charset="utf-8")


class _Lines(logging.Handler):
    """Reports of the libraries, a line each: their tracebacks could show cards.

    Nothing is said about bytes that are no request: whoever reaches the port could fill the terminal with them.
    """

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and isinstance(record.exc_info[1], HttpProcessingError):
            return
        if line := record.getMessage().partition("\n")[0]:
            self._tell(printable(line))
