import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { beforeAll, describe, expect, it } from "vitest";
import { findTitles } from "#app/features/search/titles/find-titles.ts";
import { readTitleList, type TitleEntry, titleListPath } from "#app/features/search/titles/title-list.ts";
import type { Site } from "#app/site/site.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader } from "../routes/search-titles.ts";

const CONTENT = fileURLToPath(new URL("../../../content", import.meta.url));
const MOST_BYTES_GZIP = 12_000;
const FEWEST_TITLES = 290;
const FIRST = 3;

let site: Site;
beforeAll(async () => {
  const provider = await createProvider({ contentDir: CONTENT, clock: () => 0, log: () => undefined });
  ({ site } = await siteOnContent([], { transport: provider.answer }));
}, 60_000);

describe.each(LOCALES)("the titles that stand in for the search in %s", (locale) => {
  it("come in few bytes", async () => {
    expect(gzipSync(JSON.stringify(await titlesIn(locale))).length).toBeLessThanOrEqual(MOST_BYTES_GZIP);
  });

  it("have each page among the first that is typed as it is called", async () => {
    const titles = await titlesIn(locale);
    expect(titles.length).toBeGreaterThan(FEWEST_TITLES);
    const missed = titles.filter(([title, href]) => {
      const first = findTitles(titles, title, locale).slice(0, FIRST);
      return !first.some((hit) => hit.href === href || hit.title === title);
    });
    expect(missed).toEqual([]);
  });
});

async function titlesIn(locale: Locale): Promise<TitleEntry[]> {
  const answer = await loader(aRequest(site, titleListPath(locale)));
  const titles = readTitleList(await answer.json());
  if (!titles) throw new Error("expected titles");
  return titles;
}
