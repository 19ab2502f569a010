"""Browser profiles, used one after another so that the files of the page are fetched once."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

SIZE = (1280, 800)
LANGUAGE = "en-GB"
PACE = "once"
PATIENCE_MS = 30_000
"""How long is waited for what has to come about: a busy machine is slow, and nothing is wrong."""
LEFT_BEHIND = "local_storage,indexeddb,service_workers,cache_storage"


def arrival(
    browser: Browser,
    size: tuple[int, int] = SIZE,
    language: str = LANGUAGE,
    pace: str = PACE,
    **more: Any,
) -> BrowserContext:
    """A browser profile of somebody's own, in which moves are shown at such a pace."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        reduced_motion="reduce",
        **more,
    )
    context.set_default_timeout(PATIENCE_MS)
    wish = f"localStorage['ludogare-pace'] ??= '{json.dumps(pace)}'"
    context.add_init_script(f"if (location.protocol !== 'about:') {wish}")
    return context


class Profiles:
    """Profiles by language: whoever comes has one alone, and finds nothing in it but files.

    Whoever needs one of another kind, with a touch screen or another pace, gets a new one.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: dict[str, list[BrowserContext]] = defaultdict(list)
        self._of: dict[BrowserContext, str] = {}

    def page(
        self,
        origin: str,
        size: tuple[int, int] = SIZE,
        language: str = LANGUAGE,
        **more: Any,
    ) -> Page:
        """A page of somebody who was never at this server."""
        if more:
            return arrival(self.browser, size, language, **more).new_page()
        free = self._free[language]
        context = free.pop() if free else arrival(self.browser, language=language)
        self._of[context] = language
        page = context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": LEFT_BEHIND})
        session.detach()
        return page

    def leave(self, context: BrowserContext) -> None:
        """Takes a profile back."""
        language = self._of.pop(context, None)
        if language is None:
            context.close()
            return
        for page in context.pages:
            page.close()
        context.unroute_all()
        context.clear_permissions()
        context.clear_cookies()
        self._free[language].append(context)
