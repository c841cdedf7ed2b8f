"""What a browser says of itself, in the words by which people know their devices."""

from __future__ import annotations

import re
from typing import Final

from ohhell.server.store import Device

# The first that fits: most browsers also call themselves by the names further down.
_BROWSERS: Final = (
    ("Edge", r"\bEdgA?(?:iOS)?/"),
    ("Opera", r"\bOPR/|\bOpera\b"),
    ("Samsung Internet", r"\bSamsungBrowser/"),
    ("Vivaldi", r"\bVivaldi/"),
    ("DuckDuckGo", r"\bDuckDuckGo/"),
    ("Firefox", r"\bFirefox/|\bFxiOS/"),
    ("Chrome", r"\bChrome/|\bCriOS/|\bChromium/|\bHeadlessChrome/"),
    ("Safari", r"\bSafari/"),
)
_SYSTEMS: Final = (
    ("iPhone", r"\biPhone\b"),
    ("iPad", r"\biPad\b"),
    ("Android", r"\bAndroid\b"),
    ("ChromeOS", r"\bCrOS\b"),
    ("Windows", r"\bWindows\b"),
    ("macOS", r"\bMac OS X\b|\bMacintosh\b"),
    ("Linux", r"\bLinux\b"),
)
_READ_MAX: Final = 500
"""Characters; what a browser says of itself is shorter."""


def device_of(user_agent: str) -> Device:
    """Return which browser on which system calls itself so; "" for what is not known."""
    said = user_agent[:_READ_MAX]
    return Device(_first(_BROWSERS, said), _first(_SYSTEMS, said))


def _first(known: tuple[tuple[str, str], ...], said: str) -> str:
    return next((name for name, pattern in known if re.search(pattern, said)), "")
