import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { createDocuments } from "../../provider/graphql/documents.ts";
import { DEFAULT_LIMITS } from "../../provider/graphql/limits.ts";
import { createSchema } from "../../provider/graphql/schema.ts";
import { projectRoot } from "../../scripts/project-paths.mjs";
import type { Known } from "./input.ts";
import { inputOf, KIND_NAMES } from "./kinds.ts";
import { readSchema } from "./make/read-schema.ts";

const SCHEMA = readFileSync(path.join(projectRoot, "contract", "schema.graphql"), "utf8");
const KNOWN: Known = {
  origin: "http://127.0.0.1:3000",
  host: "127.0.0.1:3000",
  paths: ["/", "/concepts/staking/staking"],
  token: "a.b.c",
  password: "a long pass-phrase",
  passkeys: [
    { intent: "passkey-login", target: "/login", ceremony: "a.b.c", response: '{"response":{"signature":"AA"}}' },
  ],
  questions: [{ slug: "staking", question: "first", options: ["this", "that"] }],
  visitor: "7",
  schema: readSchema(SCHEMA),
  files: [{ path: "content/en/concept/staking.md", text: "---\ntitle: Staking\n---\n\nA text.\n" }],
};

it("makes the same input of the same seed and number, and others of others", () => {
  const texts = (seed: number) => Array.from({ length: 50 }, (_, index) => JSON.stringify(inputOf(seed, index, KNOWN)));
  expect(texts(1)).toEqual(texts(1));
  expect(texts(1)).not.toEqual(texts(2));
  expect(new Set(texts(1)).size).toBeGreaterThan(45);
});

it("makes inputs of each kind", () => {
  const kinds = new Set(Array.from({ length: 500 }, (_, index) => inputOf(3, index, KNOWN).kind));
  expect([...kinds].sort()).toEqual([...KIND_NAMES].sort());
});

it("sends to each endpoint that takes what scripts of pages send", () => {
  const inputs = Array.from({ length: 4_000 }, (_, index) => inputOf(5, index, KNOWN).input);
  const lines = inputs.map((input) => (input.by === "http" ? input.bytes.toString().split("\r\n", 1)[0] : ""));
  for (const path of ["/learning.json", "/review.json", "/passkey.json", "/login", "/feedback", "/learning/placement"])
    expect(lines).toContain(`POST ${path} HTTP/1.1`);
});

it("asks the provider much that it understands: what is refused at once tries nothing further", () => {
  const documents = createDocuments(createSchema(undefined), DEFAULT_LIMITS, { introspection: false });
  const inputs = Array.from({ length: 1_500 }, (_, index) => inputOf(4, index, KNOWN));
  const asked = inputs.flatMap(({ kind, input }) =>
    kind === "GraphQL documents" && input.by === "http" ? [queryOf(input.bytes.toString())] : [],
  );
  const understood = asked.filter((query) => typeof query === "string" && !("errors" in documents.get(query)));
  expect(understood.length / asked.length).toBeGreaterThan(0.2);
});

function queryOf(request: string): unknown {
  try {
    return JSON.parse(request.slice(request.indexOf("\r\n\r\n") + 4)).query;
  } catch {
    return null; // What cannot be read is among what is sent.
  }
}
