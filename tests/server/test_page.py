"""The page's files: the document for its own addresses, assets kept for ever, and a line where nothing is built."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from fondaco import texts
from fondaco.server.page import Page


def visit(folder: Path) -> TestClient:
    return TestClient(Starlette(routes=[Mount("/", Page(folder))]))


@pytest.fixture
def page(tmp_path: Path) -> TestClient:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Fondaco</title>")
    (folder / "assets" / "main-x1.js").write_text("let a")
    (tmp_path / "secret.txt").write_text("secret")
    return visit(folder)


@pytest.mark.parametrize("path", ["/", "/tables", "/match/a_b-c", "/play/jambo", "/assets"])
def test_every_address_of_the_page_is_its_document(page: TestClient, path: str) -> None:
    answer = page.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>Fondaco</title>")
    assert answer.headers["cache-control"] == "no-cache"


def test_what_is_named_by_its_content_is_kept(page: TestClient) -> None:
    answer = page.get("/assets/main-x1.js")
    assert answer.text == "let a"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/assets/main-x2.js", "/favicon.ico", "/../secret.txt", "/%2e%2e/secret.txt"])
def test_a_file_that_is_not_there_is_not_found(page: TestClient, path: str) -> None:
    answer = page.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_only_reading(page: TestClient) -> None:
    assert page.post("/").status_code == 405


@pytest.mark.parametrize(("accepted", "language"), [("cs-CZ,en;q=0.5", "cs"), ("fr", "en"), ("de", "de")])
def test_a_page_that_is_not_built_says_so(tmp_path: Path, accepted: str, language: str) -> None:
    answer = visit(tmp_path / "nothing").get("/", headers={"accept-language": accepted})
    assert answer.status_code == 503
    assert answer.text == texts.format_message(language, "server-page-missing") + "\n"
    assert "make page" in answer.text
