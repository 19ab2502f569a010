"""Games, rules, posters, the description, the page, boards, replays, records, analysis."""

from __future__ import annotations

import base64
import hashlib
import random
import re
from dataclasses import replace

import pytest

import ludogare
from ludogare.core.drawing import POSTER
from ludogare.core.match.verified import verify
from ludogare.games import GAMES, find
from ludogare.server import protocol
from ludogare.server.http import openapi
from ludogare.server.http.static import Files
from ludogare.server.show import catalogue
from ludogare.server.show.rules import read, rules
from server.clients import Guest, run, serving

IS_POSTER = f'viewBox="0 0 {POSTER[0]} {POSTER[1]}"'


def test_the_games(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            english = (await web.get("/api/games", language="en")).json()
            french = (await web.get("/api/games", language="fr")).json()
            assert [g["name"] for g in english] == list(GAMES)
            for game in (*english, *french):
                assert game["title"]
                assert game["blurb"]
                assert game["minutes"] > 0
                assert game["seats"][0] <= game["seats"][1]
                assert {v["verb"] for v in game["actions"]} == set(find(game["name"]).actions.verbs)
                for option in game["options"]:
                    assert option["default"] in option["values"]
                    assert option["sentence"]
            assert english[0]["title"] != french[0]["title"]

    run(scenario())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_in_clauses(name, language):
    found = rules(name, language)
    numbers = [clause.number for clause in found.clauses]
    text = (find(name).folder / f"rules.{language}.md").read_text("utf-8")
    assert numbers == re.findall(r"^\*\*([A-Z]{2}-[\w.]+)\*\*", text, re.MULTILINE)
    assert [n for s in found.sections for n in s.clauses] == numbers
    assert found.title
    for clause in found.clauses:
        assert re.sub(r"<[^>]*>", "", clause.html).strip()
        assert "**" not in clause.html
        assert not re.search(r"<(?!/?(p|ul|ol|li|table|tr|td|strong|em|code|br)>)", clause.html)


@pytest.mark.parametrize(
    ("text", "html"),
    [
        (
            "a < b & *c* **d** `e`",
            "<p>a &lt; b &amp; <em>c</em> <strong>d</strong> <code>e</code></p>",
        ),
        ("- one\n- two\n  lines", "<ul><li>one</li><li>two lines</li></ul>"),
        ("<img src=x onerror=alert()>", "<p>&lt;img src=x onerror=alert()&gt;</p>"),
        ("<script>alert()</script>", "<p>&lt;script&gt;alert()&lt;/script&gt;</p>"),
        ("[a](javascript:alert)", "<p>[a](javascript:alert)</p>"),
        ("100\u00a0£\u202f!", "<p>100\u00a0£\u202f!</p>"),
    ],
)
def test_markup_in_the_rules(text, html):
    assert read(text).intro == html
    clause = read(f"**CC-1.2** {text}" if not text.startswith("-") else f"**CC-1.2**\n\n{text}")
    assert clause.clauses[0].number == "CC-1.2"
    assert clause.clauses[0].html.removeprefix("<p></p>") == html


def test_a_table_in_the_rules():
    html = read("| a | b |\n| --- | --- |\n| 1 | 2 |").intro
    assert re.findall(r"<(?:td|th)>(\w)", html) == ["a", "b", "1", "2"]


@pytest.mark.parametrize("name", GAMES)
def test_posters_and_their_style_sheets(name, tmp_path):
    svg = catalogue.poster(name, "en").svg.decode()
    sheets = catalogue.STYLE.findall(svg)
    assert len(sheets) == 1
    digest = base64.b64encode(hashlib.sha256(sheets[0].encode()).digest()).decode()
    assert f"'sha256-{digest}'" in catalogue.style_hashes()
    assert "style=" not in svg, "an inline style would be against the page’s policy"
    assert "<script" not in svg
    assert IS_POSTER in svg
    used, brought = (set(re.findall(found, svg)) for found in (r'href="#([^"]+)', r'id="([^"]+)'))
    assert used <= brought


def test_a_game_without_a_poster_shows_a_position(monkeypatch):
    game = catalogue.game_called("cape_to_cairo")
    monkeypatch.setitem(game.__dict__, "board", replace(game.board, poster=None))
    assert IS_POSTER not in catalogue.poster.__wrapped__("cape_to_cairo", "en").svg.decode()


def test_the_description_is_whole():
    import json

    described = json.loads(openapi.described())
    assert described["openapi"].startswith("3.1")
    text = json.dumps(described)
    for reference in re.findall(r'"#/components/schemas/(\w+)"', text):
        assert reference in described["components"]["schemas"], reference
    paths = {way.path for way in openapi.WAYS}
    assert set(described["paths"]) == paths | {"/api/tables/{table}/live"}
    settings = described["components"]["schemas"]["TableSettings"]["properties"]
    assert set(settings) == set(protocol.TableSettings.__struct_fields__)


def test_every_route_is_described(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            served = {r.path for r in web.app.routes() if r.path.startswith("/api/")}
            assert served == {way.path for way in openapi.WAYS} | {"/api/tables/{table}/live"}
            described = await web.get("/api")
            assert described.json()["info"]["title"] == "Ludogare"

    run(scenario())


def test_the_page_and_its_policy(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            first = await web.http.get("/")
            for path in ("/", "/t/anything", "/new/cape_to_cairo", "/rules/x", "/analysis"):
                page = await web.http.get(path)
                assert page.status_code == 200
                assert page.headers["content-type"] == "text/html; charset=utf-8"
                assert page.content == first.content
            policy = first.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            for hash_ in catalogue.style_hashes():
                assert hash_ in policy
            assert first.headers["x-content-type-options"] == "nosniff"
            assert first.headers["referrer-policy"] == "no-referrer"
            etag = first.headers["etag"]
            again = await web.http.get("/", headers={"If-None-Match": f'"other", {etag}'})
            assert again.status_code == 304
            assert again.content == b""
            packed = await web.http.get("/", headers={"Accept-Encoding": "gzip"})
            plain = await web.http.get("/", headers={"Accept-Encoding": "identity"})
            assert packed.content == plain.content
            assert packed.headers.get("content-encoding") == "gzip" or len(plain.content) < 1000
            assert "content-encoding" not in plain.headers

    run(scenario())


def test_what_the_page_is_made_of_is_kept_until_it_changes(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            page = (await web.http.get("/")).text
            named = re.findall(r'(?:href|src)="(/page/(@\w+)/[^"]+\.(?:css|js|woff2))"', page)
            assert {"main.js", "base.css", "overpass.woff2"} <= {a.split("/")[-1] for a, _ in named}
            assert len({version for _, version in named}) == 1
            for address, version in named:
                there = await web.http.get(address)
                assert there.status_code == 200
                assert "immutable" in there.headers["cache-control"]
                plain = await web.http.get(address.replace(f"{version}/", ""))
                assert plain.content == there.content
                assert plain.headers["cache-control"] == "no-cache"
                other = await web.http.get(address.replace(version, "@0123456789ab"))
                assert other.headers["cache-control"] == "no-cache", "it is of another version"
            assert (await web.http.get(f"/page/{named[0][1]}/no.js")).status_code == 404
            assert (await web.http.get(f"/page/{named[0][1]}")).status_code == 404

    run(scenario())


def test_files_that_change_have_another_version(tmp_path, monkeypatch):
    monkeypatch.setattr("ludogare.server.http.static.FRESH_S", 0.0)
    (tmp_path / "index.html").write_text('<script src="/page/a.js"> <a href="/page/b.svg">')
    (tmp_path / "a.js").write_text("one")
    files = Files(tmp_path)
    first = files.version
    assert files.index.content.decode() == (
        f'<script src="/page/@{first}/a.js"> <a href="/page/b.svg">'
    )
    assert files.index is files.index
    (tmp_path / "a.js").write_text("three")
    assert files.version != first
    assert f"@{files.version}/a.js" in files.index.content.decode()


def test_files_are_read_again_when_they_change(tmp_path):
    (tmp_path / "a.js").write_text("one")
    files = Files(tmp_path)
    first = files.find("a.js")
    assert first.content == b"one"
    assert files.find("a.js") is first
    (tmp_path / "a.js").write_text("three")
    assert files.find("a.js").content == b"three"
    (tmp_path / "out.js").symlink_to("/etc/hostname")
    assert files.find("out.js") is None
    assert files.find("b.js") is None
    (tmp_path / ".secret.js").write_text("x")
    assert files.find(".secret.js") is None


def test_boards(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            path = f"/api/tables/{table}/board.svg"
            async with web.guest(table, 0, keys[0]) as ada:
                start = ada.now["board"]
                mine = await web.get(path, keys[0], seat=0, seq=start)
                assert mine.headers["content-type"] == "image/svg+xml"
                assert mine.headers["cache-control"] == "private, no-cache"
                assert mine.text.startswith("<svg")
                await ada.done(action="bid 37")
                await ada.done(chat="the board stays")
                assert ada.now["board"] == start + 1
                after = await web.get(path, keys[0], seat=0, seq=ada.now["board"])
                assert after.text != mine.text
                assert (await web.get(path, keys[0], seat=0)).text == after.text
                old = await web.get(path, keys[0], seat=0, seq=start)
                assert old.text == mine.text
                french = await web.get(path, keys[0], seat=0, language="fr")
                narrow = await web.get(path, keys[0], seat=0, narrow="1")
                watcher = await web.get(path)
                assert len({after.text, french.text, narrow.text, watcher.text}) == 4
                known = {"If-None-Match": after.headers["etag"], "Authorization": f"Seat {keys[0]}"}
                same = await web.http.get(path, params={"seat": 0}, headers=known)
                assert same.status_code == 304
            assert (await web.get(path, seq=999)).status_code == 404
            assert (await web.get(path, seq="x")).status_code == 400
            assert (await web.get(path, seat=0)).status_code == 403
            assert (await web.get(path, seat=7)).status_code == 404
            waiting, _ = await web.make(seats="ml")
            assert (await web.get(f"/api/tables/{waiting}/board.svg")).status_code == 409

    run(scenario())


@pytest.mark.parametrize("name", GAMES)
def test_replay_record_and_analysis_of_a_finished_table(name, tmp_path):
    async def scenario():
        dice = random.Random(name)
        async with serving(tmp_path) as web:
            count = find(name).seats[0]
            table, keys = await web.make(name, "m" + "d" * (count - 1))
            cookie = f"ludogare-{table}={'.'.join(keys.values())}"
            async with web.live(table, additional_headers={"Cookie": cookie}) as socket:
                guests = [Guest(socket, seat, shared=True) for seat in range(count)]
                guest = guests[0]
                await guest.hello()
                while guest.now["status"] != "over":
                    seat = next(p["seat"] for p in guest.now["players"] if p["awaited"])
                    guest = guests[seat]
                    await guest.hello()
                    await guest.done(action=dice.choice(guest.now["actions"])["text"])
            record = await web.get(f"/api/tables/{table}/record")
            assert record.headers["content-disposition"].startswith("attachment")
            assert record.headers["cache-control"] == "no-store"
            match = ludogare.read(record.text)
            assert verify(match) == "fair"
            plies = len(match.plies)
            for ply in {0, 1, plies // 2, plies - 1, plies}:
                snap = (await web.get(f"/api/tables/{table}/replay", ply=ply, seat=0)).json()
                assert (snap["ply"], snap["plies"], snap["seat"]) == (ply, plies, 0)
                assert (snap["over"] is not None) == (ply == plies)
                board = await web.get(f"/api/tables/{table}/board.svg", seq=snap["board"])
                assert board.status_code == 200
                wanted = {"table": table, "ply": ply, "seat": 0}
                shown = (await web.post("/api/analysis", wanted)).json()
                assert shown["ply"] == ply
                assert shown["svg"].startswith("<svg")
                again = ludogare.read(shown["record"])
                assert len(again.plies) == ply
                by_record = {"record": record.text, "ply": ply, "seat": 0}
                assert (await web.post("/api/analysis", by_record)).json() == shown
            assert (await web.get(f"/api/tables/{table}/replay", ply=plies + 1)).status_code == 404

    run(scenario())


def test_a_tried_action_may_name_its_seat(tmp_path):
    async def scenario():
        match = ludogare.new("cape_to_cairo", seats=2, seed=7, names=["Ada", "Ben"])
        async with serving(tmp_path) as web:
            wanted = {"record": match.record(), "actions": ["1 bid 9"]}
            shown = (await web.post("/api/analysis", wanted)).json()
            assert [p["awaited"] for p in shown["players"]] == [True, False]
            assert shown["seat"] == 0
            shown = (await web.post("/api/analysis", {**wanted, "seat": 1})).json()
            assert shown["actions"] == []
            assert shown["story"][-1]["lines"] == ["Ben bids £9."]
            more = {**wanted, "actions": ["1 bid 9", "0 bid 4"]}
            assert (await web.post("/api/analysis", more)).json()["seat"] == 1, "who bid more picks"
            for odd in ("1 bid 4", "9" * 5000 + " bid 4"):
                wrong = {**wanted, "actions": ["1 bid 9", odd]}
                assert (await web.post("/api/analysis", wrong)).status_code == 400

    run(scenario())


def test_other_moves_in_analysis(tmp_path):
    async def scenario():
        match = ludogare.new("cape_to_cairo", seats=2, seed=7, names=["Ada", "Ben"])
        match.play("bid 12").play("bid 7")
        async with serving(tmp_path) as web:
            wanted = {"record": match.record(), "ply": 2, "actions": ["bid 5", "bid 9"]}
            shown = (await web.post("/api/analysis", wanted)).json()
            assert shown["seat"] == 1
            assert [a["verb"] for a in shown["actions"]] == ["pick", "pick"]
            more = [*wanted["actions"], shown["actions"][0]["text"]]
            shown = (await web.post("/api/analysis", {**wanted, "actions": more})).json()
            assert shown["seat"] is None
            assert {a["verb"] for a in shown["actions"]} == {"draw"}, "chance is chosen, too"
            told = [line for entry in shown["story"] for line in entry["lines"]]
            assert [entry["seq"] for entry in shown["story"]] == [1, 2, 3, 4, 5]
            assert told[2] == "Ada makes a bid.", "the whole line of play, as an onlooker sees it"
            assert "Ada takes the last one" in told[-1]
            drawn = shown["actions"][0]["text"]
            shown = (
                await web.post("/api/analysis", {**wanted, "actions": [*more, f"* {drawn}"]})
            ).json()
            assert len(shown["story"]) == 6
            for change, word in (
                ({"actions": ["bid 500"]}, "amount must be a whole number"),
                ({"actions": ["pass"]}, "bid (CC-1.4)"),
                ({"ply": 99}, "no ply 99"),
                ({"seat": 5}, "no seat 6"),
                ({"record": "nonsense"}, "line 1"),
                ({"record": match.record().replace("bid 12", "bid 912")}, "line"),
                ({"table": "x"}, "either a record or"),
                ({"language": "xx"}, "languages"),
            ):
                answer = await web.post("/api/analysis", {**wanted, **change})
                assert answer.status_code == 400, change
                assert word in answer.json()["error"]
            table, _ = await web.seated(seats="ml")
            running = await web.post("/api/analysis", {"table": table})
            assert running.status_code == 409
            long = {**wanted, "record": "x" * (2**20 + 1)}
            assert (await web.post("/api/analysis", long)).status_code == 413

    run(scenario())


def test_the_deals_are_told_once_the_match_is_over(tmp_path):
    async def scenario():
        async with serving(tmp_path) as web:
            table, keys = await web.seated(seats="ml")
            at = f"/api/tables/{table}"
            assert (await web.get(f"{at}/deals", keys[0])).status_code == 409
            async with web.guest(table, 0, keys[0]) as ada:
                await ada.done(resign=True)
            told = (await web.get(f"{at}/deals")).json()
            match = ludogare.read((await web.get(f"{at}/record")).text)
            assert [(deal["ply"], f"* {deal['dealt']}") for deal in told] == [
                (ply, line) for ply, line in enumerate(plies_of(match)) if line.startswith("*")
            ]
            assert all(deal["dealt"] in deal["outcomes"] for deal in told)
            assert all(len(deal["weights"]) == len(deal["outcomes"]) for deal in told)

    run(scenario())


def plies_of(match):
    lines = match.record().split("\n")
    return lines[lines.index("play") + 1 :][: len(match.plies)]
