import { connect } from "node:net";
import { type RawAnswer, rawRequest } from "./raw-request.ts";
import { expect, test } from "./visitor.ts";

const TITLES = "{ concepts(pagination: { limit: 2 }) { data { attributes { title } } } }";
const JSON_BODY = { "content-type": "application/json" };
const deep = (levels: number): string => (levels === 0 ? "slug" : `related { data { ${deep(levels - 1)} } }`);

test("others ask for content at /graphql", async ({ baseURL }) => {
  const answer = await ask(baseURL, { query: TITLES });
  expect(answer.status).toBe(200);
  const { data } = JSON.parse(answer.body.toString());
  expect(data.concepts.data).toHaveLength(2);
  expect(data.concepts.data[0].attributes.title).toMatch(/\S/);
});

test.describe("what cannot be answered is a GraphQL error", () => {
  const queries = {
    "a text that is no GraphQL": ["{ concepts { ", "GRAPHQL_PARSE_FAILED"],
    "an unknown field": ["{ concepts { data { attributes { nonsense } } } }", "GRAPHQL_VALIDATION_FAILED"],
    "too deep": [`{ concepts { data { ${deep(9)} } } }`, "GRAPHQL_VALIDATION_FAILED"],
    "brackets without end": [`{ concepts(sort: ${"[".repeat(2_900)}`, "GRAPHQL_PARSE_FAILED"],
    "too many fields": [`{ ${"...F ".repeat(15)} } fragment F on Query { ${wide(12)} }`, "GRAPHQL_VALIDATION_FAILED"],
    "too many names": [`{ ${"me { id } ".repeat(2_000)} }`, "GRAPHQL_PARSE_FAILED"],
    "the schema, which is closed": ["{ __schema { types { name } } }", "GRAPHQL_VALIDATION_FAILED"],
  } as const;
  for (const [what, [query, code]] of Object.entries(queries)) {
    test(what, async ({ baseURL }) => {
      const answer = await ask(baseURL, { query });
      expect(answer.status).toBe(400);
      expect(codesOf(answer)).toContain(code);
      expect(JSON.parse(answer.body.toString())).not.toHaveProperty("data");
      expectNoInternals(answer);
    });
  }

  test("a page of another site", async ({ baseURL }) => {
    const headers = { "content-type": "text/plain", origin: "https://evil.example" };
    const answer = await ask(baseURL, { query: TITLES }, { headers });
    expect(answer.status).toBe(400);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.body.toString()).toContain("Cross-Site Request Forgery");
  });

  test("a change by GET, and a method there is none of", async ({ baseURL }) => {
    const query = encodeURIComponent('mutation { forgotPassword(email: "a@example.test") { ok } }');
    const headers = { "apollo-require-preflight": "1" };
    const byGet = await rawRequest(baseURL ?? "", `/graphql?query=${query}`, { headers });
    expect([byGet.status, byGet.headers.allow]).toEqual([405, "POST"]);
    const put = await ask(baseURL, { query: TITLES }, { method: "PUT" });
    expect([put.status, put.headers.allow]).toEqual([405, "GET, POST"]);
  });
});

test.describe("what cannot be read is refused in the recorded form", () => {
  test("a body that is no JSON", async ({ baseURL }) => {
    const answer = await rawRequest(baseURL ?? "", "/graphql", { method: "POST", headers: JSON_BODY, body: ["{ not"] });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ data: null, error: { name: "SyntaxError" } });
    expectNoInternals(answer);
  });

  for (const isAnnounced of [true, false]) {
    test(`a body that is too long, ${isAnnounced ? "and says so" : "piece by piece"}`, async ({ baseURL }) => {
      const pieces = Array.from({ length: 15 }, () => " ".repeat(10_000));
      const headers = { ...JSON_BODY, ...(isAnnounced && { "content-length": "150000" }) };
      const answer = await rawRequest(baseURL ?? "", "/graphql", { method: "POST", headers, body: pieces });
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ error: { name: "PayloadTooLargeError" } });
    });
  }

  test("a token that is none of ours", async ({ baseURL }) => {
    const headers = { ...JSON_BODY, authorization: "Bearer undefined" };
    const answer = await ask(baseURL, { query: TITLES }, { headers });
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ data: null, error: { name: "UnauthorizedError" } });
  });

  test("a request that breaks off does no harm", async ({ baseURL }) => {
    const { hostname, port, host } = new URL(baseURL ?? "");
    await new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.on("error", reject).on("close", () => resolve());
      const head = `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n`;
      socket.write(`${head}{"query":`, () => socket.destroy());
    });
    expect((await ask(baseURL, { query: TITLES })).status).toBe(200);
  });
});

function ask(
  origin: string | undefined,
  body: object,
  { method = "POST", headers = JSON_BODY }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return rawRequest(origin ?? "", "/graphql", { method, headers, body: [JSON.stringify(body)] });
}

function codesOf(answer: RawAnswer): string[] {
  const { errors }: { errors: { extensions: { code: string } }[] } = JSON.parse(answer.body.toString());
  return errors.map(({ extensions }) => extensions.code);
}

/** A field with many others below it. */
function wide(fields: number): string {
  const names = Array.from({ length: fields }, () => "slug title description level order documentId").join(" ");
  return `concepts { data { ${names} } }`;
}

function expectNoInternals(answer: RawAnswer): void {
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.body.toString()).not.toMatch(/node_modules|node:internal|file:\/\/\/|\bat \w+ \(/);
}
