import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { askOverHttp2 } from "./ask-over-http2.ts";
import { findProgram } from "./find-program.ts";
import { listenInTest } from "./listen-in-test.ts";
import { makeFront } from "./make-front.ts";

const PAGE = "/concepts/consensus/yuma-consensus";
/** Which no server allows anybody to cache. */
const NOT_CACHED = "/health";
const CONNECTIONS = 3;
const READERS_OF_EACH = 8;

const missing = ["nginx", "openssl"].filter((name) => !findProgram(name));
if (missing.length > 0) console.log(`figure: nginx before two servers was not tried: no ${missing.join(", no ")}`);

it.skipIf(missing.length > 0)(
  "behind nginx one server renders a page once, however many ask for it at first",
  async () => {
    const servers = await Promise.all([startWebServer(), startWebServer()]);
    const folder = mkdtempSync(path.join(tmpdir(), "learn-bittensor-front-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // nginx's workers are somebody else.
    chmodSync(folder, 0o711);
    const front = await makeFront(folder, null);
    if (!front) throw new Error("expected nginx and openssl");
    const [first, second] = servers.map(({ origin }) => origin);
    const nginx = await front.start({ web: [first ?? "", second ?? ""], search: "http://127.0.0.1:9" });
    onTestFinished(() => nginx.stop());
    const connections = Array.from({ length: CONNECTIONS }, () => connect(front.siteUrl, { ca: front.certificate }));
    onTestFinished(() => {
      for (const connection of connections) connection.destroy();
    });

    const answers = connections.flatMap((connection) =>
      Array.from({ length: READERS_OF_EACH }, () => askOverHttp2(connection, PAGE)),
    );
    // What is asked after them on the same connection is answered: so nginx has read all that came before.
    await Promise.all(connections.map((connection) => askOverHttp2(connection, NOT_CACHED)));
    for (const server of servers) server.renderPages();

    const bodies = (await Promise.all(answers)).map(({ body }) => body);
    expect(servers.reduce((sum, { pagesAsked }) => sum + pagesAsked(), 0)).toBe(1);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toMatch(/^rendered by \d+$/);
  },
);

/** Answers for a page once it is told to, and everything else at once. */
async function startWebServer() {
  let asked = 0;
  const rendering = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    if (url === NOT_CACHED) return void response.writeHead(200, { "Cache-Control": "no-store" }).end("well");
    asked += 1;
    await rendering.promise;
    response.writeHead(200, { "Cache-Control": "public, max-age=0, s-maxage=60" }).end(`rendered by ${port}`);
  });
  const port = await listenInTest(server);
  return { origin: `http://127.0.0.1:${port}`, pagesAsked: () => asked, renderPages: () => rendering.resolve() };
}
