import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import { type RunningServer, startSite } from "../scripts/start-server.mjs";
import { localized } from "./localized.ts";
import { copySmallContent, SMALL } from "./small-content.ts";
import { SEARCH_TIMEOUT_MS, untilSearchAnswers } from "./until-search-answers.ts";
import { expect, test, visit } from "./visitor.ts";

/** All that is shipped is translated; what an editor writes first in English is not. */
const SUBNET = SMALL.subnet;

test.describe("what is not translated", () => {
  test.describe.configure({ mode: "default" });

  let folder: string;
  let site: RunningServer;

  test.beforeAll(async ({ browser: _ }, testInfo) => {
    testInfo.setTimeout(2 * SEARCH_TIMEOUT_MS);
    folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-untranslated-"));
    const content = path.join(folder, "content");
    await copySmallContent(content);
    const file = path.join(content, DEFAULT_LOCALE, "subnet", `${SUBNET.slug}.md`);
    const link = "links: [{ label: Source code, href: https://example.com/cellar }]";
    await writeFile(file, (await readFile(file, "utf8")).replace("links: []", link));
    await mkdir(path.join(content, "ko", "tag"));
    await writeFile(path.join(content, "ko", "tag", "storage.yaml"), "name: 저장\nupdatedAt: 2026-11-20\n");
    site = await startSite(path.join(folder, "data"), { settings: { CONTENT_DIR: content } });
    await untilSearchAnswers(site.origin, LOCALES);
  });

  test.afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("is found in English by a search, which says so", async ({ page }) => {
        for (const locale of LOCALES)
          await test.step(locale, async () => {
            await page.goto(site.origin + localized(`/search?q=${SUBNET.name}&source=subnet`, locale));
            const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
            const link = first.getByRole("link", { name: SUBNET.name });
            await expect(link).toBeVisible();
            const inEnglish = link.locator(`[lang="${DEFAULT_LOCALE}"]`);
            await expect(inEnglish).toHaveCount(locale === DEFAULT_LOCALE ? 0 : 1);
          });
      });
    });
  }

  test("has links that are read in English, and subjects in the reader's language", async ({ page }) => {
    await visit(page, site.origin + localized(SUBNET.path, "ko"));
    const links = page.getByRole("main").getByRole("link");
    for (const [name, lang] of [
      ["저장", "ko"],
      ["Source code", "en"],
    ] as const) {
      const language = await links
        .and(page.getByRole("link", { name, exact: true }))
        .first()
        .evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
      expect(language, name).toBe(lang);
    }
  });
});
