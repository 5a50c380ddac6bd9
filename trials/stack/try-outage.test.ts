import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { listenInTest } from "./listen-in-test.ts";
import { tryOutage } from "./try-outage.ts";
import { createVisitor } from "./visitor.ts";
import { createWriter } from "./writer.ts";

describe("tryOutage", () => {
  it("tells what a writer got while a part was away, and finds nothing where all is as before", async () => {
    const outage = await tryOutageOf({});
    expect(outage).toMatchObject({ failed: [], told: expect.stringMatching(/503 .*200 |200 .*503 /) });
    expect(outage.answers).toBeGreaterThan(0);
  });

  it("throws where no write is taken any more, or none was before", async () => {
    const wherever = (when: string) => new RegExp(`^${when}, a writer waited 0.5 s in vain: 503`);
    await expect(tryOutageOf({ statusAfter: 503 })).rejects.toThrow(wherever("when it was back"));
    await expect(tryOutageOf({ statusBefore: 503 })).rejects.toThrow(wherever("before it was killed"));
  });

  it("finds readers who get another page than the one of before", async () => {
    const { failed } = await tryOutageOf({ pageMeanwhile: "without its menu" });
    expect(failed.map(({ said }) => said)).toContainEqual(
      expect.stringMatching(/\/a: 200, not the page .* of before$/),
    );
  });

  it("finds a writer who gets an error, or an answer that takes nothing", async () => {
    for (const statusMeanwhile of [500, 200]) {
      const { failed } = await tryOutageOf({ statusMeanwhile });
      expect(failed).toContainEqual({ said: expect.stringContaining(`a writer got ${statusMeanwhile} after`) });
    }
  });

  it("finds what was acknowledged and is lost", async () => {
    const { failed } = await tryOutageOf({ forgets: true });
    expect(failed).toContainEqual({ said: expect.stringMatching(/^concept-\d+: marked, and it is not$/) });
  });
});

interface Behaviour {
  statusBefore?: number;
  statusMeanwhile?: number;
  statusAfter?: number;
  pageMeanwhile?: string;
  /** Takes what comes shortly before the part is killed back with it. */
  forgets?: boolean;
}

async function tryOutageOf({ forgets = false, pageMeanwhile = "a page", ...behaviour }: Behaviour) {
  const { statusBefore = 200, statusMeanwhile = 503, statusAfter = 200 } = behaviour;
  const marked = new Set<string>();
  let page = "a page";
  let status = statusBefore;
  let isThere = true;
  const server = createServer(async (request, response) => {
    if (request.url !== "/learning.json") return void response.writeHead(200, { ETag: `W/"${page}"` }).end(page);
    if (request.method === "GET") {
      const myBookmarks = [...marked].map((slug) => ({ slug }));
      return void response.end(JSON.stringify({ account: { myBookmarks } }));
    }
    const { events } = (await json(request)) as { events: { id: string; slug: string; what: string }[] };
    const isTaken = isThere && status === 200;
    for (const { slug, what } of isTaken ? events : []) what === "bookmark" ? marked.add(slug) : marked.delete(slug);
    response.writeHead(status).end(JSON.stringify({ settled: isTaken ? events.map(({ id }) => id) : [] }));
  });
  const port = await listenInTest(server);
  const site = { siteUrl: `http://127.0.0.1:${port}`, certificate: undefined, nginx: null, web: [] };
  const part = {
    async kill() {
      [isThere, status, page] = [false, statusMeanwhile, pageMeanwhile];
      if (forgets) marked.clear();
    },
    async start() {
      [isThere, status, page] = [true, statusAfter, "a page"];
    },
  };
  const slugs = Array.from({ length: 100 }, (_, index) => `concept-${index}`);
  const learner = { visitor: createVisitor(), id: "1", token: "" };
  const writer = createWriter(site, { learner, slugs });
  return tryOutage(site, part, { pages: { paths: ["/a"] }, writer, seconds: 0.5, backWithinMs: 500 });
}
