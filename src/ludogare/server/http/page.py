"""The page: its files, and what a browser lets it do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ludogare.server.errors import Refusal
from ludogare.server.http.answers import NOTHING, answer, language_of, refused, same_etag
from ludogare.server.http.static import File, Files
from ludogare.server.show import catalogue

ANEW, FOR_EVER = "no-cache", "public, max-age=31536000, immutable"


def page_policy() -> str:
    """What the page may do: its own files, and the style sheets of our drawings."""
    return (
        "default-src 'none'; script-src 'self'; "
        f"style-src 'self' {' '.join(catalogue.style_hashes())}; "
        "img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Page:
    """The files of the page, as they are sent.

    The page names what it is made of below the version of all files, `/page/@…/main.js`, and
    these name each other from there. So a browser keeps them until there is another version, and
    asks for nothing that it has. Any other address of a file is asked for again each time.
    """

    def __init__(self, files: Files) -> None:
        self.files = files

    async def index(self, request: Request) -> Response:
        """The page itself, at each of its addresses."""
        return _sent(request, self.files.index, policy=page_policy())

    async def nowhere(self, request: Request) -> Response:
        """The page at an address that it does not have: it says so."""
        return _sent(request, self.files.index, 404, policy=page_policy())

    async def worker(self, request: Request) -> Response:
        """The service worker, which stands at the root to work for every page."""
        return _sent(request, self.files.find("worker.js"))

    async def file(self, request: Request) -> Response:
        """A file of the page."""
        name = request.path_params["path"]
        if not name.startswith("@"):
            return _sent(request, self.files.find(name))
        version, _, name = name.removeprefix("@").partition("/")
        caching = FOR_EVER if version == self.files.version else ANEW
        return _sent(request, self.files.find(name), caching=caching)


def _sent(
    request: Request,
    file: File | None,
    status: int = 200,
    caching: str = ANEW,
    policy: str = NOTHING,
) -> Response:
    if file is None:
        return refused(Refusal("refuse-no-page", 404), language_of(request))
    headers = {"ETag": file.etag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    if status == 200 and same_etag(request, file.etag):
        return answer(b"", file.type, headers, 304, policy)
    content = file.content
    if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.compressed
        headers["Content-Encoding"] = "gzip"
    return answer(content, file.type, headers, status, policy)
