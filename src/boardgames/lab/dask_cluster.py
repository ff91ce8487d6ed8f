"""A series on more than one machine: the workers of a Dask cluster as an executor. It needs the extra `cluster`."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from boardgames.core.errors import UserError

PATIENCE = 10
"""Seconds until a scheduler that does not answer is given up."""


@contextmanager
def connected(address: str | None) -> Iterator[Executor | None]:
    """The cluster whose scheduler listens at this address, or nobody in particular.

    Every worker needs the program in the same version.
    """
    if address is None:
        yield None
        return
    try:
        from distributed import Client
    except ImportError:
        raise UserError("--cluster needs Dask: pip install 'boardgames-hotseat[cluster]'.") from None
    try:
        # What comes back is text: objects would be code of whoever else can reach the scheduler, run in this process.
        client = Client(address, timeout=PATIENCE, set_as_default=False, deserializers=["msgpack"])
    except (OSError, ValueError) as error:
        raise UserError(f"No Dask scheduler answers at {address!r} ({error}); 'dask scheduler' starts one.") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise UserError(
                f"The scheduler at {address!r} has no workers; 'dask worker {address}' starts one."
            ) from None
        yield client.get_executor(pure=False)
