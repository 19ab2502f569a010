"""Errors are data: a message, its arguments and a clause; every language makes the sentence."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import ludogare
from ludogare.bots import Forfeit
from ludogare.core.saying import errors
from ludogare.core.saying.errors import BadRecord, IllegalAction, LudogareError
from ludogare.core.saying.texts import LANGUAGES, Voice
from ludogare.games import find
from ludogare.server import errors as refusals

PACKAGE = Path(ludogare.__file__).parent
FAMILY = {
    name
    for name, kind in [*vars(errors).items(), *vars(refusals).items(), ("Forfeit", Forfeit)]
    if isinstance(kind, type) and issubclass(kind, LudogareError)
}
CLAUSE = re.compile(r"\([A-Z]{2}-(?:Q|\d+\.)\d+")
ATTRIBUTES = {"BadRecord": {"line", "file"}, "IllegalAction": {"tried"}, "Forfeit": {"why"}}
"""Arguments of errors that are not arguments of their messages."""


def refused(do, *args, **more):
    with pytest.raises(LudogareError) as caught:
        do(*args, **more)
    return caught.value


def in_french(error):
    return Voice(None, "fr").refusal(error)


def plain(text):
    """With the spaces that any keyboard has."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


# What an error knows


def test_an_illegal_action_says_what_was_tried_why_and_by_which_clause():
    match = ludogare.new("cape_to_cairo", seats=2, seed=7, names=["Ada", "Ben"])
    match.play("bid 12").play("bid 7")
    error = refused(match.play, "pick 1")
    assert isinstance(error, IllegalAction)
    assert (error.tried, error.message, error.clause) == ("pick 1", "no-pick", "CC-3.5")
    assert str(error) == "pick 1: that landscape is not for sale (CC-3.5)"
    assert plain(in_french(error)) == "pick 1 : ce paysage n’est pas à vendre (CC-3.5)"


def test_an_error_keeps_the_names_of_the_players():
    match = ludogare.new("cape_to_cairo", seats=2, seed=7, names=["Ada", "Ben"])
    error = refused(match.play, "bid 120", 1)
    assert (error.facts, error.clause) == ({"seat": 1, "capital": 100}, "CC-3.3")
    assert str(error) == "bid 120: Ben has £100 (CC-3.3)"
    match.play("bid 12", 0)
    error = refused(match.play, "bid 12", 0)
    assert error.facts == {"seat": 0, "seats": [1]}
    assert str(error) == "bid 12: it is not Ada’s turn; Ben to act"
    assert plain(in_french(error)) == "bid 12 : ce n’est pas à Ada de jouer ; on attend Ben"


def test_an_error_within_an_error_is_said_in_the_same_language():
    record = ludogare.new("cape_to_cairo", seats=2, seed=7).record()
    error = refused(ludogare.read, record.replace("* reveal", "* unveil", 1))
    assert isinstance(error, BadRecord)
    assert (error.line, error.message) == (9, "record-problem")
    assert error.facts["problem"].message == "action-unknown"
    assert str(error).startswith("line 9: unveil 15: no such action; the actions are bid <amount>")
    assert plain(in_french(error)).startswith("ligne 9 : unveil 15 : cette action n’existe pas")


@pytest.mark.parametrize(
    ("wrong", "english", "french"),
    [
        (
            lambda: ludogare.new("chess"),
            "there is no game called 'chess'; the games are cape_to_cairo, ",
            "aucun jeu ne s’appelle 'chess' ; les jeux sont cape_to_cairo, ",
        ),
        (
            lambda: ludogare.new("channel_tunnel", seats=3),
            "channel_tunnel is for 2 players, not 3",
            "channel_tunnel se joue à 2, pas à 3",
        ),
        (
            lambda: ludogare.new("steam_tunnel", charity="perhaps"),
            "charity must be one of no, yes, not 'perhaps' (ST-10.5)",
            "charity doit être l’une des valeurs no, yes, pas 'perhaps' (ST-10.5)",
        ),
        (
            lambda: ludogare.new("cape_to_cairo").play("fly"),
            "fly: no such action; ",
            "fly : cette action n’existe pas ; ",
        ),
        (
            lambda: ludogare.new("cape_to_cairo").play("bid 500"),
            "bid 500: amount must be a whole number from 0 to ",
            "bid 500 : amount doit être un nombre entier de 0 à ",
        ),
    ],
)
def test_both_languages_say_the_same(wrong, english, french):
    error = refused(wrong)
    assert str(error).startswith(english)
    assert plain(in_french(error)).startswith(french)


