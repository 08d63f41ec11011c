"""The built page: its files, and its one document for every address of its own."""

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from fondaco import texts

FOLDER = Path(__file__).resolve().parent.parent / "page"

_NAMED_BY_CONTENT = "assets" + os.sep
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


class Page(StaticFiles):
    """The files of a folder; where it is missing, one line says how to build it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def check_config(self) -> None:
        """A page that is not built is no fault of the configuration."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the document: which page an address means is the document's business."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as fault:
            if fault.status_code != 404 or "." in os.path.basename(path).strip("."):  # noqa: PTH119
                raise
            response = await self._document(scope)
        response.headers["cache-control"] = _FOR_EVER if path.startswith(_NAMED_BY_CONTENT) else _ASK_AGAIN
        return response

    async def _document(self, scope: Scope) -> Response:
        try:
            return await super().get_response("index.html", scope)
        except HTTPException:
            accepted = Request(scope).headers.get("accept-language", "")
            language = texts.negotiate(texts.accepted_languages(accepted))
            return PlainTextResponse(texts.format_message(language, "server-page-missing") + "\n", 503)
