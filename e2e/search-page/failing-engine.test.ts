import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSite } from "../../scripts/start-server.mjs";
import { expectNoViolations } from "../axe.ts";
import { openPanel } from "../search-panel/panel.ts";
import { expect, test } from "../visitor.ts";

/** How another search engine may fail; each is a way of answering a search. */
const FAILURES: Record<string, (response: ServerResponse) => void> = {
  "hangs up": (response) => response.destroy(),
  "never answers": () => undefined,
  "begins to answer and stops": (response) => response.writeHead(200).write('{"results":['),
  "answers nonsense": (response) => response.end("<h1>It works!</h1>"),
  "answers other JSON": (response) => response.end('{"results":[{"hits":"none"},7]}'),
  "refuses the key": (response) => response.writeHead(403).end('{"code":"invalid_api_key","message":"no"}'),
  "is overloaded": (response) => response.writeHead(503).end('{"code":"too_many_search_requests","message":"later"}'),
  fails: (response) => response.writeHead(500).end(),
};

let fail: (response: ServerResponse) => void = (response) => response.destroy();
let site: Awaited<ReturnType<typeof startSite>>;
let dataFolder: string;
const engine = createServer((_request, response) => fail(response));

// One site and one engine for all: they fail one after another.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  const { port } = engine.address() as AddressInfo;
  dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-e2e-"));
  site = await startSite(dataFolder, { settings: { SEARCH_URL: `http://127.0.0.1:${port}`, SEARCH_KEY: "a-key" } });
});

test.afterAll(async () => {
  await site?.stop();
  engine.closeAllConnections();
  engine.close();
  await rm(dataFolder, { recursive: true, force: true });
});

for (const [how, answer] of Object.entries(FAILURES)) {
  test(`the search page helps on where the engine ${how}`, async ({ page }) => {
    fail = answer;
    const response = await page.goto(`${site.origin}/search?q=staking`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    const main = page.getByRole("main");
    await expect(main.getByRole("status")).toContainText("The search is not answering right now.");
    await expect(main.getByPlaceholder("Search anything here...")).toHaveValue("staking");
    await expect(page.getByRole("region", { name: "Concepts to begin with" }).getByRole("link").first()).toBeVisible();
    await main.getByRole("link", { name: "Concepts", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Concepts");
  });
}

test("axe finds nothing on the page of a failing engine, and other pages do not notice", async ({ page }) => {
  fail = (response) => response.destroy();
  await page.goto(`${site.origin}/search?q=staking`);
  await expectNoViolations(page);
  expect((await page.goto(`${site.origin}/concepts`))?.status()).toBe(200);
});

test("the conversation says that nobody can look, and where else to", async ({ page }) => {
  fail = (response) => response.destroy();
  const response = await page.goto(`${site.origin}/lab/ask?q=staking`);
  expect(response?.status()).toBe(503);
  const log = page.getByRole("log");
  await expect(log).toContainText("Passages cannot be looked up right now.");
  await expect(log.getByRole("link")).toHaveText(["Frequent questions", "Glossary", "Community"]);
  await expectNoViolations(page);
  expect((await page.goto(`${site.origin}/lab/ask`))?.status()).toBe(200);
});

test("sends the browser there", async ({ page }) => {
  const { port } = engine.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/multi-search`;
  await page.route(address, (route) => route.abort());
  await openPanel(page, { address: site.origin });
  const asked = page.waitForRequest(address);
  await page.keyboard.type("staking");
  expect((await asked).headers().authorization).toBe("Bearer a-key");
});

test("what is typed is not written down", async ({ page }) => {
  fail = (response) => response.destroy();
  await page.goto(`${site.origin}/search?q=a-word-nobody-else-types`);
  await expect.poll(() => site.log()).toContain("no answer from the search engine");
  expect(site.log()).not.toContain("a-word-nobody-else-types");
});

test("starts no engine of its own beside it", async ({ page }) => {
  const answer = await page.request.post(`${site.origin}/multi-search`, { data: { queries: [] } });
  expect(answer.status()).toBe(405);
});
