"""Rules as a short text that can be sent: it holds the rules themselves and opens anywhere.

The code of a variant is its name. Any other ruleset is written as what differs from `RuleSet()`:
``1-``, those differences in signs of two letters, and four letters by which mistypings are found.
Nothing here knows any rule: a ruleset is plain data, and a difference a path with a JSON value.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from difflib import get_close_matches
from hashlib import sha256
from typing import Any, Final, cast

from ohhell.rules.choosing.shorthand import END, shortened, spelled
from ohhell.rules.plain import Malformed, from_plain, to_plain
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.variants import BY_ID, name_of

CODE_MAX: Final = 2400
"""Letters of a code; house rules have some 20, the longest lists that may be some 700."""

_FORM: Final = "1-"
_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""None that is easily taken for another; those are read as what they look like."""
_LOOKALIKES: Final = str.maketrans("ilo", "110")
_CHECK_LENGTH: Final = 4


class BadCode(ValueError):
    """A text is no code of rules. `code` names the reason in the catalogue (``refused-<code>``)."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def write_code(ruleset: RuleSet) -> str:
    """Return the code of `ruleset`.

    >>> write_code(BY_ID["plump"].ruleset)
    'plump'
    """
    name = name_of(ruleset)
    if name is not None:
        return name
    text = "".join(f"{path}={value}{END}" for path, value in sorted(_differences(ruleset)))
    return sealed(text)


def sealed(text: str) -> str:
    """Return the code that spells out `text`, with its check."""
    body = "".join(_LETTERS[sign >> 5] + _LETTERS[sign & 31] for sign in shortened(text))
    return f"{_FORM}{body}{_check(text)}"


def read_code(code: str) -> RuleSet:
    """Return the ruleset that `code` stands for, or raise `BadCode`."""
    code = code.strip().lower()
    if len(code) > CODE_MAX:
        raise BadCode("rules-mistyped", f"a code of rules has at most {CODE_MAX} letters")
    if code in BY_ID:
        return BY_ID[code].ruleset
    if code.startswith(_FORM):
        return _read(_text(code.removeprefix(_FORM).translate(_LOOKALIKES)))
    if re.match("[0-9]+-", code):
        raise BadCode("rules-newer", "a newer version of Oh Hell wrote this code")
    near = get_close_matches(code, BY_ID, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(BY_ID)}"
    raise BadCode("no-such-rules", f"no rules have this name or code; {hint}")


def _differences(ruleset: RuleSet) -> Iterator[tuple[str, str]]:
    yield from _compared(to_plain(ruleset), to_plain(RuleSet(), full=True), ())


def _compared(
    plain: Any,  # noqa: ANN401 - JSON
    usual: Any,  # noqa: ANN401
    path: tuple[str, ...],
) -> Iterator[tuple[str, str]]:
    """Yield the path and the JSON of every value that is not as usual."""
    if isinstance(plain, dict) and isinstance(usual, dict):
        for key, value in cast("dict[str, Any]", plain).items():
            yield from _compared(value, cast("dict[str, Any]", usual)[key], (*path, key))
    elif plain != usual:
        yield ".".join(path), json.dumps(plain, sort_keys=True, separators=(",", ":"))


def _check(text: str) -> str:
    number = int.from_bytes(sha256(text.encode()).digest()[:3])
    return "".join(_LETTERS[number >> 5 * place & 31] for place in range(_CHECK_LENGTH))


def _text(letters: str) -> str:
    """Return what the letters of a code spell out, if nobody mistyped one."""
    body, check = letters[:-_CHECK_LENGTH], letters[-_CHECK_LENGTH:]
    try:
        numbers = [_LETTERS.index(letter) for letter in body]
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        text = spelled(high * 32 + low for high, low in pairs)
    except (ValueError, IndexError):
        text = ""
    if not text or _check(text) != check:
        raise BadCode("rules-mistyped", "this code of rules is incomplete or mistyped")
    return text


def _read(text: str) -> RuleSet:
    """Return `RuleSet()` with the changes that `text` lists."""
    try:
        plain: dict[str, Any] = to_plain(RuleSet(), full=True)
        for line in text.removesuffix(END).split(END):
            path, _, value = line.partition("=")
            _put(plain, path.split("."), json.loads(value))
        return from_plain(RuleSet, plain)
    except (ValueError, RecursionError) as error:
        fault = error.faults[0] if isinstance(error, Malformed) else type(error).__name__
        text = f"this version of Oh Hell does not know these rules ({fault})"
        raise BadCode("rules-newer", text) from error


def _put(plain: dict[str, Any], path: list[str], value: object) -> None:
    *above, key = path
    for step in above:
        below = plain.get(step)
        if not isinstance(below, dict):
            raise Malformed((f"{'.'.join(path)}: unknown",))
        plain = cast("dict[str, Any]", below)
    plain[key] = value
