"""Without a browser the page is not tested, and that is said."""

from __future__ import annotations

import pytest

from .browsers import ALL, FIREFOX, NAMES, chromium, firefox, webkit


@pytest.mark.parametrize("name", NAMES)
def test_any_chromium_on_the_path_will_do(tmp_path, monkeypatch, name):
    (tmp_path / name).touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium() == str(tmp_path / name)


@pytest.mark.parametrize("name", FIREFOX)
def test_so_will_any_firefox(tmp_path, monkeypatch, name):
    (tmp_path / name).touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert firefox() == str(tmp_path / name)


@pytest.mark.parametrize(
    ("browser", "name"), [(chromium, "Chromium"), (firefox, "Firefox"), (webkit, "WebKit")]
)
def test_without_one_the_tests_are_skipped_unless_all_are_wanted(
    tmp_path, monkeypatch, browser, name
):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(ALL, raising=False)
    with pytest.raises(pytest.skip.Exception, match=f"no {name} is installed here"):
        browser()
    monkeypatch.setenv(ALL, "yes")
    with pytest.raises(pytest.fail.Exception, match=f"no {name} is installed here"):
        browser()
