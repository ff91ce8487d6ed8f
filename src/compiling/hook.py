"""Build a second kind of wheel, with the rules compiled by mypyc: `make compiled`.

Modules that define records stay as they are, because mypyc silently drops the keywords of their classes. The C code is
one file per module, built side by side, and gets inline caches where this Python has what they need;
`BOARDGAMES_INLINE_CACHES=0` leaves them out.
"""

import contextlib
import os
import re
import sys
from collections.abc import Iterator
from glob import glob
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
HEADER = HERE / "inline_caches.h"
SOURCE = HERE.parent
CACHED_PYTHONS = ((3, 11), (3, 12), (3, 13))
"""Versions that have the private fields the caches look at, and that the tests have run on."""
_ATTRIBUTE = re.compile(r"(\b(cpy_r_\w+) = CPyStatics\[\d+\];[^\n]*\n\s+cpy_r_\w+ = )CPyObject_GetAttr\((\w+), \2\)")
"""Look-up of an attribute whose name is a constant: a cache of one place must not see a second name (`getattr`)."""
_GLOBAL = re.compile(
    r"(= CPyStatic_\w+___globals;\n\s+cpy_r_\w+ = CPyStatics\[\d+\][^\n]*\n\s+cpy_r_\w+ = )CPyDict_GetItem\("
)


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Compile the modules that the table `include` of the hook names, less those of `exclude`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the compiled modules into the wheel; an editable installation stays plain Python."""
        if self.target_name != "wheel" or version == "editable":
            return
        self._folder = TemporaryDirectory()
        built = Path(self._folder.name)
        with _inside(SOURCE):
            modules = [name for pattern in self.config["include"] for name in glob(pattern)]
            left_out = {name for pattern in self.config["exclude"] for name in glob(pattern)}
            compile_modules(sorted({*modules} - left_out), built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built.glob("lib/**/*.so"):
            build_data["force_include"][str(path)] = str(path.relative_to(built / "lib"))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw away what was built once it is in the wheel."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def compile_modules(modules: list[str], built: Path) -> None:
    """Compile modules, given as paths from the current folder, into `built/lib`."""
    from setuptools import Distribution  # before mypyc, which wants it so
    from mypyc.build import mypycify  # isort: skip

    code = built / "code"
    extensions = mypycify(
        ["--python-version=3.11", "--config-file=", *modules],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(code),
    )
    if sys.version_info[:2] in CACHED_PYTHONS and os.environ.get("BOARDGAMES_INLINE_CACHES") != "0":
        add_caches(code)
    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(built / "lib"), str(built / "objects")
    command.parallel = os.cpu_count()
    with _objects_side_by_side():
        command.ensure_finalized()
        command.run()


def add_caches(code: Path) -> int:
    """Give every look-up of a constant name in the C code a cache of its own; return how many there are."""
    found = 0
    for path in sorted(code.rglob("*.c")):
        text, attributes = _ATTRIBUTE.subn(r"\1CACHED_ATTRIBUTE(\3, \2)", path.read_text(encoding="utf-8"))
        text, names = _GLOBAL.subn(r"\1CACHED_GLOBAL(", text)
        path.write_text(text, encoding="utf-8")
        found += attributes + names
    for path in sorted(code.rglob("__native_internal*.h")):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("#include <CPy.h>", f'#include <CPy.h>\n#include "{HEADER}"', 1), encoding="utf-8")
    return found


@contextlib.contextmanager
def _objects_side_by_side() -> Iterator[None]:
    """Let the compiler of setuptools build the files of one extension on all processors."""
    from concurrent.futures import ThreadPoolExecutor

    from setuptools._distutils.ccompiler import CCompiler

    one_by_one = CCompiler.compile

    def compile_all(self: Any, sources: list[str], *rest: Any, **named: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = pool.map(lambda source: one_by_one(self, [source], *rest, **named), sources)
            return [name for names in objects for name in names]

    CCompiler.compile = compile_all
    try:
        yield
    finally:
        CCompiler.compile = one_by_one


@contextlib.contextmanager
def _inside(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
