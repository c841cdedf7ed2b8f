"""Reports, what moderators do about them, and that it holds everywhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ohhell.club.safety import HOUSE, Deed, Kind
from tests.server.acquaintance import id_of, refused
from tests.server.client import Json, Person, nonce
from tests.server.conftest import AMPLE, Game, Place, entries_of, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio
RULES = plain_rules(2)
SUSPENDED = 4006


async def moderator(place: Place) -> Person:
    """Return somebody whom the command line has made a moderator."""
    person = await place.person()
    deed = Deed(Kind.APPOINT, HOUSE, "trusted", place.house.clock(), of=id_of(person))
    await place.house.store.safety.deeds.do(deed)
    return person


async def report(by: Person, of: Person, **more: object) -> Json:
    """Report somebody; return the answer."""
    body = {"person": id_of(of), "reason": "talk", **more}
    answer = await by.request("POST", "/api/reports", body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def do(mod: Person, kind: str, **more: object) -> Json:
    """Have a moderator do something."""
    body = {"kind": kind, "reason": "rude", **more}
    answer = await mod.request("POST", "/api/moderation/deeds", body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def spoken(place: Place) -> tuple[Game, Person, Person]:
    """Return a game in which the second person has said something, and both."""
    game = await game_of(place, 2, RULES, chat="text")
    ann, ben = game.people
    assert (await game.tabs[1].ask("say", text="you fools"))["t"] == "done"
    return game, ann, ben


async def test_a_report_brings_the_log_to_a_moderator_and_word_back(place: Place) -> None:
    game, ann, ben = await spoken(place)
    mod = await moderator(place)
    made = await report(ann, ben, table=game.table_id, line=1, words="he is  rude\n")
    assert (made["outcome"], made["name"]) == ("open", ben.me["name"])
    (card, *_) = await mod.get("/api/moderation/reports")
    assert (card["id"], card["words"], card["line"]) == (made["id"], "he is rude", 1)
    case = await mod.get(f"/api/moderation/reports/{card['id']}")
    (line,) = [entry for entry in case["log"] if entry["line"] == 1]
    assert line["by"] == id_of(ben)
    assert line["number"] <= case["report"]["number"]
    assert "you fools" in str(line["events"])
    await do(mod, "warn", person=id_of(ben), report=made["id"])
    (mine,) = await ann.get("/api/me/reports")
    assert (mine["id"], mine["outcome"]) == (made["id"], "acted")
    assert card["id"] not in {one["id"] for one in await mod.get("/api/moderation/reports")}
    (word,) = await ben.get("/api/me/told")
    assert (word["what"], word["reason"]) == ("warn", "rude")
    (answer,) = await ann.get("/api/me/told")
    assert (answer["what"], answer["reason"], answer["table"]) == ("report-acted", "", None)
    assert (await ann.request("PUT", f"/api/me/told/{word['id']}")).json() == [answer]
    assert await ben.get("/api/me/told") == [word], "nobody reads for others"
    assert (await ann.request("PUT", f"/api/me/told/{answer['id']}")).json() == []
    assert (await ben.request("PUT", f"/api/me/told/{word['id']}")).json() == []


async def test_a_moderator_sees_no_hidden_cards(place: Place) -> None:
    """SEC-01: the log of a game that is played is told as to whoever looks on."""
    game, ann, ben = await spoken(place)
    mod = await moderator(place)
    made = await report(ann, ben, table=game.table_id)
    text = (await mod.request("GET", f"/api/moderation/reports/{made['id']}")).text
    for tab in game.tabs:
        hand = tab.view["you"]["hand"]
        assert hand
        assert not any(f'"{card}"' in text for card in hand)
    assert "handDealt" not in text
    assert "secret" not in text


async def test_what_cannot_be_reported_is_refused(place: Place) -> None:
    game, ann, ben = await spoken(place)
    cleo = await place.person()

    async def code(by: Person, of: str, **more: object) -> tuple[int, str]:
        body = {"person": of, "reason": "talk", "table": game.table_id, **more}
        return await refused(by, "POST", "/api/reports", body)

    assert await code(ann, id_of(ann)) == (409, "report-self")
    assert await code(ann, id_of(cleo)) == (409, "never-there")
    assert await code(ann, id_of(ben), line=2) == (409, "no-such-line")
    longest = place.house.settings.limits.report_length
    assert await code(ann, id_of(ben), words="x" * (longest + 1)) == (400, "bad-words")
    assert await code(ann, id_of(ben), table="222222222222") == (404, "no-such-table")
    assert await code(ann, "nobody", table=None) == (404, "no-such-player")
    await report(ann, ben, table=game.table_id)
    assert await code(ann, id_of(ben)) == (409, "reported-already")
    await report(ann, ben)
    await report(cleo, ben, table=game.table_id)


async def test_one_report_more_than_a_day_has_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(AMPLE, reports_per_day=1)) as place:
        ann, ben, cleo = await place.people(3)
        await report(ann, ben)
        body = {"person": id_of(cleo), "reason": "name"}
        assert await refused(ann, "POST", "/api/reports", body) == (409, "too-many-reports")


async def test_an_open_report_holds_a_log_no_longer_than_it_may(tmp_path: Path) -> None:
    """Who wants to be forgotten does not wait for ever on moderators who do not come."""
    async with serving(tmp_path, limits=replace(AMPLE, report_holds_s=0)) as place:
        game, ann, ben = await spoken(place)
        await game.play_on(lambda: game.tabs[0].is_over)
        await report(ann, ben, table=game.table_id)
        answer = await ben.request("POST", "/api/account/delete", {"current": None})
        assert answer.status_code == 204
        assert "you fools" not in str(await entries_of(place, game.table_id))


async def test_a_page_of_moderation_has_no_more_than_fits(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(AMPLE, moderation_page=1)) as place:
        mod, (ann, ben) = await moderator(place), await place.people(2)
        await report(ann, ben)
        newest = await report(ben, ann)
        (card,) = await mod.get("/api/moderation/reports")
        assert card["id"] == newest["id"]
        await do(mod, "warn", person=id_of(ben))
        (deed,) = await mod.get("/api/moderation/deeds")
        (older,) = await mod.get(f"/api/moderation/deeds?before={deed['id']}")
        assert (deed["kind"], older["kind"]) == ("warn", "appoint")


async def test_reports_are_made_at_a_measure(tmp_path: Path) -> None:
    """Also those that are refused: each reads a log."""
    async with serving(tmp_path, limits=replace(AMPLE, acquaintance_burst=1)) as place:
        ann, ben = await place.people(2)
        await report(ann, ben)
        body = {"person": id_of(ben), "reason": "talk"}
        assert await refused(ann, "POST", "/api/reports", body) == (429, "too-fast")


async def test_for_others_there_is_no_moderation(place: Place) -> None:
    """SEC-05: neither ids nor knowing the paths gives any rights; it looks like any other path."""
    ann, ben = await place.people(2)
    made = await report(ann, ben)
    body = {"kind": "mute", "reason": "mine", "person": id_of(ann)}
    unknown = (await ben.request("GET", "/api/moderators")).status_code
    assert unknown == 404
    for method, path, sent in (
        ("GET", "/api/moderation/reports", None),
        ("GET", f"/api/moderation/reports/{made['id']}", None),
        ("GET", "/api/moderation/deeds", None),
        ("POST", "/api/moderation/deeds", body),
    ):
        assert await refused(ben, method, path, sent) == (404, "not-found")
    assert not place.house.store.safety.deeds.standing(id_of(ann)).muted_ms


async def test_the_muted_say_phrases_alone(place: Place) -> None:
    game, _, ben = await spoken(place)
    mod = await moderator(place)
    done = await do(mod, "mute", person=id_of(ben), minutes=90)
    answer = await game.tabs[1].ask("say", text="you fools")
    assert (answer["code"], answer["args"]) == ("muted", {"time": "1 h 30 min"})
    assert (await game.tabs[1].ask("phrase", phrase="sorry"))["t"] == "done"
    assert await refused(ben, "PUT", "/api/me", {"name": "Fools"}) == (409, "muted")
    await do(mod, "lift", person=id_of(ben), lifts=done["id"])
    assert (await game.tabs[1].ask("say", text="sorry"))["t"] == "done"


async def test_the_suspended_are_sent_away_and_may_do_nothing_among_others(place: Place) -> None:
    game, ann, ben = await spoken(place)
    mod = await moderator(place)
    done = await do(mod, "suspend", person=id_of(ben))
    assert done["forGood"]
    assert await game.tabs[1].ended() == SUSPENDED
    assert game.tabs[1].told[-1] == {"t": "bye", "code": "suspended"}
    again = await ben.tab(game.table_id)
    assert await again.ended() == SUSPENDED
    for method, path, body in (
        ("POST", "/api/tables", {"rules": RULES, "seats": 2, "nonce": nonce()}),
        ("PUT", f"/api/me/friends/{id_of(ann)}", None),
        ("PUT", "/api/me", {"name": "Ben"}),
        ("POST", "/api/reports", {"person": id_of(ann), "reason": "talk"}),
    ):
        assert await refused(ben, method, path, body) == (409, "suspended-for-good")
    (word,) = await ben.get("/api/me/told")
    assert (await ben.request("PUT", f"/api/me/told/{word['id']}")).json() == []
    await do(mod, "lift", person=id_of(ben), lifts=done["id"])
    async with ben.at(game.table_id) as tab:
        assert tab.view["you"]["seat"] == 1, "the seat was kept"


async def test_a_bot_covers_who_is_suspended(tmp_path: Path) -> None:
    async with serving(tmp_path, cover_after_ms=1) as place:
        game, _, ben = await spoken(place)
        mod = await moderator(place)
        await do(mod, "suspend", person=id_of(ben), minutes=5)
        await game.tabs[0].until(lambda: game.tabs[0].view["seats"][1]["covered"])


async def test_a_moderator_who_is_suspended_moderates_no_more(place: Place) -> None:
    mod, other = await moderator(place), await moderator(place)
    await do(other, "suspend", person=id_of(mod), minutes=5)
    assert await refused(mod, "GET", "/api/moderation/reports") == (404, "not-found")


async def test_who_moderates_is_told_so_and_nobody_else(place: Place) -> None:
    ann, mod = await place.person(), await moderator(place)
    assert (await mod.get("/api/me"))["moderates"]
    assert not (await ann.get("/api/me"))["moderates"]
    await do(await moderator(place), "suspend", person=id_of(mod), minutes=5)
    assert not (await mod.get("/api/me"))["moderates"], "what is not there is not offered"


async def test_a_renamed_person_has_the_name_of_a_guest(place: Place) -> None:
    ben, mod = await place.person(), await moderator(place)
    assert (await ben.request("PUT", "/api/me", {"name": "Nasty"})).status_code == 200
    await do(mod, "rename", person=id_of(ben))
    assert (await ben.get("/api/me"))["name"].startswith("Guest ")
    assert [word["what"] for word in await ben.get("/api/me/told")] == ["rename"]


async def test_an_annulled_game_counts_for_nothing_and_says_so(place: Place) -> None:
    game = await game_of(place, 2, RULES, rated=True, suggestions=False)
    await game.play_on(lambda: game.tabs[0].is_over)
    path = f"/api/tables/{game.table_id}/annulled"
    assert await game.people[0].get(path) == {"annulled": False, "reason": ""}
    mod = await moderator(place)
    await do(mod, "annul", table=game.table_id, reason="they knew each other's cards")
    told = {"annulled": True, "reason": "they knew each other's cards"}
    assert await game.people[0].get(path) == told
    for person in game.people:
        (word,) = await person.get("/api/me/told")
        assert (word["what"], word["table"]) == ("annul", game.table_id)
    rated = await place.house.store.ratings.of_game(game.table_id)
    assert rated is not None
    assert rated.annulled
    body = {"kind": "annul", "reason": "again", "table": game.table_id}
    again = await refused(mod, "POST", "/api/moderation/deeds", body)
    assert again == (409, "annulled-already")


async def test_the_trail_tells_who_did_what_to_whom_and_why(place: Place) -> None:
    ann, ben = await place.people(2)
    mod = await moderator(place)
    made = await report(ann, ben)
    await do(mod, "warn", person=id_of(ben), report=made["id"], reason="be kind")
    (last, *_) = await mod.get("/api/moderation/deeds")
    assert (last["kind"], last["by"]["id"], last["of"]["id"]) == ("warn", id_of(mod), id_of(ben))
    assert (last["reason"], last["report"]) == ("be kind", made["id"])
    older = await mod.get(f"/api/moderation/deeds?before={last['id']}")
    assert all(deed["id"] < last["id"] for deed in older)
    body = {"kind": "warn", "reason": " ", "person": id_of(ben)}
    assert await refused(mod, "POST", "/api/moderation/deeds", body) == (409, "no-reason")
    body = {"kind": "appoint", "reason": "my friend", "person": id_of(ben)}
    assert await refused(mod, "POST", "/api/moderation/deeds", body) == (409, "by-command-line")


async def test_deleting_an_account_changes_no_log_that_was_reported(place: Place) -> None:
    """Until the report is seen to; then all is forgotten as it was asked for."""
    table_id = await (ann := await place.person()).open(RULES, 2)
    ben, mod = await place.person(), await moderator(place)
    async with ann.at(table_id), ben.at(table_id) as tab:
        assert (await tab.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
        assert (await tab.ask("say", text="you fools"))["t"] == "done"
    made = await report(ann, ben, table=table_id, line=1)
    answer = await ben.request("POST", "/api/account/delete", {"current": None})
    assert answer.status_code == 204, answer.text
    case = await mod.get(f"/api/moderation/reports/{made['id']}")
    assert case["report"]["ofName"] == ben.me["name"]
    assert "you fools" in str(case["log"])
    await do(mod, "dismiss", report=made["id"])
    from ohhell.server.personal.erasing import erase

    await erase(place.house)
    case = await mod.get(f"/api/moderation/reports/{made['id']}")
    assert "you fools" not in str(case["log"])
    assert ben.me["name"] not in str(case)


async def test_what_was_reported_is_taken_along(place: Place) -> None:
    ann, ben = await place.people(2)
    await report(ann, ben, words="rude")
    parts = (await ann.get("/api/account/export"))["parts"]
    assert [one["words"] for one in parts["safety"]["reports"]] == ["rude"]
