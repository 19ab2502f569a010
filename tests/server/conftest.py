"""What the tests of the server share."""

from __future__ import annotations

import os

import psycopg
import pytest

from ludogare.server.store.store import open_store
from ludogare.server.table.registry import Registry
from server.postgres import binaries, cluster


@pytest.fixture(scope="session")
def database():
    """The URL of a PostgreSQL database of our own."""
    at = binaries()
    if at is None:
        missing = pytest.fail if os.environ.get("LUDOGARE_ALL_TESTS") else pytest.skip
        missing("PostgreSQL is not installed here (the package `postgresql`)")
    with cluster(at) as url:
        yield url


@pytest.fixture
def fresh(database):
    """The same, emptied."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("drop table if exists tables, events, facts, kept")
    return database


@pytest.fixture(params=["sqlite", "postgres"])
def place(request, tmp_path):
    """Where a store of each kind lies."""
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    return request.getfixturevalue("fresh")


@pytest.fixture
def store(place):
    """A store of each kind."""
    return open_store(place)


@pytest.fixture
def deaf(monkeypatch):
    """Servers do not hear of each other's events."""
    monkeypatch.setattr(Registry, "heard", lambda *note: None)
