import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { buildASTSchema, Kind, parse, type TypeNode, validate, visit } from "graphql";
import { expect, it, onTestFinished } from "vitest";
import { startAlone } from "../tests/start-alone.ts";
import { OPTIONAL_PARTS } from "./any-strapi/optional-parts.ts";

const TOKEN = "the token of the site";
const OPTIONAL = new Set(OPTIONAL_PARTS.flatMap(({ fields }) => Object.keys(fields)));

it("has nothing to find fault with in the provider of the project", async () => {
  const folder = await mkdtemp(join(tmpdir(), "contract-check-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const settings = { CONTENT_DIR: "contract/tests/content", DATA_DIR: folder, CONTENT_API_TOKEN: TOKEN };
  const provider = await startAlone("run-provider.ts", settings);
  const live = { CONTENT_WS_URL: `${provider.replace("http", "ws")}/graphql` };
  const { exitCode, said } = await check(`${provider}/graphql`, live);
  expect(said).toContain(`${provider}: lists as the contract has them\n`);
  expect(said).not.toMatch(/✗|Without|CONTENT_WS_URL/);
  expect(said).toMatch(/^✓ account +(\d+) of \1$/m);
  expect(said).toMatch(/^(\d+) of \1 operations can be answered\.$/m);
  expect(exitCode).toBe(0);
});

it("tells of a Strapi with the content types alone what it lacks, why, and what the site leaves out", async () => {
  const { exitCode, said } = await check(await aBareStrapi());
  expect(said).toContain(": lists of Strapi 5 as it comes, which are translated\n");
  expect(said).toMatch(/^✓ concepts +(\d+) of \1$/m);
  expect(said).toMatch(/^✗ glossary +0 of (\d+)\n {4}getGlossary: Cannot query field "glossary" on type "Query"/m);
  for (const { name, leftOut } of OPTIONAL_PARTS)
    expect(said).toContain(`Without ${name}, the site leaves out: ${leftOut}.\n`);
  const [, answered, all] = /^(\d+) of (\d+) operations can be answered\.$/m.exec(said) ?? [];
  expect(Number(answered)).toBeGreaterThan(0);
  expect(Number(answered)).toBeLessThan(Number(all));
  expect(exitCode).toBe(1);
});

it("tells whether changes are told where CONTENT_WS_URL says, and that nobody answers there", async () => {
  const strapi = await aBareStrapi();
  const leftOut = "Without live connections, the site leaves out: open pages that follow their content.\n";
  const unknown = "Nobody answers at CONTENT_WS_URL, so nothing is known of live connections.\n";
  const refusing = await check(strapi, { CONTENT_WS_URL: `${strapi.replace("http", "ws")}/graphql` });
  expect([refusing.said.includes(leftOut), refusing.said.includes(unknown)]).toEqual([true, false]);
  const away = await check(strapi, { CONTENT_WS_URL: "ws://127.0.0.1:1/graphql" });
  expect([away.said.includes(leftOut), away.said.includes(unknown)]).toEqual([false, true]);
  const unset = await check(strapi);
  expect([unset.said.includes(leftOut), unset.said.includes(unknown)]).toEqual([false, false]);
});

it("says of what is no provider that it is none, and asks for an address where it has none", async () => {
  const nobody = await check("http://127.0.0.1:1");
  expect(nobody.said).toMatch(/^http:\/\/127\.0\.0\.1:1 does not answer as a content provider: /);
  const nowhere = await check("");
  expect(nowhere.said).toContain("Which provider? npm run contract:check -- https://…");
  expect([nobody.exitCode, nowhere.exitCode]).toEqual([1, 1]);
});

/** What the command says, and how it ends. */
async function check(
  address: string,
  settings: Record<string, string> = {},
): Promise<{ exitCode: number; said: string }> {
  const own = { NODE_OPTIONS: "", CONTENT_API_URL: "", CONTENT_API_TOKEN: TOKEN, CONTENT_WS_URL: "" };
  const env = { ...process.env, ...own, ...settings };
  const child = spawn(process.execPath, [fileURLToPath(new URL("contract-check.ts", import.meta.url)), address], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit") as Promise<[number]>,
  ]);
  return { exitCode, said: stdout + stderr };
}

/** A server that checks questions as a Strapi 5 without this project's plugin does, and has nothing to answer. */
async function aBareStrapi(): Promise<string> {
  const schema = bareSchema();
  const server = createServer(async (request, response) => {
    const asked = await text(request);
    // Nobody asks a Strapi by GET but who looks whether it is there.
    if (asked === "") return void response.writeHead(405).end();
    const { query } = JSON.parse(asked);
    const faults = validate(schema, parse(query));
    const errors = faults.map(({ message }) => ({ message, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }));
    response.writeHead(errors.length > 0 ? 400 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(errors.length > 0 ? { errors } : { data: {} }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("expected a port, got none");
  return `http://127.0.0.1:${address.port}`;
}

/** The recorded Strapi's schema without what it was extended by, and with lists as Strapi 5 has them by itself. */
function bareSchema() {
  const file = new URL("../../contract/strapi/schema.graphql", import.meta.url);
  const document = visit(parse(readFileSync(file, "utf8")), {
    FieldDefinition: {
      leave(field) {
        const name = field.name.value;
        if (OPTIONAL.has(name) || field.directives?.some((directive) => directive.name.value === "deprecated"))
          return null;
        return name.endsWith("_connection") ? undefined : { ...field, type: flatType(field.type) };
      },
    },
  });
  return buildASTSchema(document);
}

/** `ConceptEntityResponseCollection` → `[Concept!]!`, and so for relations. */
function flatType(type: TypeNode): TypeNode {
  if (type.kind === Kind.NON_NULL_TYPE) return { ...type, type: flatType(type.type) as never };
  if (type.kind !== Kind.NAMED_TYPE) return type;
  const [, single] = /^(\w+?)(?:EntityResponse|Relation(?:Response)?)Collection$/.exec(type.name.value) ?? [];
  if (!single) return type;
  const of: TypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: single } };
  return { kind: Kind.LIST_TYPE, type: of };
}
