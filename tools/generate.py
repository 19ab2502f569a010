"""Writes the files of the page that say what Python says already: types, limits, marks, colours.

    python tools/generate.py          writes them
    python tools/generate.py --check  names those that are out of date, and fails if there are any

The shapes of messages and the limits come from server/protocol, the colours, fonts and marks
from core/drawing.py. `make generated` runs it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludogare.core import drawing
from ludogare.server import protocol

PAGE = Path(__file__).parents[1] / "src/ludogare/page"
LIMITS = ("MAX_", "MIN_")
NOTE = "tools/generate.py writes this file out of {source}."
WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Schema = Mapping[str, Any]


# Types


def structs() -> dict[str, type[msgspec.Struct]]:
    """Every message of the protocol, by name."""
    return {
        name: found
        for name in protocol.__all__
        if isinstance(found := getattr(protocol, name), type) and issubclass(found, msgspec.Struct)
    }


def refers(schema: object) -> Iterator[str]:
    """The names of messages that a schema holds."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].rpartition("/")[2]
        for part in schema.values():
            yield from refers(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from refers(part)


def answers(schemas: Mapping[str, Schema]) -> set[str]:
    """The messages that the server sends: those that refuse no unknown field, and their parts."""
    sent = [n for n, s in structs().items() if not s.__struct_config__.forbid_unknown_fields]
    for name in sent:
        sent += [part for part in refers(schemas[name]) if part not in sent]
    return set(sent)


def typescript(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return next(refers(schema))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typescript(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        items = typescript(schema["items"])
        return f"({items})[]" if "|" in items else f"{items}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typescript(values) if values else 'unknown'}>"
    return WORDS.get(schema.get("type", ""), "null" if schema.get("type") == "null" else "unknown")


def interface(name: str, schema: Schema, sent: bool) -> str:
    """A message as an interface.

    What the server sends is whole unless it leaves out defaults; what is sent to it may be short.
    """
    whole = sent and not structs()[name].__struct_config__.omit_defaults
    required = schema["properties"] if whole else schema.get("required", [])
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {typescript(of)};\n"
        for field, of in schema["properties"].items()
    )
    return f"/** {schema['description']} */\nexport interface {name} {{\n{fields}}}\n"


def types() -> str:
    """The messages of the protocol, for the type checker."""
    _, schemas = msgspec.json.schema_components(structs().values())
    sent = answers(schemas)
    note = f"/* The messages of the protocol. {NOTE.format(source='server/protocol')} */\n"
    return "\n".join([note, *(interface(n, schemas[n], n in sent) for n in structs())])


# Numbers and shapes


def limits() -> str:
    """How much the server takes."""
    found = {n: getattr(protocol, n) for n in protocol.__all__ if n.startswith(LIMITS)}
    lines = "".join(f"export const {name} = {value};\n" for name, value in found.items())
    note = NOTE.format(source="server/protocol")
    return f"/** How much the server takes. {note} */\n\n{lines}"


def marks() -> str:
    """The seats' marks, as the boards draw them."""
    lines = "".join(f"  {json.dumps(shape)},\n" for shape in drawing.MARKS)
    note = NOTE.format(source="core/drawing.py")
    return f"/** The shapes of the seats' marks. {note} */\n\nexport const MARKS = [\n{lines}];\n"


def palette() -> str:
    """The colours of the boards by day and by night, and their fonts."""
    day, night = 0, 1
    lines = [
        f"  --{name}: {both[day]};"
        if both[day] == both[night]
        else f"  --{name}: light-dark({both[day]}, {both[night]});"
        for name, both in {**drawing.PALETTE, **drawing.SEAT_COLOURS}.items()
    ]
    lines.append(f"  --enamel: {drawing.PALETTE['navy'][day]}; /* navy by day and by night */")
    lines.append(f"  --letters: {drawing.FONTS};")
    seats = [f".{seat} {{\n  fill: var(--{seat});\n}}" for seat in drawing.SEAT_COLOURS]
    note = NOTE.format(source="core/drawing.py")
    return "\n".join([f"/* Colours and letters. {note} */\n", ":root {", *lines, "}", *seats, ""])


FILES = {
    "lib/protocol.d.ts": types,
    "lib/limits.js": limits,
    "lib/marks.js": marks,
    "style/palette.css": palette,
}


def main() -> int:
    """Writes every file, or says which ones are out of date."""
    stale = {PAGE / name: made() for name, made in FILES.items() if text(PAGE / name) != made()}
    if "--check" in sys.argv:
        for file in stale:
            print(f"{file.relative_to(PAGE)} is out of date: make generated")
        return 1 if stale else 0
    for file, content in stale.items():
        file.write_text(content, encoding="utf-8")
        print(f"{file.relative_to(PAGE)} is written")
    return 0


def text(file: Path) -> str:
    """What a file holds."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


if __name__ == "__main__":
    sys.exit(main())
