import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { CONTENT_CHANGED } from "@learn-bittensor/contract/live";
import { findFreePort } from "../scripts/start-server.mjs";
import { openMailbox } from "./account/mailbox.ts";
import { startOwnSite } from "./own-site.ts";
import { makeAccountsPlace, tryAccountAtBoth } from "./shared-accounts.ts";
import { copySmallContent, SMALL } from "./small-content.ts";
import { tellOfChange } from "./tell-of-change.ts";
import { expect, test } from "./visitor.ts";
import { hasRedis, openWayToRedis } from "./way-to-redis.ts";

const SECRET = "a secret of two servers";
/** Of what the clients of one network may cost in a minute: a page that there is not costs two. */
const BUDGET = 10;
const TOLD_WITHIN_MS = 1_000;

test("two servers share a Redis: what has changed, what one client may cost, and go on without it; and their accounts", async ({
  request,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: a machine may have no Redis, and then it says so.
  test.skip(!(await hasRedis()), "no Redis at 127.0.0.1:6379 (TEST_REDIS_URL names another)");
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-servers-"));
  const contentDir = path.join(folder, "content");
  await copySmallContent(contentDir);
  const redis = await openWayToRedis();
  const accounts = await makeAccountsPlace();
  const mailbox = await openMailbox();
  const prefix = `test-${randomBytes(6).toString("hex")}`;
  const start = async (name: string) => {
    const operators = await findFreePort();
    const settings = {
      CONTENT_DIR: contentDir,
      CONTENT_WEBHOOK_SECRET: SECRET,
      // Pages that are open are told, wherever that is.
      CONTENT_WS_URL: "ws://127.0.0.1/graphql",
      CACHE_URL: redis.url,
      CACHE_PREFIX: prefix,
      CLIENT_BUDGET: String(BUDGET),
      TRUST_PROXY: "true",
      OPS_PORT: String(operators),
      SMTP_URL: mailbox.smtpUrl,
      ...(accounts && { DATABASE_URL: accounts.url }),
    };
    const site = await startOwnSite(path.join(folder, name), settings);
    return { ...site, operators: `http://127.0.0.1:${operators}` };
  };
  const servers = await Promise.all([start("first"), start("second")]);
  const [first, second] = servers;
  const retitle = async (title: string) => {
    const file = path.join(contentDir, "en", "concept", `${SMALL.concept.slug}.md`);
    await writeFile(file, (await readFile(file, "utf8")).replace(/^title: .*$/m, `title: ${title}`));
  };
  const titles = () => Promise.all(servers.map(async ({ origin }) => titleOf(await ask(origin + SMALL.concept.path))));
  const missing = () =>
    Promise.all(
      servers.map(async ({ operators }) => {
        const { parts } = await (await fetch(`${operators}/readyz`)).json();
        return parts.cache.isReady === false;
      }),
    );

  try {
    await test.step("a change that one is told of is on both", async () => {
      expect(await titles()).toEqual(["What is a subnet?", "What is a subnet?"]);
      const pages = await followContent(second.origin);
      await retitle("Told once");
      expect(await tellOfChange(first.origin, SECRET)).toBe(204);
      const toldAt = performance.now();
      await expect.poll(titles, { intervals: [20] }).toEqual(["Told once", "Told once"]);
      expect(performance.now() - toldAt).toBeLessThan(TOLD_WITHIN_MS);
      await expect.poll(() => new Set(pages.versions).size).toBe(2);
      pages.close();
    });

    await test.step("what a client has spent at one it has spent at both", async () => {
      const spend = async ({ origin }: { origin: string }, client: string) =>
        (await ask(`${origin}/there-is-none`, client)).status;
      let clients = 0;
      // On a busy machine Redis may answer too late, and each counts alone for a second: then the next client tries.
      const askSecondAfterFirst = async () => {
        clients += 1;
        const client = `192.0.2.${clients}`;
        for (let spent = 0; spent <= BUDGET; spent += 2) await spend(first, client);
        return spend(second, client);
      };
      await expect.poll(askSecondAfterFirst).toBe(429);
      expect(await spend(second, "198.51.100.1")).toBe(404);
    });

    await test.step("without it both go on, and say so", async () => {
      expect(await missing()).toEqual([false, false]);
      redis.cut();
      await expect.poll(missing).toEqual([true, true]);
      expect(await titles()).toEqual(["Told once", "Told once"]);
      for (const { origin } of servers) expect((await ask(`${origin}/guides`)).status).toBe(200);
      await retitle("Told while it was away");
      expect(await tellOfChange(first.origin, SECRET)).toBe(204);
      expect(await titles()).toEqual(["Told while it was away", "Told once"]);
    });

    // Nothing but the database can tell the other server of it then.
    if (accounts)
      await test.step("with one database they have the same accounts, and a session that ends at one has ended at both", () =>
        tryAccountAtBoth(request, [first.origin, second.origin], mailbox));

    await test.step("what was told meanwhile is told once it is back", async () => {
      redis.open();
      await expect.poll(missing).toEqual([false, false]);
      await expect.poll(titles).toEqual(["Told while it was away", "Told while it was away"]);
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    redis.close();
    await mailbox.close();
    await accounts?.drop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** What a page that is open on a server is told: which content there is, and each change. */
async function followContent(origin: string) {
  const versions: string[] = [];
  const socket = new WebSocket(`${origin.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  socket.onopen = () => socket.send(JSON.stringify({ type: "connection_init" }));
  socket.onmessage = ({ data }) => {
    const { type, payload } = JSON.parse(data);
    if (type === "connection_ack")
      socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query: CONTENT_CHANGED } }));
    if (type === "next") versions.push(payload.data.contentChanged.version);
  };
  await expect.poll(() => versions.length).toBe(1);
  return { versions, close: () => socket.close() };
}

async function ask(address: string, client = "203.0.113.1"): Promise<{ status: number; body: string }> {
  const answer = await fetch(address, { headers: { "X-Forwarded-For": client } });
  return { status: answer.status, body: await answer.text() };
}

function titleOf({ body }: { body: string }): string {
  return /<h1[^>]*>([^<]*)</.exec(body)?.[1] ?? "";
}
