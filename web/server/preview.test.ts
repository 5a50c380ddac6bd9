import { GetConcept } from "@learn-bittensor/contract/operations/concepts";
import { createYield } from "@learn-bittensor/provider/yield-to-event-loop";
import { describe, expect, it } from "vitest";
import { siteContext } from "../app/site/request-context.server.ts";
import { APP_OPTIONS, aBuild, type Loader } from "../tests/a-build.ts";
import { aContentFile } from "../tests/content-file.ts";
import { siteOnContent } from "../tests/site-on-content.ts";
import { createApp } from "./create-app.ts";
import { createPageCache } from "./page-cache/create-page-cache.ts";
import { toPreviewLink } from "./preview-link.ts";

const NOW = new Date("2026-11-20T09:00:00Z");
const SECRET = "a secret of some length";
const PATH = "/concepts/economics/later";

describe("a page by a link to a draft", () => {
  it("shows the draft to whoever has the link, in each language, and no cache stores it", async () => {
    const { app, link } = await aSite();
    for (const target of [link, link.replace(PATH, `/de${PATH}`), link.replace(PATH, `${PATH}.data`)]) {
      const answer = await app.request(target);
      expect(await answer.text()).toContain("Draft: Later");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    }
  });

  it("is shown to nobody without it, with another page's, or where no secret is set", async () => {
    const { app, link, withoutSecret } = await aSite();
    await app.request(link);
    const { search } = new URL(link);
    for (const target of [PATH, `${PATH}?preview=`, `${PATH}?preview=1.a`, `/concepts/economics/other${search}`]) {
      const answer = await app.request(target);
      expect(await answer.text()).toContain("none");
      expect(answer.headers.has("X-Robots-Tag")).toBe(false);
      expect(answer.headers.get("Cache-Control")).toBe(target === PATH ? "public, max-age=60" : "private, no-store");
    }
    expect(await (await withoutSecret.request(link)).text()).toContain("none");
  });
});

async function aSite() {
  const { site } = await siteOnContent([
    aContentFile("en/category/economics"),
    aContentFile("en/concept/later", { title: "Later", draft: true, categories: ["economics"] }),
  ]);
  const loader: Loader = async ({ context }) => {
    const { content, isPreview } = context.get(siteContext);
    const { concepts } = await content.query(GetConcept, { slug: "later", locale: "en" });
    const title = concepts?.data[0]?.attributes.title ?? "none";
    return new Response(`${title} ${isPreview}`, { headers: { "Cache-Control": "public, max-age=60" } });
  };
  const options = { ...APP_OPTIONS, loadBuild: async () => aBuild({ loader }), siteFor: () => site };
  const pageCache = createPageCache({
    maxBytes: 1_000_000,
    freshForMs: Number.POSITIVE_INFINITY,
    clock: () => 0,
    yieldToEventLoop: createYield(),
    log: () => undefined,
  });
  const until = new Date(NOW.getTime() + 3_600_000);
  return {
    app: createApp({ ...options, pageCache, previewSecret: SECRET }),
    withoutSecret: createApp(options),
    link: toPreviewLink({ origin: "https://learn.example", path: PATH }, until, SECRET, NOW),
  };
}
