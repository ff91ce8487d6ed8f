"""Many games at once: their vectors and masks in one array each, stepped together on one core or on several.

>>> from boardgames.batch import Batch
>>> with Batch("felinia", games=4, seed=7) as batch:
...     batch.step([list(mask).index(1) for mask in batch.masks.tolist()])
...     batch.seats.tolist()
[1, 0, 0, 0]

It needs nothing beyond the program. The arrays are memory views of fixed memory: `numpy.asarray(batch.vectors)` costs
nothing, and shows every later step, too.
"""

from boardgames.batch.batch import Batch

__all__ = ["Batch"]
