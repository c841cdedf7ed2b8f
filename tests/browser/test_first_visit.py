"""The first moments of somebody the house has never seen."""

from __future__ import annotations

from playwright.sync_api import Response, expect

from tests.browser.conftest import Arrive


def test_whoever_plays_at_once_sits_at_the_table_they_opened(arrive: Arrive) -> None:
    """Two first questions asked at once would make two guests, and the table the other's."""
    person = arrive()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.go("/")
    person.page.locator("button", has_text="Play now").click()
    person.page.wait_for_url("**/table/**")
    expect(person.page.locator(".game")).to_be_visible()
    person.until_asked()
    assert person.recorder.view["you"] is not None
    first = [url.removeprefix(person.address) for url in asked if "/api/" in url]
    assert first[0] == "/api/me"


def test_a_new_browser_is_given_one_guest_one_token_and_one_mark(arrive: Arrive) -> None:
    """Whatever else were under way when the house is first asked would bring a second of each."""
    person = arrive()
    given: list[str] = []

    def note(response: Response) -> None:
        given.extend(
            header["value"].partition("=")[0]
            for header in response.headers_array()
            if header["name"].lower() == "set-cookie"
        )

    person.page.on("response", note)
    person.go("/")
    expect(person.page.locator("button", has_text="Play now")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert sorted(given) == ["csrftoken", "ohhell", "ohhell-browser"]
