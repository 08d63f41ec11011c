"""Build hook: a wheel or source archive always holds the built page, made here when it is missing."""

import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import page  # noqa: E402  (found through the line above: a build hook has no package around it)


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes `src/fondaco/page/` before the archive is packed."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only when there is a page to build and the machine has no Node for it."""
        if page.PAGE.exists() or page.has_node():
            return []
        groups: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
        return groups["page"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page unless it is there; an editable installation builds it later, with `make page`."""
        if version != "editable" and not page.PAGE.exists():
            page.build()
