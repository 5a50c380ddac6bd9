import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSite } from "../../scripts/start-server.mjs";
import { expectNoViolationsInBothModes } from "../axe.ts";
import { SEARCH_TIMEOUT_MS } from "../until-search-answers.ts";
import { expect, test } from "../visitor.ts";

/** The site under test is the provider; between the two stands what can take it away. */
test("search is filled from another provider, as soon as that is there; until then, pages say what is the matter", async ({
  page,
  baseURL,
}) => {
  // A second site is started, and tries again only after a while.
  test.setTimeout(2 * SEARCH_TIMEOUT_MS);
  let isAway = true;
  const between = createServer(async (incoming, outgoing) => {
    if (isAway) return void incoming.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const headers = { "Content-Type": "application/json", Authorization: incoming.headers.authorization ?? "" };
    const answer = await fetch(`${baseURL}${incoming.url}`, { method: "POST", headers, body: Buffer.concat(chunks) });
    outgoing.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  });
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  const { port } = between.address() as AddressInfo;
  const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-e2e-"));
  const site = await startSite(dataFolder, { settings: { CONTENT_API_URL: `http://127.0.0.1:${port}` } });
  const search = async () => {
    const headers = { Authorization: "Bearer learn-bittensor-search", "Content-Type": "application/json" };
    const body = JSON.stringify({ queries: [{ indexUid: "concept_de", q: "einsatz" }] });
    const answer = await fetch(`${site.origin}/multi-search`, { method: "POST", headers, body });
    return { status: answer.status, body: await answer.json() };
  };
  try {
    expect(await search()).toMatchObject({ status: 503, body: { code: "too_many_search_requests" } });
    await page.goto(`${site.origin}/search?q=staking`);
    await expect(page.getByRole("main").getByRole("status")).toContainText("The search is not answering right now.");

    const unanswered = await page.goto(`${site.origin}/concepts`);
    expect(unanswered?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: "Oops, something went wrong!" })).toBeVisible();
    await expectNoViolationsInBothModes(page);

    isAway = false;
    await expect.poll(async () => (await search()).status, { timeout: SEARCH_TIMEOUT_MS }).toBe(200);
    await page.goto(`${site.origin}/search?q=staking`);
    await expect(page.getByRole("main").getByRole("link", { name: "Staking", exact: true }).first()).toBeVisible();

    // What has been filled once is searched on without it.
    isAway = true;
    await page.goto(`${site.origin}/search?q=yuma+consensus`);
    await expect(page.getByRole("main").getByRole("link", { name: "Yuma Consensus" }).first()).toBeVisible();
  } finally {
    await site.stop();
    between.closeAllConnections();
    between.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
