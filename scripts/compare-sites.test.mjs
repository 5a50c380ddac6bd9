import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { compareSites, countContentPages, describeDifference, listWhatIsRead } from "./compare-sites.mjs";

const page = (/** @type {string} */ body) => `<!doctype html><script>var a = 1</script><main>${body}</main>`;

describe("comparing pages", () => {
  it("sees what is read and where it leads, and no scripts", () => {
    const html = page(
      `<h1 class="x">Subnets</h1><p>See <a href="http://one.test/about">about</a>.</p><a href="/oembed.json?url=http%3A%2F%2Fone.test%2Flab"></a>`,
    );
    expect(listWhatIsRead(html, "http://one.test")).toEqual([
      "Subnets",
      "See",
      "→ /about",
      "about",
      ".",
      "→ /oembed.json?url=%2Flab",
    ]);
  });

  it("tells the first difference, and nothing where there is none", () => {
    expect(describeDifference(["a", "b"], ["a", "b"])).toBeNull();
    expect(describeDifference(["a", "b", "c"], ["a", "x", "c"])).toBe("  expected b | c\n  got      x | c");
    expect(describeDifference(["a"], ["a", "more"])).toBe("  expected no more\n  got      more");
  });

  it("asks again for a page whose parts came too late, and tells what stays different", async () => {
    const whole = await serveSite(() => ({ body: "<p>Menu</p>", cacheControl: "public, max-age=0" }));
    let answers = 0;
    const busy = await serveSite((address) => {
      answers += 1;
      return answers > 2 && address === "/"
        ? { body: "<p>Menu</p>", cacheControl: "public, max-age=0" }
        : { body: "<p>Nothing</p>", cacheControl: "private, no-store" };
    });
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    const { compared, differing } = await compareSites(whole.origin, busy.origin, { atLeast: 2, pause });
    whole.close();
    busy.close();
    expect(compared).toBe(2);
    expect(differing).toEqual([expect.stringMatching(/^\/other\n {2}expected Menu/)]);
    expect(pauses).toBeGreaterThan(9);
  });

  it("fails where there are fewer pages than the content makes", async () => {
    const site = await serveSite(() => ({ body: "<p>Menu</p>", cacheControl: "public, max-age=0" }));
    expect(await compareSites(site.origin, site.origin, { atLeast: 2 })).toEqual({ compared: 2, differing: [] });
    await expect(compareSites(site.origin, site.origin, { atLeast: 3 })).rejects.toThrow(
      "sitemap.xml: expected at least 3 pages, got 2",
    );
    site.close();
  });

  it("knows how many pages content makes, of what is published", () => {
    const published = [
      "reading-a-weight-matrix",
      "staking",
      "validators",
      "what-is-a-subnet",
      "learn-the-words",
    ].concat(["make-a-wallet", "run-a-miner", "wallets/create", "weigh-the-miners", "cellar", "paragraph", "root"]);
    expect(countContentPages("contract/tests/content")).toBe(5 * published.length);
  });
});

async function serveSite(/** @type {(address: string) => { body: string, cacheControl: string }} */ answer) {
  const server = createServer(({ url = "" }, response) => {
    const origin = originOf(server);
    if (url === "/sitemap.xml") {
      response.end(`<loc>${origin}/</loc><loc>${origin}/other</loc>`);
      return;
    }
    const { body, cacheControl } = answer(url);
    response.setHeader("Cache-Control", cacheControl).end(page(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { origin: originOf(server), close: () => server.close() };
}

function originOf(/** @type {import("node:http").Server} */ server) {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("expected a port");
  return `http://127.0.0.1:${address.port}`;
}
