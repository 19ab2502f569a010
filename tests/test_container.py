"""The container and the composition: what can be said about them without building one."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from pathlib import Path

import pytest

from ludogare.server.arguments import add_arguments
from ludogare.server.http.app import App
from packages import wanted

ROOT = Path(__file__).parents[1]
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
IGNORED = (ROOT / ".containerignore").read_text("utf-8").splitlines()


def steps() -> list[list[tuple[str, str]]]:
    """The instructions, stage by stage."""
    text = re.sub(r"^#.*\n", "", CONTAINER, flags=re.MULTILINE).replace("\\\n", " ")
    found: list[list[tuple[str, str]]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        found[-1].append((name, rest.strip()))
    return found


def given(stage: list[tuple[str, str]], name: str) -> list[str]:
    return [rest for step, rest in stage if step == name]


BUILD, FINAL = steps()


def test_it_is_built_from_what_is_there_and_sent_along():
    for line in given(BUILD, "COPY"):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists(), source
            assert f"!{source.split('/')[0]}" in IGNORED, source
    assert IGNORED[0] == "*"  # nothing else, so no key and no table of the builder's


def test_it_installs_as_make_locked_does():
    (recipe,) = re.findall(r"^locked:.*?\n\n", (ROOT / "Makefile").read_text("utf-8"), re.M | re.S)
    built = " ".join(given(BUILD, "RUN"))
    for line in re.findall(r"pip (install .*|check)", recipe):
        words = [w for w in line.split() if w not in ("--quiet", "--disable-pip-version-check")]
        assert " ".join(words) in built.replace(" --no-cache-dir", "")


def test_the_rules_are_compiled_for_any_processor_where_they_are_looked_for():
    names = ("LUDOGARE_CACHE", "NUMBA_CPU_NAME")
    before, after = (
        dict(word.split("=", 1) for line in given(stage, "ENV") for word in shlex.split(line))
        for stage in (BUILD, FINAL)
    )
    assert BUILD[-1] == ("RUN", "/opt/ludogare/bin/ludogare compile")
    assert {name: before[name] for name in names} == {name: after[name] for name in names}
    assert after["NUMBA_CPU_NAME"] == "generic"
    (volumes,) = map(json.loads, given(FINAL, "VOLUME"))
    assert {after["LUDOGARE_CACHE"], after["LUDOGARE_DATA"]} == set(volumes)


def test_it_runs_as_nobody_in_particular_and_says_how_it_is():
    (user,) = given(FINAL, "USER")
    assert user.split(":")[0].isdigit()
    assert int(user.split(":")[0]) > 0
    assert FINAL.index(("USER", user)) > max(
        i for i, (step, _) in enumerate(FINAL) if step == "RUN"
    )
    (health,) = given(FINAL, "HEALTHCHECK")
    (path,) = re.findall(r"http://127\.0\.0\.1:8000(/[\w/]*)", health)
    compile(json.loads(health[health.index("[") :])[2], "health", "exec")
    assert path in paths()
    (entry,) = map(json.loads, given(FINAL, "ENTRYPOINT"))
    assert entry[:2] == ["ludogare", "serve"]
    understood(entry[2:])


def paths() -> set[str]:
    """What the server answers to without being told more."""
    source = Path(str(App.__init__.__code__.co_filename)).read_text("utf-8")
    return set(re.findall(r'Route\("([^"{]+)"', source))


def understood(words: list[str]) -> argparse.Namespace:
    """What the server makes of its arguments."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_arguments(parser)
    return parser.parse_args(words)


@pytest.fixture
def composed():
    """What the composition says."""
    yaml = wanted("yaml")
    return yaml.safe_load((ROOT / "compose" / "compose.yaml").read_text("utf-8"))


def test_two_servers_share_a_database_and_write_nowhere_else(composed):
    one, two = composed["services"]["one"], composed["services"]["two"]
    assert one == two
    assert one["read_only"] is True
    assert one["cap_drop"] == ["ALL"]
    assert (ROOT / "compose" / one["build"]["context"] / one["build"]["dockerfile"]).is_file()
    asked = understood(one["command"])
    assert asked.database == "postgresql://ludogare@database/ludogare"
    assert composed["services"]["database"]["environment"]["POSTGRES_USER"] == "ludogare"
    (network,) = composed["networks"]["default"]["ipam"]["config"]
    assert asked.proxy == [network["subnet"]]
    assert "ports" not in one  # only the proxy is reached from outside


def test_nobodys_password_is_in_the_repository(composed):
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    for secret in composed["secrets"].values():
        assert secret["file"].startswith("./secrets/")
    assert "/compose/secrets/" in ignored
    text = (ROOT / "compose" / "compose.yaml").read_text("utf-8")
    assert not re.search(r"PASSWORD: |:[^/@\s]+@", text)


def test_the_proxy_asks_both_for_what_they_answer(composed):
    caddy = (ROOT / "compose" / "Caddyfile").read_text("utf-8")
    (servers,) = re.findall(r"reverse_proxy (.+) \{", caddy)
    assert servers.split() == ["one:8000", "two:8000"]
    (asked,) = re.findall(r"health_uri (\S+)", caddy)
    assert asked in paths()
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in composed["services"]["proxy"]["volumes"]
