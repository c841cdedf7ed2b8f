"""Names are text, and nothing else: on every screen, in every sentence."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import play_on, rules
from tests.browser.test_two_people import sit_down

NAMES = [
    ("<script>a()</script>", "{{7*7}} { $name }"),
    ('"><svg onload=a()>', "javascript:alert(1)"),
    ("<b onclick=a()>x</b>", "\u202e\u2066 evil ★ 五😍"),
]


@pytest.mark.parametrize("names", NAMES, ids=["script", "svg", "signs"])
def test_a_name_is_shown_as_it_was_typed(arrive: Arrive, names: tuple[str, str]) -> None:
    """SEC-03: a name that runs in other people's browsers gives away their seats and hands."""
    ann, ben = arrive(), arrive()
    for player, name in zip((ann, ben), names, strict=True):
        player.go("/")
        player.page.locator(".name-form input:enabled").fill(name)
        player.press("Enter")
        expect(player.page.locator(".name-saved")).to_be_visible()
    typed = [player.get("/api/me")["name"] for player in (ann, ben)]
    table = sit_down(ann, ben, rules(1, "down"), seats=2)
    expect(ben.page.locator(".plate[data-seat='0'] bdi")).to_have_text(typed[0])
    expect(ann.page.locator(".plate[data-seat='1'] bdi")).to_have_text(typed[1])
    play_on(ann, ben)
    assert set(ann.page.locator(".standings bdi").all_text_contents()) == set(typed)
    assert any(typed[1] in line for line in ann.said)
    for path, sign in ((f"/replay/{table}", ".hands"), (f"/verify?table={table}", ".ingredients")):
        ann.go(path)
        expect(ann.page.locator(sign)).to_contain_text(typed[0])
        expect(ann.page.locator(sign)).to_contain_text(typed[1])
    assert ann.page.locator("svg[onload], [onclick], img").count() == 0


def test_the_page_forbids_foreign_scripts(arrive: Arrive) -> None:
    """The second line of defence: a script that gets in all the same may not run."""
    player = arrive()
    answer = player.page.goto(player.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    ran = player.page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'globalThis.ran = true';
          document.head.append(script);
          return globalThis.ran ?? false;
        }"""
    )
    assert ran is False
    assert [fault for fault in player.faults if "Content Security Policy" in fault]
    player.faults.clear()
