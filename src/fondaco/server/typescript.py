"""The page's types, made from the protocol: ``python -m fondaco.server.typescript > web/src/protocol/messages.ts``."""

import re
import sys
from typing import Any

import msgspec

from fondaco.server import protocol

_HEAD = """\
// Made from the server's protocol by `python -m fondaco.server.typescript`. Do not edit.
"""

_UNIONS = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
_HTTP = (
    protocol.Opening,
    protocol.Branching,
    protocol.Opened,
    protocol.Sitting,
    protocol.MatchSummary,
    protocol.GameSummary,
    protocol.GameDescription,
    protocol.Replay,
    protocol.Problem,
)

Schema = dict[str, Any]


def generate() -> str:
    """All types as one TypeScript module."""
    types = (*_UNIONS.values(), *_HTTP)
    roots, definitions = msgspec.json.schema_components(types, ref_template="{name}")
    parts = [_HEAD, f"export const SPECTATOR = {protocol.SPECTATOR};\n"]
    parts += [_interface(name, definition) for name, definition in definitions.items()]
    for name, root in zip(_UNIONS, roots, strict=False):
        members = "".join(f"\n  | {member['$ref']}" for member in root["anyOf"])
        parts.append(f"export type {name} ={members};\n")
    return "\n".join(parts)


def _interface(name: str, definition: Schema) -> str:
    """One struct."""
    required = set(definition.get("required", ()))
    lines = []
    for field, schema in definition["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(schema)};\n")
    comment = " ".join(re.sub(r":\w+:(?=`)|`(?=`)", "", definition["description"]).split())
    return f"/** {comment} */\nexport interface {name} {{\n{''.join(lines)}}}\n"


def _type(schema: Schema) -> str:
    """The TypeScript type of one JSON Schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(member) for member in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            inner = _type(schema["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {_type(values) if values else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(schema["type"])
        case None:
            return "unknown"
        case other:
            raise NotImplementedError(f"JSON Schema type {other}")


if __name__ == "__main__":
    sys.stdout.write(generate())
