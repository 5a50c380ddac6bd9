import { describe, expect, it, vi } from "vitest";
import { aConcept } from "../content/content-builders.ts";
import { createQueryAnswerer } from "../graphql/answer-queries.ts";
import { createDocuments } from "../graphql/documents.ts";
import { DEFAULT_LIMITS } from "../graphql/limits.ts";
import { createSchema } from "../graphql/schema.ts";
import { createYield } from "../limits/yield-to-event-loop.ts";
import { aProvider } from "../provider-builder.ts";
import { createHttpEndpoint } from "./create-http-endpoint.ts";

const QUERY = "{ concepts { data { slug } } }";
const ANSWER = { data: { concepts: { data: [{ slug: "staking" }] } } };

describe("createHttpEndpoint", () => {
  it("answers a query, wherever it is mounted", async () => {
    const { fetch } = await aProvider([aConcept()]);
    for (const url of ["http://localhost/graphql", "https://learn.test/api/graphql"]) {
      const response = await fetch(post({ query: QUERY }, url));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(await response.json()).toEqual(ANSWER);
    }
  });

  it("lets no cache store an answer", async () => {
    const { fetch } = await aProvider([aConcept()]);
    expect((await fetch(post({ query: QUERY }))).headers.get("cache-control")).toBe("no-store");
  });

  it("knows no other address", async () => {
    const { fetch } = await aProvider([]);
    const response = await fetch(post({ query: QUERY }, "http://localhost/api/concepts"));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      data: null,
      error: { status: 404, name: "NotFoundError", message: "Not Found" },
    });
  });

  it("refuses a body that is too long, also one that does not say so", async () => {
    const { fetch } = await aProvider([], { limits: { bodyBytes: 100 } });
    const body = JSON.stringify({ query: QUERY, variables: { note: "x".repeat(100) } });
    const refused = {
      data: null,
      error: { status: 413, name: "PayloadTooLargeError", message: "Request Entity Too Large" },
    };
    for (const sent of [body, new Blob([body]).stream()]) {
      const response = await fetch(request({ body: sent, duplex: "half" }));
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual(refused);
    }
  });

  it.each([
    ["null", "POST body missing, invalid Content-Type, or JSON object has no keys."],
    ["{}", "POST body missing, invalid Content-Type, or JSON object has no keys."],
    ['{"query":1}', "`query` must be a string."],
    ['{"query":"{ me { id } }","variables":[]}', "`variables` must be an object."],
    ['{"query":"{ me { id } }","operationName":1}', "`operationName` must be a string."],
  ])("refuses the body %s", async (body, message) => {
    const { fetch } = await aProvider([]);
    const response = await fetch(request({ body }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] });
  });

  it("takes a body that breaks off for nothing of its own", async () => {
    const log = vi.fn();
    const { fetch } = await aProvider([], { log });
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    expect((await fetch(request({ body, duplex: "half" }))).status).toBe(400);
    expect(log).not.toHaveBeenCalled();
  });

  it("reads a query from the address, where a browser asked beforehand", async () => {
    const { fetch } = await aProvider([aConcept()]);
    const variables = encodeURIComponent(JSON.stringify({ slug: "staking" }));
    const query = encodeURIComponent(
      "query find($slug: String) { concepts(filters: { slug: { eq: $slug } }) { data { slug } } }",
    );
    const url = `http://localhost/graphql?query=${query}&operationName=find&variables=${variables}`;
    const asked = new Request(url, { headers: { "apollo-require-preflight": "1" } });
    expect(await (await fetch(asked)).json()).toEqual(ANSWER);
    expect((await fetch(new Request(url))).status).toBe(400);
  });

  it.each([
    ["variables", "&variables=%7B", "The `variables` search parameter contains invalid JSON."],
    ["a query", "&query=", "GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension."],
  ])("refuses an address without %s that can be read", async (_, parameters, message) => {
    const { fetch } = await aProvider([]);
    const url = `http://localhost/graphql?${parameters}&query=${encodeURIComponent(QUERY)}`;
    const response = await fetch(new Request(url, { headers: { "apollo-require-preflight": "1" } }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] });
  });

  it.each([
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/graphql",
    "text/plain",
  ])("reads no body of the type %s, also where a browser asked beforehand", async (type) => {
    const { fetch } = await aProvider([aConcept()]);
    const headers = { "content-type": type, "apollo-require-preflight": "1" };
    for (const body of [`query=${encodeURIComponent(QUERY)}`, QUERY, JSON.stringify({ query: QUERY })]) {
      const response = await fetch(request({ headers, body }));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ message: expect.stringMatching(/^POST body missing/) }],
      });
    }
  });

  it.each([
    ["", "GraphQL operations must contain"],
    ["?query=/health", "Syntax Error"],
  ])("shows browsers no page of its own: /graphql%s", async (parameters, message) => {
    const { fetch } = await aProvider([]);
    const headers = { accept: "text/html,*/*", "apollo-require-preflight": "1" };
    const response = await fetch(new Request(`http://localhost/graphql${parameters}`, { headers }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining(message) }] });
  });

  it.each([
    ["no name", ""],
    ["an empty name", "&operationName="],
    ["its name", "&operationName=forget"],
  ])("changes nothing by an address with %s", async (_, parameters) => {
    const forgotPassword = vi.fn();
    const identify = async () => ({ kind: "refused" as const, message: "Invalid credentials" });
    const { fetch } = await aProvider([], { accounts: { identify, operations: { forgotPassword } } });
    const query = encodeURIComponent('mutation forget { forgotPassword(email: "ada@example.test") { ok } }');
    const url = `http://localhost/graphql?query=${query}${parameters}`;
    const response = await fetch(new Request(url, { headers: { "apollo-require-preflight": "1" } }));
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(forgotPassword).not.toHaveBeenCalled();
  });

  it("answers an error where an answer cannot be written", async () => {
    const log = vi.fn();
    const fetch = createHttpEndpoint({
      ...anEndpoint(),
      answer: async () => ({ status: 200, body: { data: { amount: 1n } } }),
      log,
    });
    const response = await fetch(post({ query: QUERY }));
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ errors: [{ message: "Internal Server Error" }] });
    expect(log).toHaveBeenCalledOnce();
  });

  it("knows no other methods", async () => {
    const { fetch } = await aProvider([]);
    const response = await fetch(request({ method: "PUT", body: "{}" }));
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST");
  });

  it("tells the accounts the visitor's address", async () => {
    const accounts = {
      identify: async () => ({ kind: "refused" as const, message: "Invalid credentials" }),
      operations: {
        forgotPassword: (_: unknown, { clientAddress }: { clientAddress: string | null }) => ({
          ok: clientAddress === "192.0.2.1",
        }),
      },
    };
    const { fetch } = await aProvider([], { accounts });
    const query = 'mutation { forgotPassword(email: "ada@example.test") { ok } }';
    const response = await fetch(post({ query }), { address: "192.0.2.1" });
    expect(await response.json()).toEqual({ data: { forgotPassword: { ok: true } } });
  });
});

function anEndpoint() {
  const schema = createSchema(undefined);
  const [limits, introspection, clock, log] = [DEFAULT_LIMITS, true, () => 0, console.error];
  const documents = createDocuments(schema, limits, { introspection });
  const yieldToEventLoop = createYield();
  const { check } = createQueryAnswerer({ schema, documents, limits, introspection, clock, yieldToEventLoop, log });
  const identify = async () => ({ kind: "visitor" as const });
  return { identify, check, allowedOrigins: [], maxBodyBytes: limits.bodyBytes };
}

function post(body: object, url?: string): Request {
  return request({ body: JSON.stringify(body) }, url);
}

function request(init: RequestInit & { duplex?: "half" }, url = "http://localhost/graphql"): Request {
  return new Request(url, { method: "POST", headers: { "content-type": "application/json" }, ...init });
}
