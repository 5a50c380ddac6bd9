import type { SchemaField, SchemaType } from "../input.ts";

/** Types with their fields, as the provider's schema has them. Not a parser: it knows how that one file is written. */
export function readSchema(text: string): Map<string, SchemaType> {
  const plain = text.replace(/"""[\s\S]*?"""/g, "").replace(/\(\s*([^()]*?)\s*\)/g, (_, args: string) => {
    return `(${args.split(/\s*\n\s*/).join(", ")})`;
  });
  const types = new Map<string, SchemaType>();
  for (const [, kind, name = "", body = ""] of plain.matchAll(/^(type|input|enum) (\w+)[^{\n]*\{\n([\s\S]*?)^\}/gm)) {
    const fields = body.split("\n").flatMap(kind === "enum" ? readValue : readField);
    if (fields.length > 0)
      types.set(name, { kind: kind === "input" ? "input" : kind === "enum" ? "enum" : "type", fields });
  }
  for (const [, name = ""] of plain.matchAll(/^union (\w+)/gm)) types.set(name, { kind: "union", fields: [] });
  return types;
}

function readValue(line: string): SchemaField[] {
  const name = line.trim();
  return name === "" ? [] : [{ name, type: "", args: [] }];
}

function readField(line: string): SchemaField[] {
  const [, name, args = "", type] = /^\s*(\w+)(\([^)]*\))?: ([\w[\]!]+)/.exec(line) ?? [];
  if (!name || !type) return [];
  const named = [...args.matchAll(/(\w+): ([\w[\]!]+)/g)].map(([, arg = "", argType = ""]) => {
    return { name: arg, type: argType };
  });
  return [{ name, type, args: named }];
}
