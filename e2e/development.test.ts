import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PATIENCE_MS, startDevelopmentSite } from "./development-site.ts";
import { pathOfRoute } from "./site-routes.ts";
import { expect, test } from "./visitor.ts";

const [, , category = "", slug = ""] = pathOfRoute("/concepts/:category/*").split("/");

test.describe("npm run dev", () => {
  test.setTimeout(3 * PATIENCE_MS);

  let site: Awaited<ReturnType<typeof startDevelopmentSite>> | undefined;

  test.beforeAll(async () => {
    site = await startDevelopmentSite();
  });

  test.afterAll(() => site?.stop());

  test("serves a changed content file without a restart, and keeps the good one when it is broken", async ({
    page,
  }) => {
    const running = site;
    if (!running) throw new Error("the development server did not start");
    const file = path.join(running.contentFolder, "en", "concept", `${slug}.md`);
    const address = `${running.origin}/concepts/${category}/${slug}`;
    const original = await readFile(file, "utf8");
    // In development a page loads hundreds of modules one by one: what counts is that it shows.
    await page.goto(address, { waitUntil: "commit", timeout: PATIENCE_MS });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: PATIENCE_MS });

    await writeFile(file, `${original}\n\n## Written while it runs {#written-while-it-runs}\n\nQuokka.\n`);
    await expect(page.getByRole("heading", { name: "Written while it runs" })).toBeVisible({ timeout: PATIENCE_MS });
    await expect.poll(() => listFound(running.origin, "quokka"), { timeout: PATIENCE_MS }).toEqual([slug]);

    await writeFile(file, "---\ntitle: [broken\n---\n");
    await expect.poll(() => running.log(), { timeout: PATIENCE_MS }).toContain(`en/concept/${slug}.md`);
    await page.goto(address, { waitUntil: "commit", timeout: PATIENCE_MS });
    await expect(page.getByRole("heading", { name: "Written while it runs" })).toBeVisible({ timeout: PATIENCE_MS });
  });
});

/** The concepts that the site's own search engine finds. */
async function listFound(origin: string, q: string): Promise<string[]> {
  const response = await fetch(`${origin}/multi-search`, {
    method: "POST",
    headers: { Authorization: "Bearer learn-bittensor-search", "Content-Type": "application/json" },
    body: JSON.stringify({ queries: [{ indexUid: "concept_en", q }] }),
  });
  const { results } = await response.json();
  return results[0].hits.map((hit: { slug: string }) => hit.slug);
}
