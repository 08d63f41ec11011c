"""Builds the page: `web/` becomes `src/fondaco/page/`.

Runs on the standard library alone, both from `make` and from the build hook of the package. It uses the machine's
Node and npm where they are new enough; `main` falls back to the ones from PyPI in an environment of their own.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "fondaco" / "page" / "index.html"
NODE_VENV = ROOT / ".venv-node"
NODE_LOCK = ROOT / "requirements" / "page.txt"


class PageError(Exception):
    """The page cannot be built; the text is one line for the person at the terminal."""


def node_is_new_enough(version: str) -> bool:
    """Whether Vite runs on this Node, e.g. `v20.19.0`: 20.19 and later of 20, or 22.12 and later."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def has_node() -> bool:
    """Whether a Node that is new enough, and npm, are on the search path."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return node_is_new_enough(answer.stdout)


def use_node_from_pypi() -> None:
    """Put the Node of `requirements/page.txt` first on the search path, installing it when it is not there yet."""
    programs = NODE_VENV / ("Scripts" if os.name == "nt" else "bin")
    python = programs / "python"
    installed = NODE_VENV / NODE_LOCK.name
    if not installed.exists() or installed.read_bytes() != NODE_LOCK.read_bytes():
        print("Installing Node to build the page (this machine has none that is new enough) ...", flush=True)
        venv.create(NODE_VENV, with_pip=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        _run([*pip, "--require-hashes", "--only-binary", ":all:", "-r", str(NODE_LOCK)], ROOT)
        shutil.copyfile(NODE_LOCK, installed)
    os.environ["PATH"] = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"


def install_modules() -> None:
    """Bring `web/node_modules` in line with `web/package-lock.json`; does nothing when it is."""
    # npm writes this file at the end of each installation.
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    """Build the page with the Node on the search path.

    Raises:
        PageError: a step failed, or it left no `index.html`.
    """
    install_modules()
    print("Building the page ...", flush=True)
    _npm("run", "--silent", "build")
    if not PAGE.exists():
        raise PageError(f"building the page left no {PAGE.relative_to(ROOT)}")
    PAGE.touch()


def _npm(*arguments: str) -> None:
    _run([shutil.which("npm") or "npm", *arguments], WEB)


def _run(command: list[str], folder: Path) -> None:
    if subprocess.run(command, cwd=folder, check=False, stdin=subprocess.DEVNULL).returncode:
        raise PageError(f"this step of building the page failed: {Path(command[0]).name} {' '.join(command[1:])}")


def main(arguments: list[str]) -> int:
    """`page.py` builds the page; `page.py SCRIPT ...` runs these npm scripts of `web/package.json` instead."""
    try:
        if not has_node():
            use_node_from_pypi()
        if not arguments:
            build()
        else:
            install_modules()
            for script in arguments:
                _npm("run", "--silent", script)
    except (PageError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
