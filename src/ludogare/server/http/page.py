"""The page: its files, and what a browser lets it do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludogare.server.errors import Refusal
from ludogare.server.http.answers import NOTHING, answer, language_of, refused, same_etag
from ludogare.server.http.static import Files
from ludogare.server.show import catalogue


def page_policy() -> str:
    """What the page may do: its own files, and the style sheets of our drawings."""
    return (
        "default-src 'none'; script-src 'self'; "
        f"style-src 'self' {' '.join(catalogue.style_hashes())}; "
        "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Page:
    """The files of the page, as they are sent."""

    def __init__(self, files: Files) -> None:
        self.files = files

    async def index(self, request: Request) -> Response:
        """The page itself, at each of its addresses."""
        return self._sent(request, "index.html")

    async def worker(self, request: Request) -> Response:
        """The service worker, which stands at the root to work for every page."""
        return self._sent(request, "worker.js")

    async def nowhere(self, request: Request) -> Response:
        """The page at an address that it does not have: it says so."""
        return self._sent(request, "index.html", 404)

    async def file(self, request: Request) -> Response:
        """A file of the page."""
        return self._sent(request, request.path_params["path"])

    def _sent(self, request: Request, name: str, status: int = 200) -> Response:
        file = self.files.find(name)
        if file is None:
            return refused(Refusal("refuse-no-page", 404), language_of(request))
        policy = page_policy() if name.endswith(".html") else NOTHING
        headers = {"ETag": file.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if status == 200 and same_etag(request, file.etag):
            return answer(b"", file.type, headers, 304, policy)
        content = file.content
        if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            content = file.compressed
            headers["Content-Encoding"] = "gzip"
        return answer(content, file.type, headers, status, policy)
