"""The build of the compiled wheel: every look-up in the C code that a cache can serve gets one."""

import importlib.util
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.test_main import ROOT

CODE = """\
    cpy_r_r7 = CPyStatics[5]; /* 'money' */
    cpy_r_r0 = CPyObject_GetAttr(cpy_r_s, cpy_r_r7);
    cpy_r_r8 = CPyStatics[6]; /* 'HELD' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_s, cpy_r_name);
    cpy_r_r1 = CPyStatic_rules___globals;
    cpy_r_r2 = CPyStatics[7]; /* 'evolve' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    cpy_r_r4 = CPyDict_GetItem(cpy_r_d, cpy_r_k);
"""


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """The build hook, which is no part of the program."""
    spec = importlib.util.spec_from_file_location("hook", ROOT / "src" / "compiling" / "hook.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_constant_attributes_and_globals_get_caches_and_nothing_else_does(hook: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "rules.c").write_text(CODE, encoding="utf-8")
    (tmp_path / "__native_internal_rules.h").write_text("#include <CPy.h>\n", encoding="utf-8")
    assert hook.add_caches(tmp_path) == 2
    code = (tmp_path / "rules.c").read_text(encoding="utf-8")
    assert "cpy_r_r0 = CACHED_ATTRIBUTE(cpy_r_s, cpy_r_r7);" in code
    assert "cpy_r_r9 = CPyObject_GetAttr(cpy_r_s, cpy_r_name);" in code, "getattr looks up another name every time"
    assert "cpy_r_r3 = CACHED_GLOBAL(cpy_r_r1, cpy_r_r2)" in code
    assert "cpy_r_r4 = CPyDict_GetItem(cpy_r_d, cpy_r_k)" in code
    assert str(hook.HEADER) in (tmp_path / "__native_internal_rules.h").read_text(encoding="utf-8")


def test_the_header_defines_what_the_hook_puts_in(hook: ModuleType) -> None:
    header = hook.HEADER.read_text(encoding="utf-8")
    assert "#define CACHED_ATTRIBUTE(" in header
    assert "#define CACHED_GLOBAL(" in header


def test_every_python_with_caches_compiles_the_header(hook: ModuleType, tmp_path: Path) -> None:
    """Warnings are errors, as in the build; Pythons and compilers that are not here are left out."""
    code = "#include <Python.h>\nPyObject *CPyDict_GetItem(PyObject *, PyObject *);\n" + f'#include "{hook.HEADER}"\n'
    (tmp_path / "rules.c").write_text(
        code + "PyObject *look(PyObject *of, PyObject *name) { return CACHED_ATTRIBUTE(of, name); }\n"
        "PyObject *take(PyObject *of, PyObject *name) { return CACHED_GLOBAL(of, name); }\n",
        encoding="utf-8",
    )
    if not shutil.which("gcc"):
        pytest.skip("there is no C compiler")
    where = "import sysconfig; print(sysconfig.get_path('include'))"
    for version in hook.CACHED_PYTHONS:
        if not (python := shutil.which("python{}.{}".format(*version))):
            continue
        found = subprocess.run([python, "-c", where], capture_output=True, text=True).stdout.strip()
        if found and Path(found, "Python.h").exists():
            subprocess.run(
                ["gcc", "-fsyntax-only", "-Wall", "-Werror", f"-I{found}", "rules.c"], cwd=tmp_path, check=True
            )
