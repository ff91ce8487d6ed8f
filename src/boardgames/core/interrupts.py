"""Hold ^C back where it would do harm: it is heard afterwards."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

_noted: list[int] = []
"""Interrupts that have been noted and not been raised yet."""


@contextlib.contextmanager
def held_interrupts(kind: signal.Signals = signal.SIGINT) -> Iterator[None]:
    """Hear interrupts only after this: an import of compiled modules that is cut short can crash the interpreter."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {kind})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def noted_interrupts() -> Iterator[None]:
    """Only note interrupts during a long computation, which calls `raise_noted` where one may end it.

    Compiled arithmetic takes an interrupt for a lack of memory, and aborts the process.
    """
    is_usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not is_usual or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, _note)
    try:
        yield
        raise_noted()
    finally:
        _noted.clear()
        signal.signal(signal.SIGINT, signal.default_int_handler)


def raise_noted() -> None:
    """Raise `KeyboardInterrupt` if an interrupt was noted."""
    if _noted:
        raise KeyboardInterrupt


def _note(number: int, frame: FrameType | None) -> None:
    _noted.append(number)
