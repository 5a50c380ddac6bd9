import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { localizedPath } from "../app/i18n/localized-path.ts";
import { APP_OPTIONS, aBuild } from "../tests/a-build.ts";
import { BODY_LIMITS, limitBody } from "./body-limits.ts";
import { createApp } from "./create-app.ts";

const ACCOUNT_FORMS = ["/login", "/register", "/forgot-password", "/reset-password", "/confirm-email", "/profile"];
const OTHER_PAGES = ["/learning", "/concepts/economics/staking", "/lab/ask", "/nowhere", "/multi-search", "/indexes"];

describe("the body of a request", () => {
  it.each([...ACCOUNT_FORMS.flatMap((path) => [path, localizedPath(path, "de"), `${path}.data`]), ...OTHER_PAGES])(
    "to %s has 16 kB at most, said or not, and no page sees one that is larger",
    async (path) => {
      const { send, read } = aSite();
      for (const isSaid of [true, false]) {
        expect((await send(path, { bytes: 16_001, isSaid })).status).toBe(413);
        expect(read).toEqual([]);
        expect((await send(path, { bytes: 16_000, isSaid })).status).toBe(200);
        expect(read.splice(0)).toEqual([16_000]);
      }
    },
  );

  it("to /learning.json has as much as a browser sends from a page that is left", async () => {
    const { send, read } = aSite();
    for (const isSaid of [true, false]) {
      expect((await send("/learning.json", { bytes: 65_537, isSaid })).status).toBe(413);
      expect((await send("/learning.json", { bytes: 65_536, isSaid })).status).toBe(200);
    }
    expect(read).toEqual([65_536, 65_536]);
  });

  it("is not read on once it is too large, and not at all where it says so", async () => {
    const { send } = aSite();
    const unsaid = await send("/forgot-password", { bytes: 1_000_000, isSaid: false });
    expect(unsaid.taken()).toBeLessThanOrEqual(16_000 + 2 * CHUNK_BYTES);
    const said = await send("/forgot-password", { bytes: 1_000_000, isSaid: true });
    expect(said.taken()).toBeLessThanOrEqual(CHUNK_BYTES);
  });

  it("is refused in plain words, which no cache stores", async () => {
    const { answer } = await aSite().send("/login", { bytes: 16_001, isSaid: true });
    expect(await answer.text()).toBe("413 Content Too Large\n");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("limitBody", () => {
  it("is of one address", async () => {
    const app = new Hono().post("/", limitBody("/webhooks/content"), (c) => c.text("taken"));
    const post = (bytes: number) => app.request("/", aBody({ bytes, isSaid: false }).init);
    expect((await post(BODY_LIMITS["/webhooks/content"])).status).toBe(200);
    expect((await post(BODY_LIMITS["/webhooks/content"] + 1)).status).toBe(413);
  });
});

const CHUNK_BYTES = 1_000;

/** A body that comes in pieces, with its length said beforehand or not. `taken` tells how much of it has been asked for. */
function aBody({ bytes, isSaid }: { bytes: number; isSaid: boolean }) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = new Uint8Array(Math.min(CHUNK_BYTES, bytes - taken)).fill(97);
      taken += chunk.byteLength;
      if (chunk.byteLength > 0) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const headers = new Headers(isSaid ? { "Content-Length": String(bytes) } : { "Transfer-Encoding": "chunked" });
  return { init: { method: "POST", body, headers, duplex: "half" }, taken: () => taken };
}

/** A site whose every page reads what it is sent, and notes how much that was. */
function aSite() {
  const read: number[] = [];
  const build = aBuild({
    loader: () => new Response("a page"),
    action: async ({ request }) => {
      read.push((await request.arrayBuffer()).byteLength);
      return new Response("read");
    },
  });
  const app = createApp({ ...APP_OPTIONS, loadBuild: async () => build });
  return {
    read,
    async send(path: string, sent: { bytes: number; isSaid: boolean }) {
      const { init, taken } = aBody(sent);
      const answer = await app.request(path, init);
      return { answer, status: answer.status, taken };
    },
  };
}
