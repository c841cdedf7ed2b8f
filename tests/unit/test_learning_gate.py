"""The gate: when nets may replace the house's, and what goes into a file that bots load."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ohhell.bots.net.files import BadNets, load_nets, save_nets
from ohhell.bots.net.network import Nets, new_nets
from ohhell.lab.learning.digests import digest_of
from ohhell.lab.learning.export import MEGABYTES_MAX, NotPassed, export, halved
from ohhell.lab.learning.findings import FINDING, Finding, read_finding, write_finding
from ohhell.lab.learning.gate import DEALS_MIN, KINDS, Account, Kind, measure
from ohhell.lab.learning.keeping import NETS

TWO = KINDS[:2]


@pytest.fixture(scope="module")
def nets() -> Nets:
    """Return nets that know nothing."""
    return new_nets(1)


def account_of(gains: Sequence[float], spread: float, deals: int = DEALS_MIN) -> Account:
    """Return an account of deals in which each kind gained about so much."""
    dice, account = np.random.default_rng(3), Account(TWO)
    for _ in range(deals):
        numbers = dice.normal(gains, spread)
        account.enter(np.array([[number, 0.6, 0.5] for number in numbers]))
    return account


# --- Who passes -----------------------------------------------------------------------------------


def test_who_gains_passes() -> None:
    """Everywhere, or on the whole."""
    for gains in ((0.4, 0.4), (0.6, 0.0)):
        account = account_of(gains, 2)
        assert account.passed
        assert account.decided
        assert not account.worse
        assert account.overall.mean == pytest.approx(np.mean(gains), abs=0.15)


def test_who_gains_nothing_does_not_pass() -> None:
    """Nor who loses."""
    for gains in ((0.0, 0.0), (-0.3, -0.3)):
        account = account_of(gains, 0.3)
        assert account.decided
        assert not account.passed


def test_who_loses_in_one_kind_of_round_does_not_pass() -> None:
    """However much is gained in another; and it is told which."""
    account = account_of((1.0, -0.5), 1)
    assert account.overall.mean > 0.2
    assert account.decided
    assert (TWO[1],) == account.worse
    assert not account.passed


def test_nothing_is_decided_on_few_deals() -> None:
    """Not even a gain that is plain to see: kinds of rounds have not had their chance."""
    account = account_of((1.0, 1.0), 0.1, deals=DEALS_MIN - 1)
    assert not account.decided
    assert not account.passed


def test_nets_against_themselves_gain_nothing(nets: Nets) -> None:
    """Not a hundredth of a point: the deals are duplicate; and no kind is left out."""
    kinds, told = (Kind(3, 2, hook=True), Kind(4, 3, hook=False)), list[int]()
    account = Account(kinds)
    measure(nets, nets, account, told.append, deals=3, seed=1, jobs=2)
    assert [3] == told
    for row in account.rows:
        assert 3 == row.gain.count
        assert row.gain.mean == pytest.approx(0, abs=1e-9)
        assert row.made.mean == pytest.approx(row.house_made.mean)
    assert not account.passed


# --- What is exported -----------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, nets: Nets) -> Path:
    """Return the folder of a training, whose nets passed the gate."""
    save_nets(nets, tmp_path / NETS)
    write_finding(tmp_path, finding_of(nets))
    return tmp_path


def finding_of(nets: Nets) -> Finding:
    """Return that these nets passed against others."""
    ours, theirs = digest_of(halved(nets)), digest_of(new_nets(2))
    return Finding(ours, theirs, passed=True, gain=0.2, within=0.05, deals=1000, seed=1)


def test_what_was_measured_is_what_is_exported(folder: Path, nets: Nets) -> None:
    """Bit for bit, and small enough to come with every install."""
    file = folder / "house.npz"
    export(folder, file, new_nets(2))
    assert digest_of(load_nets(file)) == digest_of(halved(nets)) != digest_of(nets)
    assert file.stat().st_size < MEGABYTES_MAX * 1e6


def test_only_what_passed_is_exported(folder: Path, nets: Nets) -> None:
    """Just these nets, against just the house's; or by force."""
    file, found = folder / "house.npz", finding_of(nets)
    for bad, said in (
        (replace(found, passed=False), "did not pass the gate"),
        (replace(found, candidate="0" * 16), "were not measured: run ohhell lab gate"),
        (replace(found, house="0" * 16), "not measured against the house's"),
    ):
        write_finding(folder, bad)
        with pytest.raises(NotPassed, match=said):
            export(folder, file, new_nets(2))
    (folder / FINDING).write_text("not JSON")
    assert read_finding(folder) is None
    with pytest.raises(NotPassed, match="were not measured"):
        export(folder, file, new_nets(2))
    assert not file.exists()
    export(folder, file, new_nets(2), force=True)
    assert file.exists()


@pytest.mark.parametrize("weight", [1e5, np.nan, -np.inf])
def test_a_weight_that_does_not_fit_is_refused(nets: Nets, weight: float) -> None:
    """Sixteen bits hold numbers up to 65504."""
    part = nets.bid.middle_bias.copy()
    part[3] = weight
    with pytest.raises(BadNets, match="middle_bias has a weight that no number of 16 bits can be"):
        halved(Nets(nets.play, nets.bid._replace(middle_bias=part)))
