"""Colours of a theme, computed from those of the dark theme: each theme is one function of colours.

A drawing is made once, in the colours of the dark theme. The light theme turns lightness upside down and keeps the hue,
so that what stood out stands out; high contrast drives light and dark apart; mono keeps the lightness alone. They work
in Oklab, where equal steps of lightness look equal.
"""

from functools import lru_cache
from typing import TypeAlias

Lab: TypeAlias = tuple[float, float, float]

_EYES = (
    ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
)
"""Protanopia, deuteranopia, tritanopia on linear light (Machado, Oliveira and Fernandes, 2009)."""


@lru_cache(maxsize=4096)
def light(colour: str) -> str:
    """Return the colour for a light theme: dark becomes light, hue and the order of lightness stay."""
    lightness, a, b = oklab(colour)
    turned = min(0.985, max(0.14, 1.075 - 0.93 * lightness))
    # Pale grounds carry less colour than dark ones; deep inks may carry more.
    part = 0.75 if turned > 0.8 else 1.1
    return _fitted(turned, a * part, b * part)


@lru_cache(maxsize=4096)
def strong(colour: str) -> str:
    """Return the colour for high contrast: light and dark further apart."""
    lightness, a, b = oklab(colour)
    driven = lightness * 0.5 if lightness < 0.55 else min(1.0, 0.8 + (lightness - 0.55) * 0.45)
    return _fitted(driven, a, b)


@lru_cache(maxsize=4096)
def grey(colour: str) -> str:
    """Return the grey of the same lightness."""
    return _fitted(oklab(colour)[0], 0.0, 0.0)


def eyes(colour: str) -> tuple[str, ...]:
    """Return the colour, and how it looks with three kinds of colour blindness."""
    amounts = [_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    seen = [[sum(a * b for a, b in zip(row, amounts, strict=True)) for row in eye] for eye in _EYES]
    return colour, *(
        "#" + "".join(f"{round(255 * _curved(min(1.0, max(0.0, value)))):02x}" for value in rgb) for rgb in seen
    )


@lru_cache(maxsize=8192)
def oklab(colour: str) -> Lab:
    """Return lightness and the two axes of colour in Oklab."""
    r, g, b = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _fitted(lightness: float, a: float, b: float) -> str:
    """Return the nearest colour of this lightness that a screen can show, with less chroma if necessary."""
    for tenth in range(10, -1, -1):
        rgb = _rgb(lightness, a * tenth / 10, b * tenth / 10)
        if all(-0.002 <= value <= 1.002 for value in rgb):
            break
    return "#" + "".join(f"{round(255 * _curved(min(1.0, max(0.0, value)))):02x}" for value in rgb)


def _rgb(lightness: float, a: float, b: float) -> tuple[float, float, float]:
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _curved(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)
