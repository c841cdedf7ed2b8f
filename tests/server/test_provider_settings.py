"""Providers as an operator names them: what is wrong is said, and no secret with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ohhell.server import Settings
from ohhell.server.providers import Provider, read_providers

CLUB = {
    "OHHELL_OIDC": "club",
    "OHHELL_OIDC_CLUB_NAME": "The Club",
    "OHHELL_OIDC_CLUB_ISSUER": "https://id.club.example/realm",
    "OHHELL_OIDC_CLUB_CLIENT_ID": "cards",
    "OHHELL_OIDC_CLUB_CLIENT_SECRET": "open sesame",
}
SCHOOL = {
    "OHHELL_OIDC_SCHOOL_NAME": "School",
    "OHHELL_OIDC_SCHOOL_ISSUER": "http://localhost:9000",
    "OHHELL_OIDC_SCHOOL_CLIENT_ID": "cards",
}


def test_several_providers_are_read_in_order(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("from a file\n", encoding="utf-8")
    both = CLUB | SCHOOL | {"OHHELL_OIDC": "school, club"}
    both["OHHELL_OIDC_SCHOOL_CLIENT_SECRET_FILE"] = str(file)
    school, club = Settings.read(both).oidc
    assert school == Provider("school", "School", "http://localhost:9000", "cards", "from a file")
    assert (club.name, club.issuer) == ("The Club", "https://id.club.example/realm")
    assert club.client_secret == "open sesame"
    assert "sesame" not in repr(club)
    assert Settings.read(both).issuers == {school.issuer, club.issuer}


def test_without_any_there_is_none() -> None:
    assert Settings.read({}).oidc == ()
    assert Settings.read({"OHHELL_OIDC": " , "}).oidc == ()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"OHHELL_OIDC": "Club!"}, "OHHELL_OIDC='Club!': .* as in club,school"),
        ({"OHHELL_OIDC": "club,club"}, "different short names"),
        ({"OHHELL_OIDC": ""}, "OHHELL_OIDC_CLUB_CLIENT_ID: .* that OHHELL_OIDC names"),
        ({"OHHELL_OIDC": "club,school"}, "OHHELL_OIDC_SCHOOL_NAME is missing"),
        ({"OHHELL_OIDC_CLUB_NAME": " "}, "OHHELL_OIDC_CLUB_NAME is missing"),
        ({"OHHELL_OIDC_CLUB_NAME": "x" * 41}, "1 to 40 visible characters"),
        ({"OHHELL_OIDC_CLUB_ISSUR": "https://x"}, "OHHELL_OIDC_CLUB_ISSUR: .* ISSUER, CLIENT_ID"),
        ({"OHHELL_OIDC_CLUB_ISSUER": "id.club.example"}, "as in https://id.example"),
        ({"OHHELL_OIDC_CLUB_ISSUER": "http://id.club.example"}, "as in https://"),
        ({"OHHELL_OIDC_CLUB_ISSUER": "https://"}, "as in https://"),
        ({"OHHELL_OIDC_CLUB_ISSUER": "https://[x"}, "as in https://"),
        ({"OHHELL_OIDC_CLUB_ISSUER": "https://x.example:high"}, "as in https://"),
        ({"OHHELL_OIDC_CLUB_ISSUER": "https://a:b@x.example"}, "as in https://"),
        ({"OHHELL_OIDC_CLUB_ISSUER": "https://x.example?a=b"}, "as in https://"),
        ({"OHHELL_OIDC_CLUB_CLIENT_SECRET": ""}, "expected the secret there, or its file"),
        ({"OHHELL_OIDC_CLUB_CLIENT_SECRET_FILE": "/nowhere/to/be"}, r"\(FileNotFoundError\)"),
        (
            SCHOOL
            | {
                "OHHELL_OIDC": "club,school",
                "OHHELL_OIDC_SCHOOL_ISSUER": CLUB["OHHELL_OIDC_CLUB_ISSUER"],
                "OHHELL_OIDC_SCHOOL_CLIENT_SECRET": "x",
            },
            "club and school have the same",
        ),
    ],
    ids=str,
)
def test_what_is_wrong_is_said(changed: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said) as caught:
        Settings.read(CLUB | changed)
    assert "sesame" not in str(caught.value)


def test_a_secret_stands_in_one_place(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    own = CLUB | {"OHHELL_OIDC_CLUB_CLIENT_SECRET_FILE": str(file)}
    file.write_text("other", encoding="utf-8")
    with pytest.raises(ValueError, match="and not both"):
        read_providers(own)
    del own["OHHELL_OIDC_CLUB_CLIENT_SECRET"]
    assert read_providers(own)[0].client_secret == "other"
    for wrong in (b"", b"  \n", b"x" * 5_000, b"\xff\xfe"):
        file.write_bytes(wrong)
        with pytest.raises(ValueError, match="OHHELL_OIDC_CLUB_CLIENT_SECRET_FILE="):
            read_providers(own)


def test_neither_is_no_secret() -> None:
    own = {name: text for name, text in CLUB.items() if "SECRET" not in name}
    with pytest.raises(ValueError, match="OHHELL_OIDC_CLUB_CLIENT_SECRET: expected the secret"):
        read_providers(own)
