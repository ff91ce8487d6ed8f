"""A series on more than one machine: the workers of a Dask cluster as an executor. It needs the extra `cluster`."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, NoReturn

from boardgames.core.errors import UserError

PATIENCE = 10
"""Timeout in seconds for a scheduler that does not answer."""
WORKER_FAILED = "a worker of the cluster failed; does each have this version of the program?"


@contextmanager
def connected(address: str | None) -> Iterator[Executor | None]:
    """Connect to the cluster whose scheduler listens at an address; without one yield None.

    Every worker needs the program in the same version.
    """
    if address is None:
        yield None
        return
    try:
        import distributed
    except ImportError:
        raise UserError("--cluster needs Dask: pip install distributed.") from None

    class Client(distributed.Client):  # type: ignore[misc, name-defined, unused-ignore]
        """Client that reads no error of a worker: it is an object."""

        def _handle_task_erred(self, key: Any = None, exception: Any = None, traceback: Any = None) -> None:
            super()._handle_task_erred(key, WORKER_FAILED, None)

    with _no_objects():
        try:
            client = Client(address, timeout=PATIENCE, set_as_default=False, deserializers=["msgpack"])
        except (OSError, ValueError) as error:
            raise UserError(
                f"No Dask scheduler answers at {address!r} ({error}); 'dask scheduler' starts one."
            ) from None
        with client:
            try:
                client.wait_for_workers(1, timeout=PATIENCE)
            except TimeoutError:
                raise UserError(
                    f"The scheduler at {address!r} has no workers; 'dask worker {address}' starts one."
                ) from None
            yield client.get_executor(pure=False)


@contextmanager
def _no_objects() -> Iterator[None]:
    """While it is entered, Dask cannot unpickle in this process: it would run what somebody else's worker has written.

    Results are text; but Dask also unpickles the types of results, errors and warnings, and prints whatever a worker
    wants to be printed. A scheduler in this process could not work.
    """
    from distributed import client
    from distributed.protocol import pickle

    def refuse(*_: object, **__: object) -> NoReturn:
        raise TypeError("objects of a cluster are not read")

    held = pickle.loads, client.loads, client.Client._default_event_handlers
    pickle.loads = client.loads = refuse
    client.Client._default_event_handlers = {}
    try:
        yield
    finally:
        pickle.loads, client.loads, client.Client._default_event_handlers = held
