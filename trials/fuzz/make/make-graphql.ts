import type { Random } from "../create-random.ts";
import type { Known, MakeInput, SchemaField } from "../input.ts";
import { hostileText, mutate } from "./hostile-text.ts";
import { anyJson, deepJson } from "./json-value.ts";
import { encoded } from "./make-address.ts";
import { toBytes } from "./to-bytes.ts";

/** They would end the session that the other inputs are sent in. */
const LEFT_OUT = new Set(["signOutEverywhere", "signOut", "endSession"]);

/** Questions to the provider: right by its schema, and then not. */
export const makeGraphql: MakeInput = (random, known) => {
  const query = makeDocument(random, known);
  const headers = [
    ["Host", known.host],
    ["Content-Type", random.chance(0.97) ? "application/json" : "text/plain"],
    ["X-Forwarded-For", `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`],
    ...(random.chance(0.5) ? [["Authorization", `Bearer ${known.token}`] as const] : []),
  ] as const;
  if (random.chance(0.1)) {
    const variables = encoded(JSON.stringify(anyJson(random)));
    const target = `/graphql?query=${encoded(query.slice(0, 3_000))}&variables=${variables}`;
    return toBytes({ method: "GET", target, headers }, random);
  }
  return toBytes({ method: "POST", target: "/graphql", headers, body: aBody(random, query) }, random);
};

function aBody(random: Random, query: string): string {
  if (random.chance(0.02)) return deepJson(random);
  const variables = random.chance(0.9) ? { a: anyJson(random), b: anyJson(random) } : anyJson(random);
  const body = JSON.stringify({
    query: random.chance(0.97) ? query : anyJson(random),
    ...(random.chance(0.5) && { variables }),
    ...(random.chance(0.03) && { operationName: hostileText(random) }),
    ...(random.chance(0.05) && { extensions: anyJson(random) }),
  });
  return random.chance(0.03) ? mutate(body, random) : body;
}

/** A document; also what a live connection is asked. */
export function makeDocument(random: Random, known: Known): string {
  const root = random.pick(["Query", "Query", "Query", "Query", "Mutation", "Mutation", "Subscription"]);
  const variables = random.chance(0.9) ? "" : random.pick(["($a: ID)", "($a: JSON, $b: [String])", "($a: Int = 1e9)"]);
  const directive = random.chance(0.9) ? "" : random.pick([" @skip(if: $a)", " @include(if: true)", " @a".repeat(50)]);
  const selection = random.chance(0.01) ? "{a".repeat(2_000) : select(random, known, root, 5);
  const document = `${root.toLowerCase()} ${variables}${directive}${selection}`;
  const fragments = random.chance(0.05) ? `fragment f on ${root} { ...f } ${document}` : document;
  return random.chance(0.15) ? mutate(fragments, random) : fragments;
}

function select(random: Random, known: Known, typeName: string, depth: number): string {
  const type = known.schema.get(typeName);
  if (!type || type.kind === "enum") return "";
  if (type.kind === "union" || depth === 0) return " { __typename }";
  const possible = type.fields.filter(({ name }) => !LEFT_OUT.has(name));
  const chosen = Array.from({ length: 1 + random.below(4) }, () => random.pick(possible));
  const fields = chosen.map((field, index) => {
    const args = argsOf(random, known, field);
    const alias = args !== "" || random.chance(0.2) ? `a${index}: ` : "";
    return `${alias}${field.name}${args}${select(random, known, nameOf(field.type), depth - 1)}`;
  });
  return ` { ${random.chance(0.02) ? fields.join(" ").repeat(20) : fields.join(" ")} }`;
}

function argsOf(random: Random, known: Known, { args }: SchemaField): string {
  const given = args.filter(({ type }) => type.endsWith("!") || random.chance(0.3));
  if (given.length === 0) return "";
  return `(${given.map(({ name, type }) => `${name}: ${literal(random, known, type, 3)}`).join(", ")})`;
}

/** A value of a type, or of another one. */
function literal(random: Random, known: Known, type: string, depth: number): string {
  if (random.chance(0.02)) return random.pick(["$a", "$b", "null", "{}", "[]", "1e999", "-0"]);
  if (type.startsWith("[")) {
    const items = random.some(3, () => literal(random, known, type.replace(/^\[|\]!?$/g, ""), depth));
    return `[${items.join(", ")}]`;
  }
  const input = known.schema.get(nameOf(type));
  if (input?.kind === "enum") return random.chance(0.97) ? random.pick(input.fields).name : "nothing";
  if (input) {
    if (depth === 0) return "{}";
    const fields = input.fields.filter((field) => field.type.endsWith("!") || random.chance(2 / input.fields.length));
    return `{ ${fields.map(({ name, type: of }) => `${name}: ${literal(random, known, of, depth - 1)}`).join(", ")} }`;
  }
  return leaf(random, nameOf(type));
}

function leaf(random: Random, type: string): string {
  switch (type) {
    case "Int":
    case "Float":
      return random.pick(["0", "1", "2", "10", "100", "-1", "2147483647", random.pick(["2147483648", "1.5", "1e308"])]);
    case "Boolean":
      return random.pick(["true", "false"]);
    case "I18NLocaleCode":
      return random.chance(0.95) ? random.pick(['"en"', '"de"', '"ko"']) : JSON.stringify(hostileText(random));
    default: {
      const sound = random.pick(["en", "staking", "title:asc", "2026-11-26", "2026-11-26T10:00:00.000Z"]);
      return JSON.stringify(random.chance(0.5) ? sound : hostileText(random));
    }
  }
}

function nameOf(type: string): string {
  return type.replace(/[[\]!]/g, "");
}
