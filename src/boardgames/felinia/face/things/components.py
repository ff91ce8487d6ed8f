"""The things of Felinia, a module a kind: what they answer, what is typed for them, how they are drawn."""

from boardgames.felinia.face.things import boats, bonus, provinces
from boardgames.kit.component import Components

THINGS = Components(*boats.KINDS, *bonus.KINDS, *provinces.KINDS)
