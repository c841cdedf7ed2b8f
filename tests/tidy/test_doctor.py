"""The doctor has words for all that it finds, and for nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ohhell.server.doctor import Verdict
from tests.tidy.sources import LOCALES, PACKAGE
from tests.tidy.test_locales import messages

OF_THE_COMMAND = {"reading", *(f"all-{v.value}" for v in Verdict), *(v.value for v in Verdict)}
CHECKS = {"well", "warning", "trouble", "Finding", "_lacking"}


def found(tree: ast.AST) -> Iterator[str]:
    """Yield every code that the doctor's rooms spell out."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in CHECKS:
            texts = (arg.value for arg in node.args if isinstance(arg, ast.Constant))
            yield from (text for text in texts if isinstance(text, str))


def test_there_is_a_sentence_for_every_finding() -> None:
    rooms = (PACKAGE / "server" / "doctor").glob("*.py")
    spelt = {code for file in rooms for code in found(ast.parse(file.read_text("utf-8")))}
    catalogue = dict(messages(LOCALES / "operating" / "en.ftl"))
    told = {key.removeprefix("doctor-") for key in catalogue if key.startswith("doctor-")}
    assert told == spelt | OF_THE_COMMAND
