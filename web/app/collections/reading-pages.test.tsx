import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { StepPage } from "#app/features/get-started/step-page.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import ArticleRoute, { loader as article } from "#app/routes/article.tsx";
import ConceptRoute, { loader as concept } from "#app/routes/concept.tsx";
import { loader as step } from "#app/routes/get-started-step.tsx";
import GuideRoute, { loader as guide } from "#app/routes/guide.tsx";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { markupOf } from "../../tests/markup-of.tsx";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";

const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/author/an-author"),
  ...["one", "two", "three"].flatMap((name, order) => [
    aContentFile(`en/concept/${name}`, { categories: ["economics"], order }),
    aContentFile(`en/guide/${name}`, { order, durationMinutes: 3 }),
    aContentFile(`en/article/${name}`, { publishedOn: `2026-10-0${order + 1}` }),
    aContentFile(`en/get-started-step/${name}`, { order }),
  ]),
];

const PAGES = [
  ["concept", "/concepts/economics", "concept"],
  ["guide", "/guides", "guide"],
  ["article", "/articles", "article"],
  ["step", "/get-started", "get-started-step"],
] as const;

describe.each(PAGES)("the page of a %s", (kind, section, type) => {
  it.each(LOCALES)("says how long it takes and when it was changed, and leads on and back (%s)", async (locale) => {
    const t = getTranslator(locale);
    const html = await pageOf(kind, locale, null);
    const minutes = kind === "guide" ? 3 : 1;
    const duration = t(kind === "guide" ? "guides.duration" : "content.readingMinutes", { minutes });
    expect(html).toContain(`<span>${duration}</span>`);
    expect(html).toContain('<time dateTime="2026-11-20T00:00:00.000Z">');
    for (const [rel, neighbour] of [
      ["prev", "one"],
      ["next", "three"],
    ])
      expect(html).toMatch(
        new RegExp(`<a rel="${rel}"[^>]* href="${localizedPath(`${section}/${neighbour}`, locale)}"[^>]*>`),
      );
    expect(html).not.toContain(t("content.improve"));
  });

  it("leads to where its file can be changed, where that is known", async () => {
    const html = await pageOf(kind, "ko", "https://git.example/{locale}/{type}/{slug}.md");
    // The text is in English.
    expect(html).toContain(`href="https://git.example/en/${type}/two.md"`);
    expect(html).toContain(getTranslator("ko")("content.improve"));
  });
});

async function pageOf(kind: (typeof PAGES)[number][0], locale: Locale, sourceUrl: string | null): Promise<string> {
  const { site } = await siteOnContent(FILES, { sourceUrl });
  const asked = { ...aRequest(site, localizedPath("/page", locale)), pattern: "*" as never };
  const inLocale = locale === "en" ? {} : { locale };
  const rendered = (Route: ComponentType<never>, loaderData: unknown) =>
    pageOfRoute(Route, { loaderData }, localizedPath("/page", locale));
  switch (kind) {
    case "concept":
      return rendered(
        ConceptRoute,
        await concept({ ...asked, params: { ...inLocale, category: "economics", "*": "two" } }),
      );
    case "guide":
      return rendered(GuideRoute, await guide({ ...asked, params: { ...inLocale, "*": "two" } }));
    case "article":
      return rendered(ArticleRoute, await article({ ...asked, params: { ...inLocale, slug: "two" } }));
    case "step": {
      const { data } = await step({ ...asked, params: { ...inLocale, slug: "two" } });
      return markupOf(
        <MoreTexts texts={data.texts}>
          <StepPage step={data.step} />
        </MoreTexts>,
        localizedPath("/get-started/two", locale),
      );
    }
  }
}
