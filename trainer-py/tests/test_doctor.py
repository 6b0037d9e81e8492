"""`assay-trainer doctor`, and where the arithmetic's library is looked for."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import assay_repops
from assay_trainer import cli, doctor

ROOT = Path(__file__).parents[2]
IMPORT = "import sys; sys.path.insert(0, sys.argv[1]); import assay_repops; print(assay_repops.info()['current'])"


def _statuses(checks: list[doctor.Check]) -> dict[str, str]:
    return {check.name: check.status for check in checks}


def test_this_installation_can_train(capsys):
    before = assay_repops.info()["current"]
    assert cli.main(["doctor", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["ok"]
    names = {check["name"] for check in answer["checks"]}
    assert {"torch", "rich", "arithmetic"} <= names
    assert {f"self-test {engine}" for engine in assay_repops.info()["engines"]} <= names
    assert assay_repops.info()["current"] == before
    assert cli.main(["doctor", "--quiet"]) == 0
    assert "ok " not in capsys.readouterr().out


def test_the_root_is_that_of_the_shared_vectors():
    case = json.loads((ROOT / "vectors" / "program_network.json").read_text())["cases"][0]
    assert case["seed"] == doctor.NETWORK_SEED
    roots = dict(zip(case["steps"], case["roots"], strict=True))
    assert roots[doctor.NETWORK_STEPS] == "0x" + doctor.NETWORK_ROOT


def test_another_root_is_a_failure(monkeypatch, capsys):
    monkeypatch.setattr(doctor, "NETWORK_ROOT", "00" * 32)
    assert cli.main(["doctor", "--json"]) == cli.EXIT_FAILED
    answer = json.loads(capsys.readouterr().out)
    assert not answer["ok"]
    failed = [check for check in answer["checks"] if check["status"] == doctor.FAILED]
    assert len(failed) == len(assay_repops.info()["engines"])
    assert all("do not train here" in check["hint"] for check in failed)


def test_packages_that_are_absent_or_old(monkeypatch):
    needs = ["numpy>=2.2", "rich>=999", "no-such-package>=1.5", 'pyarrow>=20; extra == "parquet"']
    monkeypatch.setattr(doctor.metadata, "requires", lambda _name: needs)
    statuses = _statuses(list(doctor.examine()))
    assert (statuses["numpy"], statuses["rich"], statuses["no-such-package"]) == (doctor.OK, doctor.FAILED, doctor.FAILED)
    assert "pyarrow" not in statuses


def test_the_digits_are_read_and_nothing_else_of_scikit_learn():
    """It takes seconds to import, and a trainer never does."""
    code = "import sys; from assay_trainer import cli; cli.main(['doctor', '--quiet']); print('sklearn' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


def test_digits_that_are_missing_are_a_failure(monkeypatch, tmp_path):
    spec = SimpleNamespace(origin=str(tmp_path / "__init__.py"))
    monkeypatch.setattr(doctor.digits_file.importlib.util, "find_spec", lambda _name: spec)
    (found,) = [check for check in doctor.examine() if check.name == "scikit-learn"]
    assert found.status == doctor.FAILED
    assert "digits.csv.gz" in found.detail


def _loads(package: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {k: v for k, v in os.environ.items() if k != "ASSAY_REPOPS_LIBRARY"} | environment
    return subprocess.run([sys.executable, "-c", IMPORT, str(package)], env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def package(tmp_path):
    """The package as it is installed: without its checkout, and so far without the library."""
    shutil.copytree(ROOT / "trainer-py" / "assay_repops", tmp_path / "site" / "assay_repops")
    return tmp_path / "site"


def test_the_installed_package_has_the_library_in_it(package):
    suffix = "dylib" if sys.platform == "darwin" else "so"
    built = ROOT / "bin" / f"libassay_repops.{suffix}"
    missing = _loads(package)
    assert re.search(rf"no library at {package}/assay_repops/.*Hint: install the wheel of a release", missing.stderr)
    # A folder bin/ beside it is not asked: only a checkout's is.
    (package.parent / "bin").mkdir()
    shutil.copy(built, package.parent / "bin")
    assert _loads(package).returncode != 0
    shutil.copy(built, package / "assay_repops")
    assert _loads(package).stdout.strip() == assay_repops.info()["current"]
    assert "unset ASSAY_REPOPS_LIBRARY" in _loads(package, ASSAY_REPOPS_LIBRARY=str(package / "none.so")).stderr


def test_a_library_that_is_none_or_another_is_said_to_be(package):
    suffix = "dylib" if sys.platform == "darwin" else "so"
    library = package / "assay_repops" / f"libassay_repops.{suffix}"
    library.write_bytes(b"no library")
    assert "does not load" in _loads(package).stderr
    if not (compiler := shutil.which("cc")):
        pytest.skip("a library of another version is made with a C compiler")
    library.unlink()
    subprocess.run([compiler, "-shared", "-x", "c", "-o", str(library), "/dev/null"], check=True)
    assert "is of another version" in _loads(package).stderr


@pytest.mark.slow
def test_doctor_without_the_library(package):
    shutil.copytree(ROOT / "trainer-py" / "assay_trainer", package / "assay_trainer")
    code = f"import sys; sys.path.insert(0, {str(package)!r}); from assay_trainer.cli import main; sys.exit(main(['doctor']))"
    env = {k: v for k, v in os.environ.items() if k != "ASSAY_REPOPS_LIBRARY"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == cli.EXIT_FAILED
    assert re.search(r"failed +arithmetic +no library at .*\n +hint: install the wheel", done.stdout)
    assert "self-test" not in done.stdout
    assert "Traceback" not in done.stderr