def test_an_error_survives_the_way_between_processes():
    match = ludogare.new("cape_to_cairo", seats=2, seed=7, names=["Ada", "Ben"])
    lost = Forfeit("lost-late", why="late", seconds="3")
    for error in (
        refused(match.play, "bid 120", 1),
        lost,
        BadRecord("record-title", title="x", line=3),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert vars(again) == vars(error)
        assert str(again) == str(error)


def test_a_very_long_argument_is_cut_short():
    error = refused(ludogare.new("cape_to_cairo").play, "x" * 5000)
    assert len(str(error)) < 2500
    assert "…" in str(error)


# What stands in the texts


def needed(folder: Path, language: str) -> dict[str, set[str]]:
    """The arguments that each message of a file needs, with those of the messages it names."""

    class Names(visitor.Visitor):
        def __init__(self):
            self.arguments, self.messages = set(), set()

        def visit_VariableReference(self, node):  # noqa: N802
            self.arguments.add(node.id.name)

        def visit_MessageReference(self, node):  # noqa: N802
            self.messages.add(node.id.name)

    found: dict[str, Names] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Names()
            found[entry.id.name].visit(entry)

    def arguments(name: str) -> set[str]:
        within = [arguments(other) for other in found[name].messages if other in found]
        return found[name].arguments.union(*within)

    return {name: arguments(name) for name in found}


def raised() -> list[tuple[str, str, set[str]]]:
    """Every error that is made in the package: where, its message, its arguments."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            called = ast.unparse(call.func).rsplit(".")[-1]
            if called not in FAMILY | {"refuse"} or not call.args:
                continue
            first = call.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            assert not isinstance(first, ast.JoinedStr), f"{file}:{call.lineno} makes a sentence"
            given = {word.arg for word in call.keywords if word.arg} - ATTRIBUTES.get(called, set())
            where = f"{file.relative_to(PACKAGE).as_posix()}:{call.lineno}"
            found += [(where, c.value, given) for c in choices if isinstance(c, ast.Constant)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_that_is_raised_has_its_sentence_and_its_arguments(language):
    shared = needed(PACKAGE / "core" / "saying", language) | needed(PACKAGE / "server", language)
    made = raised()
    assert len(made) > 100
    for where, message, given in made:
        game = re.match(r"games/(\w+)/", where)
        known = shared | needed(find(game[1]).folder, language) if game else shared
        assert message in known, f"{where}: {message} in {language}"
        derived = {"name"} if "seat" in given else {"names"} if "seats" in given else set()
        assert known[message] <= given | derived, f"{where}: {message} in {language}"


def test_clauses_are_data_and_stand_in_no_sentence(game):
    clauses = {m: c for m, c in game.show.clauses.items() if m.startswith("no-")}
    own = {name for name in needed(game.folder, "en") if name.startswith("no-")}
    assert set(clauses) == own
    for language in LANGUAGES:
        texts = (game.folder / f"{language}.ftl").read_text("utf-8")
        assert not CLAUSE.search(texts)
        rules = (game.folder / f"rules.{language}.md").read_text("utf-8")
        assert all(f"**{clause}**" in rules for clause in clauses.values())


def test_nobody_swaps_the_voice_of_a_match():
    match = ludogare.new("cape_to_cairo", seats=2, seed=7, language="fr")
    assert match.names == ["Joueur 1", "Joueur 2"]
    assert match.voice.language == "fr"
    with pytest.raises(AttributeError):
        match.voice = Voice(match.game, "en")
