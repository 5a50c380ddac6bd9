import { createYield } from "@learn-bittensor/provider/yield-to-event-loop";
import { describe, expect, it } from "vitest";
import { getNotices } from "../../app/features/notice/notices.server.ts";
import { siteContext } from "../../app/site/request-context.server.ts";
import { APP_OPTIONS, aBuild, type Loader } from "../../tests/a-build.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { createApp } from "../create-app.ts";
import { createPageCache } from "./create-page-cache.ts";

const MINUTE_MS = 60_000;
const NINE = Date.parse("2026-11-20T09:00:00Z");

/** Decision 0023 says so: a notice comes and goes with the next rendering of a page. */
describe("a notice with dates, on a page that is cached", () => {
  it("stays as it is until the content changes, where the provider is the site's own", async () => {
    const page = await aCachedPage({ freshForMs: Number.POSITIVE_INFINITY });
    expect(await page.notices()).toEqual(["ending"]);
    page.passes(24 * 60 * MINUTE_MS);
    expect(await page.notices()).toEqual(["ending"]);
    page.drop();
    expect(await page.notices()).toEqual(["coming"]);
  });

  it("comes and goes after at most five minutes, where another provider answers", async () => {
    const page = await aCachedPage({ freshForMs: 5 * MINUTE_MS });
    page.passes(58 * MINUTE_MS);
    expect(await page.notices()).toEqual(["ending"]);
    await page.isRendered();
    page.passes(4 * MINUTE_MS);
    expect(await page.notices()).toEqual(["ending"]);
    page.passes(2 * MINUTE_MS);
    // Whoever comes first gets what is cached, and behind their back it is rendered anew.
    expect(await page.notices()).toEqual(["ending"]);
    await expect.poll(() => page.notices()).toEqual(["coming"]);
  });
});

async function aCachedPage({ freshForMs }: { freshForMs: number }) {
  let now = NINE;
  const { site } = await siteOnContent(
    [
      aContentFile("en/site-notice/ending", { key: "ending", endsAt: "2026-11-20T10:00:00Z" }),
      aContentFile("en/site-notice/coming", { key: "coming", startsAt: "2026-11-20T10:00:00Z" }),
    ],
    { now: () => new Date(now) },
  );
  let rendered = 0;
  let seen = 0;
  const loader: Loader = async ({ context }) => {
    const notices = await getNotices(context.get(siteContext), "en");
    rendered += 1;
    return Response.json(
      notices.map(({ key }) => key),
      { headers: { "Cache-Control": "public, max-age=0, s-maxage=300" } },
    );
  };
  const pageCache = createPageCache({
    maxBytes: 1_000_000,
    freshForMs,
    clock: () => now,
    yieldToEventLoop: createYield(),
    log: () => undefined,
  });
  const app = createApp({ ...APP_OPTIONS, loadBuild: async () => aBuild({ loader }), siteFor: () => site, pageCache });
  return {
    notices: async () => {
      seen = rendered;
      return (await app.request("/")).json();
    },
    /** Until the page has been rendered since it was last asked for. */
    isRendered: () => expect.poll(() => rendered).toBeGreaterThan(seen),
    passes: (milliseconds: number) => {
      now += milliseconds;
    },
    drop: () => pageCache.drop(),
  };
}
