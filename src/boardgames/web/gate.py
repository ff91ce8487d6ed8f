"""Admission to the server: by the one-time token of the address, and then by the cookie that it is exchanged for.

A page of somebody else's cannot come in with a visitor's cookie: the name in the address has to be one of ours, and a
connection has to be opened by our own page.
"""

import hmac
import ipaddress
import secrets
from collections.abc import Iterable
from urllib.parse import urlsplit

TOKEN_BYTES = 24
"""Number of random bytes in a token or a cookie."""
LOCAL = "localhost"


class Gate:
    """Admission to one server; without tokens, anyone who reaches it is admitted."""

    def __init__(self, names: Iterable[str] = (), *, asks_token: bool = True) -> None:
        """`names` are host names that requests may use, besides numeric addresses and `localhost`."""
        self.asks_token = asks_token
        self.token = secrets.token_urlsafe(TOKEN_BYTES) if asks_token else ""
        """Token that opens the gate once; it is replaced when it has been used."""
        self._names = frozenset({LOCAL, *(name.casefold().rstrip(".") for name in names)})
        self._passes: list[str] = []

    def spend(self, token: str) -> str:
        """Return the cookie for a token, once; "" for any other token."""
        if not self.asks_token or not _equal(token, self.token):
            return ""
        self.token = secrets.token_urlsafe(TOKEN_BYTES)
        self._passes.append(secrets.token_urlsafe(TOKEN_BYTES))
        return self._passes[-1]

    def admits(self, cookie: str) -> bool:
        """True if a visitor with this cookie is admitted."""
        if not self.asks_token:
            return True
        return sum(_equal(cookie, one) for one in self._passes) > 0  # all of them: how long it takes says nothing

    def is_called(self, host: str) -> bool:
        """True if the `Host` of a request is a numeric address, which no name server can redirect, or a known name."""
        name = _name(host)
        return name in self._names or _is_number(name)

    def is_own_page(self, origin: str, host: str) -> bool:
        """True if the page that opens a connection comes from the very address that it connects to."""
        return bool(host) and origin.casefold() in (f"http://{host.casefold()}", f"https://{host.casefold()}")


def is_loopback(host: str) -> bool:
    """True if only this machine can reach an address."""
    return host == LOCAL or (_is_number(host) and ipaddress.ip_address(host).is_loopback)


def address(host: str, port: int, token: str = "") -> str:
    """Return the address that a visitor types into a browser."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/" + (f"?token={token}" if token else "")


def _equal(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode())


def _name(host: str) -> str:
    """Return the host of a `Host` header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
