"""`ludogare completion SHELL`: what a shell offers when Tab is pressed."""

from __future__ import annotations

import argparse
from typing import Any

from ludogare.bots import BOTS
from ludogare.games import GAMES

KNOWN = {"game": GAMES, "games": GAMES, "bot": tuple(BOTS), "bots": tuple(BOTS)}
"""What arguments of these names may be; for others, the shell offers files."""

BASH = """\
_ludogare() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command= known=
  local i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${{COMP_WORDS[i]}} in {commands}) command=${{COMP_WORDS[i]}}; break ;; esac
  done
  case $command:$before in
{values}
  *) case $command in
{words}
    esac ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$known" -- "$word")
}}
complete -o bashdefault -o default -F _ludogare ludogare
"""
ZSH = "autoload -U +X bashcompinit && bashcompinit\n"
SHELLS = ("bash", "zsh", "fish")


def add(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser("completion", help="print what makes a shell complete commands")
    parser.add_argument("shell", choices=SHELLS)
    parser.set_defaults(run=run, commands=commands)


def run(asked: Any) -> int:
    """Prints the script."""
    parts: dict[str, argparse.ArgumentParser] = asked.commands.choices
    print(fish(parts) if asked.shell == "fish" else bash(parts, asked.shell), end="")
    return 0


def switches(parser: argparse.ArgumentParser) -> dict[str, tuple[str, ...]]:
    """The switches of a command, each with what may follow it, if that is known."""
    return {
        name: tuple(map(str, action.choices or KNOWN.get(action.dest, ())))
        for action in parser._actions
        for name in action.option_strings
        if name.startswith("--")
    }


def words(parser: argparse.ArgumentParser) -> tuple[str, ...]:
    """What may stand in a command without a switch, if that is known."""
    return tuple(
        str(word)
        for action in parser._actions
        if not action.option_strings
        for word in action.choices or KNOWN.get(action.dest, ())
    )


def bash(parts: dict[str, argparse.ArgumentParser], shell: str) -> str:
    """The script for bash, which zsh can read too."""
    values, lines = [], [f'    "") known="{" ".join(parts)} --language --help" ;;']
    for name, parser in parts.items():
        known = switches(parser)
        lines.append(f'    {name}) known="{" ".join([*words(parser), *known])}" ;;')
        values += [
            f'  {name}:{switch}) known="{" ".join(after)}" ;;'
            for switch, after in known.items()
            if after
        ]
    text = BASH.format(commands="|".join(parts), values="\n".join(values), words="\n".join(lines))
    return ZSH + text if shell == "zsh" else text


def fish(parts: dict[str, argparse.ArgumentParser]) -> str:
    """The script for fish."""
    every = "complete --command ludogare"
    lines = [f"{every} --condition __fish_use_subcommand --arguments '{' '.join(parts)}'"]
    for name, parser in parts.items():
        here = f"{every} --condition '__fish_seen_subcommand_from {name}'"
        if known := words(parser):
            lines.append(f"{here} --arguments '{' '.join(known)}'")
        for switch, after in switches(parser).items():
            more = f" --exclusive --arguments '{' '.join(after)}'" if after else ""
            lines.append(f"{here} --long-option {switch[2:]}{more}")
    return "\n".join(lines) + "\n"
