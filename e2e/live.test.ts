import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { projectNode } from "../scripts/project-paths.mjs";
import { type RunningServer, startServer, startSite } from "../scripts/start-server.mjs";
import { startOwnSite } from "./own-site.ts";
import { pathOfRoute } from "./site-routes.ts";
import { copySmallContent, SMALL } from "./small-content.ts";
import { tellOfChange } from "./tell-of-change.ts";
import { expect, linesOf, test, untilReactIsThere, visit } from "./visitor.ts";

const FILE = path.join("content", "en", "concept", `${SMALL.concept.slug}.md`);
const SECRET = "what a provider signs with";
/** A machine that does much else may take its time. */
const TIMEOUT_MS = 60_000;

test("a site that names no address for live connections makes none, and loads nothing for them", async ({ page }) => {
  const made: string[] = [];
  page.on("websocket", (socket) => made.push(socket.url()));
  page.on("request", (request) => {
    if (/\/assets\/follow-content/.test(request.url())) made.push(request.url());
  });
  await visit(page, pathOfRoute("/concepts/:category/*"));
  await untilReactIsThere(page);
  expect(made).toEqual([]);
});

test.describe("a site with live connections", () => {
  test.describe.configure({ mode: "default", timeout: 3 * TIMEOUT_MS });

  let folder: string;
  let gate: Awaited<ReturnType<typeof openGate>>;
  let site: RunningServer;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-live-"));
    await copySmallContent(path.join(folder, "content"));
    gate = await openGate();
    site = await startSite(path.join(folder, "data"), {
      settings: {
        CONTENT_DIR: path.join(folder, "content"),
        CONTENT_WEBHOOK_SECRET: SECRET,
        CONTENT_WS_URL: `ws://127.0.0.1:${gate.port}/graphql`,
      },
    });
    gate.leadTo(site.origin);
  });

  test.afterAll(async () => {
    gate?.close();
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test("brings open pages up to date once it is told of a change, also after a connection was lost", async ({
    page,
    complaints,
  }) => {
    const loads: string[] = [];
    let connected = untilConnected(page);
    await visit(page, site.origin + SMALL.concept.path);
    await untilReactIsThere(page);
    await connected;
    page.on("load", () => loads.push(page.url()));

    await change("Wombat");
    await expect(page.getByText("Wombat of the text.")).toBeAttached({ timeout: TIMEOUT_MS });

    connected = untilConnected(page);
    gate.cut();
    await connected;
    await change("Numbat");
    await expect(page.getByText("Numbat of the text.")).toBeAttached({ timeout: TIMEOUT_MS });
    expect(loads).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("is read as it is where connections are refused: six attempts, and the browser's own line for each", async ({
    page,
  }) => {
    const lines = linesOf(page);
    let attempts = 0;
    page.on("websocket", () => {
      attempts += 1;
    });
    gate.close();
    await page.clock.install();
    await visit(page, site.origin + SMALL.concept.path);
    await untilReactIsThere(page);
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      // On a slow machine, the clock has gone on for more than one since the page was there.
      await expect.poll(() => lines.length).toBeGreaterThanOrEqual(attempt);
      // The longest wait is 16 seconds, and up to 30 % more.
      await page.clock.runFor(21_000);
    }
    await page.clock.runFor(3_600_000);
    expect(attempts).toBe(6);
    expect(lines).toEqual(Array.from({ length: 6 }, () => expect.stringMatching(/^WebSocket connection to .* failed/)));
    await page.locator('footer a[href="/about"]').click();
    await expect(page.locator("h1")).toHaveText("About");
  });

  /** Writes a word into a text, and tells the site as a provider does. */
  async function change(word: string): Promise<void> {
    const file = path.join(folder, FILE);
    await writeFile(file, `${await readFile(file, "utf8")}\n\n${word} of the text.\n`);
    expect(await tellOfChange(site.origin, SECRET)).toBe(204);
  }
});

test("a site whose provider runs by itself: its open pages follow; what a provider does not have or tell is said at start", async ({
  page,
  complaints,
}) => {
  test.setTimeout(3 * TIMEOUT_MS);
  const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-live-"));
  const contentDir = path.join(folder, "content");
  await copySmallContent(contentDir);
  const running: RunningServer[] = [];
  const ignorant = await openIgnorantProvider();
  // Each has to know the other's address before it is there.
  const gate = await openGate();
  const at = { CONTENT_DIR: contentDir, CONTENT_WEBHOOK_SECRET: SECRET };
  const startAt = async (name: string, liveAddress: string) => {
    const settings = { CONTENT_API_URL: `http://127.0.0.1:${gate.port}`, CONTENT_WS_URL: liveAddress, ...at };
    const site = await startOwnSite(path.join(folder, name), settings);
    running.push(site);
    return site;
  };
  try {
    const site = await startAt("site", `ws://127.0.0.1:${gate.port}/graphql`);
    const provider = await startServer([projectNode, "web/server/run-provider.ts"], {
      settings: { ...at, DATA_DIR: path.join(folder, "data"), SITE_URL: site.origin, CONTENT_WEBHOOK_TO: site.origin },
      readyPath: "/healthz",
    });
    running.push(provider);
    gate.leadTo(provider.origin);

    const connected = untilConnected(page);
    await visit(page, site.origin + SMALL.concept.path);
    await untilReactIsThere(page);
    await connected;
    const file = path.join(contentDir, "en", "concept", `${SMALL.concept.slug}.md`);
    await writeFile(file, `${await readFile(file, "utf8")}\n\nQuokka of the text.\n`);
    await expect(page.getByText("Quokka of the text.")).toBeAttached({ timeout: TIMEOUT_MS });
    expect(complaints).toEqual([]);
    // What is to be stored, the provider stores.
    expect(await readdir(path.join(folder, "site")).catch(() => [])).toEqual([]);

    const nowhere = `ws://127.0.0.1:${gate.port}/nowhere`;
    const deaf = await startAt("deaf", nowhere);
    await expect.poll(() => deaf.log()).toContain("does not tell of changes where CONTENT_WS_URL says");
    const answer = await fetch(deaf.origin + SMALL.concept.path);
    expect([answer.status, (await answer.text()).includes(nowhere)]).toEqual([200, false]);

    // Nobody asks it for a page, and no search is filled.
    const settings = { CONTENT_API_URL: ignorant.origin, SEARCH_URL: "http://127.0.0.1:9", SEARCH_KEY: "a-key" };
    const lonely = await startOwnSite(path.join(folder, "lonely"), settings);
    running.push(lonely);
    const toldOf = (leftOut: string) => lonely.log().split(`left out: ${leftOut}`).length - 1;
    await expect.poll(() => toldOf("the glossary's terms")).toBe(1);
    for (const leftOut of ["the shares of subnets", "quizzes", "notices at the head of pages"])
      expect(toldOf(leftOut)).toBe(1);
  } finally {
    for (const each of running.reverse()) await each.stop();
    gate.close();
    ignorant.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Waits for the first message of a connection that is made from now on. */
async function untilConnected(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket", { timeout: TIMEOUT_MS });
  await socket.waitForEvent("framereceived", {
    predicate: ({ payload }) => String(payload).includes("contentChanged"),
    timeout: TIMEOUT_MS,
  });
}

/** A GraphQL server that has no field of those it is asked for. */
async function openIgnorantProvider() {
  const refusal = { errors: [{ message: "no such field", extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] };
  const server = createHttpServer((_, response) => {
    response.writeHead(400, { "Content-Type": "application/json" }).end(JSON.stringify(refusal));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

/** A port that leads to a site, until its connections are cut or it is closed. */
async function openGate() {
  const open = new Set<Socket>();
  let target: { host: string; port: number } | null = null;
  const server = createServer((incoming) => {
    if (!target) return void incoming.destroy();
    const outgoing = connect(target);
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(origin: string): void {
      const { hostname, port } = new URL(origin);
      target = { host: hostname, port: Number(port) };
    },
    /** Ends connections without a word; new ones are made. */
    cut,
    /** New ones are refused from then on. */
    close(): void {
      cut();
      server.close();
    },
  };
}
