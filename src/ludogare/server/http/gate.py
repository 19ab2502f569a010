"""What every request passes: not too many, from a page of ours; and how refusals are answered."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from ludogare.core.saying.errors import LudogareError
from ludogare.server.errors import Refusal
from ludogare.server.http.answers import answer, client_of, language_of, refused
from ludogare.server.http.credentials import from_elsewhere
from ludogare.server.limits import Buckets, Limits

LOG = logging.getLogger("ludogare.server")
Endpoint = Callable[[Request], Awaitable[Response]]


class Gate:
    """Counts requests, and turns refusals into answers."""

    def __init__(self, limits: Limits) -> None:
        self.posts = Buckets(limits.posts, limits.post_burst)
        self.gets = Buckets(limits.gets, limits.get_burst)
        self.files = Buckets(limits.files, limits.file_burst)

    def sent(self, do: Endpoint) -> Endpoint:
        """An endpoint that sends a file of the page, of which each visitor needs many."""

        async def endpoint(request: Request) -> Response:
            if self.files.take(client_of(request)):
                return await do(request)
            return refused(Refusal("refuse-many", 429), language_of(request))

        return endpoint

    def served(self, do: Endpoint) -> Endpoint:
        """An endpoint that answers refusals and failures, too."""

        async def endpoint(request: Request) -> Response:
            language = language_of(request)
            try:
                self.check_haste(request)
                if request.method == "POST":
                    check_post(request)
                return await do(request)
            except LudogareError as refusal:
                return refused(refusal, language)
            except ClientDisconnect:  # nobody is there to hear it
                return answer(b"", "text/plain", status=400)
            except Exception:
                LOG.exception("%s %s failed", request.method, request.url.path)
                return refused(Refusal("refuse-server", 500), language)

        return endpoint

    def check_haste(self, request: HTTPConnection) -> None:
        """Refuses a client that asks too much at once."""
        buckets = self.posts if request.scope.get("method") == "POST" else self.gets
        if not buckets.take(client_of(request)):
            raise Refusal("refuse-many", 429)


def check_post(request: Request) -> None:
    """Refuses what no page of ours and no program would send."""
    if from_elsewhere(request.headers):
        raise Refusal("refuse-origin", 403)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("refuse-content-type", 415)


async def not_here(request: Request, problem: Exception) -> Response:
    """The answer where there is no such page, or no such method."""
    status = problem.status_code if isinstance(problem, HTTPException) else 404
    message = "refuse-no-page" if status == 404 else "refuse-method"
    return refused(Refusal(message, status), language_of(request))
