"""`ohhell lab train`, `curve`, `gate` and `export` at a terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ohhell.bots.net.files import load_nets, save_nets
from ohhell.bots.net.network import Nets, new_nets
from ohhell.cli import app
from ohhell.lab.learning.digests import digest_of
from ohhell.lab.learning.export import halved
from ohhell.lab.learning.findings import read_finding
from ohhell.lab.learning.keeping import CURVE, NETS, PLAN
from tests.blade import the_blade

# As small as the trainings in the other tests, that nothing is compiled twice.
TINY = ["--steps", "1", "--workers", "1", "--rounds", "20", "--seed", "3", "--recipes", "40"]


def ohhell(*words: str | Path) -> Result:
    """Run the command and return what it said."""
    return CliRunner().invoke(app, ["lab", *map(str, words)])


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a training that the command made."""
    folder = tmp_path_factory.mktemp("trained") / "first"
    said = ohhell("train", folder, *TINY)
    assert (0, "") == (said.exit_code, said.stderr)
    assert said.stdout.startswith("steps 1, rounds 20; in the last step: made 0.")
    return folder


def test_a_training_goes_on_by_its_own_plan(trained: Path) -> None:
    """What is not said is as it was begun; what is said otherwise is refused in words."""
    before = (trained / CURVE).read_bytes()
    said = ohhell("train", trained)
    assert 0 == said.exit_code
    assert digest_of(load_nets(trained / NETS)) in said.stdout
    assert (trained / CURVE).read_bytes() == before
    other = ohhell("train", trained, "--steps", "2", "--mixed", "0.4")
    assert (1, "") == (other.exit_code, other.stdout)
    assert "another plan (steps 1, not 2): choose a new folder" in other.stderr


def test_ctrl_c_keeps_the_steps_that_are_done(trained: Path, tmp_path: Path) -> None:
    """And says how many; the same command goes on to the same nets."""
    blade, folder = the_blade(), tmp_path / "again"
    blade.folder, blade.left, blade.ends = folder, 5, KeyboardInterrupt
    said = ohhell("train", folder, *TINY)
    assert (130, "") == (said.exit_code, said.stdout)
    assert "Interrupted: 0 of 1 steps are kept: train on any time.\n" == said.stderr
    assert 0 == ohhell("train", folder, *TINY).exit_code
    assert (folder / CURVE).read_bytes() == (trained / CURVE).read_bytes()


def test_trainings_are_drawn_one_after_another(trained: Path, tmp_path: Path) -> None:
    """Beside the nets, and wherever it is asked for; equal curves give equal pictures."""
    assert "<svg" in (trained / "curve.svg").read_text(encoding="utf-8")
    file = tmp_path / "both.svg"
    asked = ("curve", trained, trained / CURVE, "--plot", file)
    assert 0 == ohhell(*asked).exit_code
    first = file.read_bytes()
    assert b"million rounds" in first
    again = ohhell(*asked)
    assert (1, f"{file} is there already; --force writes over it.\n") == (
        again.exit_code,
        again.stderr,
    )
    assert 0 == ohhell(*asked, "--force").exit_code
    assert first == file.read_bytes()


def test_without_matplotlib_there_is_no_picture(
    trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A training goes on all the same, and says how to have one."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "matplotlib.backend_bases", raising=False)
    said = ohhell("train", trained)
    assert 0 == said.exit_code
    assert "No curve.svg: a picture needs matplotlib: pip install 'ohhell[lab]'" in said.stderr
    drawn = ohhell("curve", trained, "--plot", tmp_path / "a.svg")
    assert (1, "") == (drawn.exit_code, drawn.stdout)
    assert "a picture needs matplotlib" in drawn.stderr


def test_nets_pass_the_gate_before_they_are_exported(trained: Path, tmp_path: Path) -> None:
    """Against themselves they gain nothing, which a few deals do not even decide."""
    file = tmp_path / "house.npz"
    assert "were not measured: run ohhell lab gate" in ohhell("export", trained, file).stderr
    said = ohhell("gate", trained, trained, "--deals", "2", "--jobs", "1")
    assert 1 == said.exit_code
    assert "nothing is decided yet; more --deals may decide." in said.stdout
    found = read_finding(trained)
    assert found is not None
    assert not found.passed
    assert found.candidate == digest_of(halved(load_nets(trained / NETS)))
    assert "were not measured against the house's" in ohhell("export", trained, file).stderr
    forced = ohhell("export", trained, file, "--force")
    assert (0, "") == (forced.exit_code, forced.stderr)
    assert forced.stdout.startswith(f"{file}: nets {found.candidate}, ")


@pytest.fixture(scope="module")
def nets() -> Nets:
    """Return nets that know nothing."""
    return new_nets(1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("train", "full"), "full holds nets, but no plan.json: choose a new folder"),
        (("train", "new", "--start", "no.npz"), "no.npz cannot be read as nets: "),
        (("train", "plan"), "is no plan of a training: "),
        (("gate", "no.npz"), "no.npz cannot be read as nets: "),
        (("gate", "full", "plan"), "nets.npz cannot be read as nets: "),
        (("export", "full", "nets"), "nets: the name of a file of nets ends in .npz"),
        (("export", "full", "no/such.npz", "--force"), "No such file or directory"),
        (("curve", "full", "--plot", "a.svg"), "full: there is no curve of a training"),
        (("curve", "full", "--plot", "a.txt"), "the name of a picture ends in one of "),
    ],
)
def test_what_cannot_be_done_is_said(
    tmp_path: Path, nets: Nets, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    """In one line, with status 1 and nothing on standard output."""
    monkeypatch.chdir(tmp_path)
    for name in ("full", "plan"):
        Path(name).mkdir()
    save_nets(nets, Path("full") / NETS)
    (Path("plan") / PLAN).write_text("[]")
    result = ohhell(*words)
    assert (1, "") == (result.exit_code, result.stdout)
    assert said in result.stderr
    assert 1 == result.stderr.count("\n")
