import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTENT_CHANGED } from "@learn-bittensor/contract/live";
import { createClient } from "graphql-ws/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { createContentClient } from "../app/site/content-client.server.ts";
import { startAlone } from "../tests/start-alone.ts";
import { anyStrapiTransport } from "./any-strapi/any-strapi-transport.ts";
import { createContentTeller } from "./content-teller.ts";
import { httpTransport } from "./content-transport.ts";
import { createSearch } from "./create-search.ts";

const SECRET = "what all of them know";
const TOKEN = "the token of the sites";
const IN_TIME = { timeout: 50_000, interval: 20 };
const QUESTION = '{ concepts(pagination: { limit: 1 }, sort: "slug") { data { attributes { slug title } } } }';

it("serves content and searches from processes of their own, and tells servers when a text has changed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-alone-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const contentDir = join(folder, "content");
  await cp("contract/tests/content", contentDir, { recursive: true });
  const heard: string[] = [];
  const told = await aListener(() => heard.push("a server"));
  const common = {
    CONTENT_DIR: contentDir,
    DATA_DIR: join(folder, "data"),
    CONTENT_API_TOKEN: TOKEN,
    CONTENT_WEBHOOK_SECRET: SECRET,
  };
  const provider = await startAlone("run-provider.ts", {
    ...common,
    TRUST_PROXY: "true",
    CONTENT_WEBHOOK_TO: told.origin,
  });
  const search = await startAlone("run-search.ts", { ...common, CONTENT_API_URL: provider });

  // As a server of the site asks them.
  const log = () => undefined;
  const { transport } = anyStrapiTransport(httpTransport(provider), { token: TOKEN, log });
  const ask = async () =>
    (await transport({ operationName: undefined, query: QUESTION, variables: {}, authorization: `Bearer ${TOKEN}` }))
      .body;
  expect(createContentClient(transport, TOKEN)).toBeDefined();
  const before: { data: { concepts: { data: { attributes: { slug: string; title: string } }[] } } } = JSON.parse(
    JSON.stringify(await ask()),
  );
  const { slug, title } = before.data.concepts.data[0]?.attributes ?? { slug: "", title: "" };
  const engine = createSearch(
    {
      contentApiToken: TOKEN,
      searchAdminKey: null,
      searchIndexPattern: "{source}_{locale}",
      searchKey: "learn-bittensor-search",
      searchUrl: search,
    },
    { content: transport, log },
  );
  const find = async (q: string) =>
    JSON.stringify((await engine.forSite.transport({ queries: [{ indexUid: "concept_en", q }] })).body);
  await vi.waitFor(async () => expect(await find(title)).toContain(slug), IN_TIME);

  followContent(provider, () => heard.push("a page"));
  await vi.waitFor(() => expect(heard).toEqual(["a page"]), IN_TIME);
  const word = `w${randomUUID().replaceAll("-", "")}`;
  const file = join(contentDir, "en", "concept", `${slug}.md`);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(title, `${title} ${word}`));
  await vi.waitFor(async () => expect(JSON.stringify(await ask())).toContain(word), IN_TIME);
  await vi.waitFor(() => expect(told.signed).toEqual([true]), IN_TIME);
  const texts = [expect.stringMatching(/^concept\/[a-z0-9]{24}$/)];
  expect(told.bodies).toEqual([{ event: "content.changed", texts }]);
  // Open pages ask their site at once: it has to have let go of what it cached.
  await vi.waitFor(() => expect(heard).toEqual(["a page", "a server", "a page"]), IN_TIME);
  const tell = createContentTeller({ origins: [search], secret: SECRET, now: () => new Date(), log });
  await tell(told.bodies[0]?.texts);
  await vi.waitFor(async () => expect(await find(word)).toContain(slug), IN_TIME);
  expect((await fetch(`${provider}/healthz`)).status).toBe(200);
  expect((await fetch(`${provider}/webhooks/content`, { method: "POST" })).status).toBe(401);
});

it("tells operators how the provider is, by itself as well, and makes its backups", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-alone-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const operators = `http://127.0.0.1:${await aFreePort()}`;
  const provider = await startAlone("run-provider.ts", {
    CONTENT_DIR: "contract/tests/content",
    DATA_DIR: join(folder, "data"),
    BACKUP_DIR: join(folder, "backups"),
    OPS_PORT: new URL(operators).port,
  });
  await fetch(`${provider}/graphql`);
  await vi.waitFor(async () => {
    const answer = await fetch(`${operators}/readyz`);
    expect([answer.status, Object.keys((await answer.json()).parts)]).toEqual([
      200,
      ["server", "provider", "mail", "database", "disk", "facts", "backup"],
    ]);
  }, IN_TIME);
  expect(await readdir(join(folder, "backups"))).toEqual([expect.stringMatching(/\.backup$/)]);
  const metrics = await (await fetch(`${operators}/metrics`)).text();
  expect(metrics).toMatch(/^http_request_duration_seconds_count\{method="GET",status="\d+"\} 1$/m);
});

it("tells again who was away, a few times, and says so", async () => {
  const said: string[] = [];
  const pauses: number[] = [];
  const tell = createContentTeller({
    origins: ["http://127.0.0.1:1"],
    secret: SECRET,
    now: () => new Date(),
    log: ({ level }) => said.push(level),
    wait: async (milliseconds) => pauses.push(milliseconds),
  });
  await tell();
  expect(pauses).toEqual([500, 2_000, 10_000, 30_000]);
  expect(said).toEqual(["warn", "warn", "warn", "warn", "error"]);
});

it("tells who was away for long that anything may have changed", async () => {
  const told = await aListener();
  let isAway = true;
  const tell = createContentTeller({
    origins: [told.origin],
    secret: SECRET,
    now: () => {
      if (isAway) throw new Error("away");
      return new Date();
    },
    log: () => undefined,
    wait: async () => undefined,
  });
  await tell(["concept/a1"]);
  isAway = false;
  await tell(["concept/b2"]);
  await tell(["concept/c3"]);
  expect(told.bodies.map(({ texts }) => texts)).toEqual([undefined, ["concept/c3"]]);
});

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("expected a port, got none");
  return address.port;
}

/** Hears what a provider tells open pages, until that ends: which content there is, and each change. */
function followContent(provider: string, hear: () => unknown): void {
  const client = createClient({
    url: `${provider.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  client.subscribe(
    { query: CONTENT_CHANGED },
    {
      next: hear,
      error: () => undefined,
      complete: () => undefined,
    },
  );
}

/** A server that is told: what, and whether each call was signed. */
async function aListener(hear: () => unknown = () => undefined) {
  const signed: boolean[] = [];
  const bodies: { event: string; texts?: string[] }[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const expected = createHmac("sha256", SECRET)
      .update(`${request.headers["x-webhook-timestamp"]}.`)
      .update(body)
      .digest("hex");
    bodies.push(JSON.parse(body.toString()));
    signed.push(request.url === "/webhooks/content" && request.headers["x-webhook-signature"] === expected);
    hear();
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("expected a port, got none");
  return { origin: `http://127.0.0.1:${address.port}`, signed, bodies };
}
