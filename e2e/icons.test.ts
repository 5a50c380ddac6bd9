import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningServer, startSite } from "../scripts/start-server.mjs";
import { copySmallContent } from "./small-content.ts";
import { expect, test, visit } from "./visitor.ts";

const HOUSE = {
  body: '<path fill="currentColor" d="M2 12L12 3l10 9v9H2z" onclick="alert(1)"/><script>alert(1)</script>',
};

test.describe("icons that are not part of the site", () => {
  let folder: string;
  let iconApi: Server;
  let site: RunningServer | undefined;
  const asked: string[] = [];

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-icons-"));
    const content = path.join(folder, "content");
    await copySmallContent(content);
    await nameIcon("economics", "mdi:home");
    await nameIcon("fundamentals", "tabler:bell");
    iconApi = createServer((request, response) => {
      asked.push(request.url ?? "");
      if (!request.url?.startsWith("/mdi.json")) response.writeHead(500).end("out of order");
      else response.end(JSON.stringify({ prefix: "mdi", icons: { home: HOUSE }, width: 24, height: 24 }));
    });
    await new Promise<void>((resolve) => iconApi.listen(0, "127.0.0.1", resolve));
    const { port } = iconApi.address() as AddressInfo;
    const settings = { CONTENT_DIR: content, ICON_API_URLS: `http://127.0.0.1:${port}` };
    site = await startSite(path.join(folder, "data"), { settings });
  });

  async function nameIcon(category: string, icon: string) {
    const file = path.join(folder, "content", "en", "category", `${category}.yaml`);
    await writeFile(file, (await readFile(file, "utf8")).replace(/^icon: .*$/m, `icon: ${icon}`));
  }

  test.afterAll(async () => {
    await site?.stop();
    await new Promise((resolve) => iconApi.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  test("are asked for through the site, kept on the device, and neutral where they cannot be had", async ({
    page,
    complaints,
  }) => {
    const origin = site?.origin ?? "";
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const iconCalls = () => requested.filter((url) => /\/icons\/|browser-icons/.test(url));

    await visit(page, `${origin}/concepts`);
    const house = page.locator("main [class*='content-icon'] path[d^='M2 12']");
    await expect(house).toBeVisible();
    await expect(page.locator("main [class*='content-icon'] [data-neutral]")).toHaveCount(1);
    await expect(page.locator("main [class*='content-icon'] :is(script, [onclick])")).toHaveCount(0);
    const named = ["mdi.json?icons=home", "tabler.json?icons=bell"].map((file) => `${origin}/icons/${file}`);
    await expect.poll(() => iconCalls().filter((url) => url.includes(".json"))).toEqual(expect.arrayContaining(named));
    expect(requested.filter((url) => !url.startsWith(origin))).toEqual([]);

    requested.length = 0;
    await visit(page, `${origin}/concepts`);
    await expect(house).toBeVisible();
    expect(iconCalls().some((url) => url.includes("mdi.json"))).toBe(false);

    requested.length = 0;
    await visit(page, `${origin}/articles`);
    expect(iconCalls()).toEqual([]);

    await expect.poll(() => asked).toEqual(expect.arrayContaining(["/mdi.json?icons=home", "/tabler.json?icons=bell"]));
    expect(asked).toHaveLength(2);
    await expect.poll(() => site?.log().match(/icons cannot be asked for/g)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});
