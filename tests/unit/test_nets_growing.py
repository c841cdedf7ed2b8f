"""Nets of an earlier shape: they foretell the same in today's, and what is new can learn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ohhell.bots.net.bid_features import BID_FEATURES
from ohhell.bots.net.files import BadNets, load_nets
from ohhell.bots.net.growing import grown
from ohhell.bots.net.network import FAR, NARROW, OTHERS, OUTCOMES, WIDE, Floats, Net
from ohhell.bots.net.play_features import PLAY_FEATURES

WAS_FAR, WAS_OUT, WAS_WIDE = 6, 24, 192
MANY = 50


def earlier(features: int, seed: int = 1) -> dict[str, Floats]:
    """Return a net as nets were: narrower, and six tricks off were as far as any."""
    dice = np.random.default_rng(seed)

    def some(*shape: int) -> Floats:
        return dice.normal(0, 0.3, shape).astype(np.float32)

    return {
        "rows": some(features, WAS_WIDE),
        "row_bias": some(WAS_WIDE),
        "middle": some(NARROW, WAS_WIDE),
        "middle_bias": some(NARROW),
        "last": some(WAS_OUT, NARROW),
        "last_bias": some(WAS_OUT),
    }


def says(net: Net, features: list[int]) -> Floats:
    """Return the outputs of a net, by the plainest of means."""
    wide = np.maximum(net.rows[features].sum(0) + net.row_bias, 0)
    narrow = np.maximum(net.middle @ wide + net.middle_bias, 0)
    out: Floats = net.last @ narrow + net.last_bias
    return out


def odds(log_odds: Floats) -> Floats:
    """Return what log-odds of outcomes, one of which must be, come to."""
    parts = np.exp(log_odds - log_odds.max())
    shares: Floats = parts / parts.sum()
    return shares


def write(path: Path, arrays: Mapping[str, Floats]) -> None:
    """Write a file of arrays, by their names."""
    with path.open("wb") as file:
        savez: Any = np.savez
        savez(file, **arrays)


def test_a_grown_net_foretells_what_it_foretold() -> None:
    """What was one outcome is now several, together as likely; other seats are as likely."""
    was = earlier(MANY)
    net = grown(was, MANY + 30)
    assert net is not None
    assert (MANY + 30, WIDE) == net.rows.shape
    far = FAR - WAS_FAR
    for features in ([0, 7, 7, 21], [MANY - 1], []):
        before, now = says(Net(**was), features), says(net, features)
        old, new = odds(before[: 2 * WAS_FAR + 1]), odds(now[:OUTCOMES])
        assert new[: far + 1].sum() == pytest.approx(old[0], abs=1e-5)
        assert new[-far - 1 :].sum() == pytest.approx(old[-1], abs=1e-5)
        assert new[far + 1 : -far - 1] == pytest.approx(old[1:-1], abs=1e-5)
        others = before[2 * WAS_FAR + 1 :][:OTHERS]
        assert now[OUTCOMES : OUTCOMES + OTHERS] == pytest.approx(others, abs=1e-5)


def test_what_is_new_is_without_weight_but_can_learn() -> None:
    """A new feature moves no old unit; a new unit is moved by every feature, and moves nothing."""
    net = grown(earlier(MANY), MANY + 30)
    assert net is not None
    assert not net.rows[MANY:, :WAS_WIDE].any()
    assert net.rows[:MANY, WAS_WIDE:].any(axis=1).all() or WIDE == WAS_WIDE
    assert not net.middle[:, WAS_WIDE:].any()


def test_files_of_an_earlier_shape_are_read(tmp_path: Path) -> None:
    """As the house's own once were; equal files give equal nets."""
    path = tmp_path / "nets.npz"
    parts = (("play", PLAY_FEATURES - 9), ("bid", BID_FEATURES - 3))
    write(path, {f"{name}_{part}": it for name, n in parts for part, it in earlier(n).items()})
    one, other = load_nets(path), load_nets(path)
    assert (PLAY_FEATURES, WIDE) == one.play.rows.shape
    for mine, yours in zip((*one.play, *one.bid), (*other.play, *other.bid), strict=True):
        assert np.array_equal(mine, yours)


@pytest.mark.parametrize(
    ("part", "shape"),
    [
        ("rows", (PLAY_FEATURES + 1, WAS_WIDE)),
        ("rows", (PLAY_FEATURES, WIDE + 1)),
        ("rows", (4,)),
        ("middle", (NARROW + 1, WAS_WIDE)),
        ("last", (WAS_OUT + 1, NARROW)),
        ("last_bias", ()),
        ("last", ()),
    ],
)
def test_what_never_was_a_net_is_refused(tmp_path: Path, part: str, shape: tuple[int, ...]) -> None:
    """In words that tell what was found."""
    path = tmp_path / "nets.npz"
    parts = (("play", PLAY_FEATURES), ("bid", BID_FEATURES))
    arrays = {f"{name}_{of}": it for name, n in parts for of, it in earlier(n).items()}
    write(path, {**arrays, f"play_{part}": np.zeros(shape, np.float32)})
    with pytest.raises(BadNets, match=r"play must have at most rows .* but there is rows"):
        load_nets(path)
