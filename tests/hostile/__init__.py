"""Attacks: files that are no files, disks that fail, terminals that close, two windows on one game.

`make hostile` runs all of it with the figures given on the command line; the suite runs a quick part. Every part says
how many attacks it made and lists each one that ended in anything but an answer: a traceback, a hang, a lost choice.
"""
