import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "../listen.ts";
import type { LogEvent } from "../log.ts";
import { answerIcons } from "./answer-icons.ts";
import { createSiteIcons } from "./create-site-icons.ts";

const ICON = { body: '<path d="M0 0"/>', width: 24, height: 24 };
const HOME = { prefix: "mdi", name: "home" };

describe("createSiteIcons", () => {
  it("has the icons of pages, whatever sets and names somebody makes up", async () => {
    const site = await aSite();
    await site.icons.findCached(HOME);
    for (let index = 0; index < 64; index += 1) await site.get(`/made-up-${index}.json?icons=home`);
    for (let index = 0; index < 64; index += 1) await site.get(`/mdi.json?icons=made-up-${index}`);
    expect(await site.get("/mdi.json?icons=home")).toMatchObject({ icons: { home: { width: 24 } } });
    expect(await site.icons.findCached(HOME)).toMatchObject({ width: 24 });
    await site.icons.findCached({ prefix: "tabler", name: "bell" });
    expect(await site.get("/tabler.json?icons=bell")).toMatchObject({ icons: { bell: { width: 24 } } });
  });

  it("takes a set that there is none of for one that there is none of, not for a failure", async () => {
    const site = await aSite();
    expect(await site.get("/made-up.json?icons=home")).toEqual({ prefix: "made-up", icons: {}, not_found: ["home"] });
    expect(await site.icons.find({ prefix: "made-up", name: "home" })).toBe("missing");
    expect(site.logged).toEqual([]);
    expect(await site.get("/mdi.json?icons=home")).toMatchObject({ icons: { home: { width: 24 } } });
  });

  it("has other sets although a server fails for one", async () => {
    const site = await aSite();
    for (let time = 0; time < 10; time += 1) await site.get("/broken.json?icons=home");
    expect(await site.get("/mdi.json?icons=home")).toMatchObject({ icons: { home: { width: 24 } } });
    expect(site.asked.filter((address) => address.startsWith("/broken"))).toHaveLength(1);
    expect(site.logged).toHaveLength(1);
  });
  it.each(["redirected", "broken"])(
    "has the icons of pages although strangers bring about what is %s",
    async (kind) => {
      const site = await aSite();
      for (let index = 0; index < 5; index += 1) await site.get(`/${kind}-${index}.json?icons=home`);
      await site.icons.findCached(HOME);
      expect(await site.get("/mdi.json?icons=home")).toMatchObject({ icons: { home: { width: 24 } } });
      expect(await site.icons.findCached(HOME)).toMatchObject({ width: 24 });
    },
  );
});

/** The icons of a site that asks a server which answers as Iconify's own do, and fails for one set. */
async function aSite() {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const [, prefix = "", names = ""] = /^\/([\w-]+)\.json\?icons=(.+)$/.exec(url) ?? [];
    if (prefix.startsWith("broken")) return void response.writeHead(500).end();
    if (prefix.startsWith("redirected")) return void response.writeHead(302, { Location: "/" }).end();
    if (prefix.startsWith("made-up")) return void response.writeHead(200, { "Content-Type": "text/plain" }).end("404");
    const known = names.split(",").filter((name) => name === "home" || name === "bell");
    const icons = Object.fromEntries(known.map((name) => [name, ICON]));
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ prefix, icons }));
  });
  const origin = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const logged: LogEvent[] = [];
  const icons = createSiteIcons({ iconApiUrls: [origin] }, (event) => void logged.push(event));
  const site = answerIcons(icons);
  return { icons, asked, logged, get: async (path: string) => (await site.request(path)).json() };
}
