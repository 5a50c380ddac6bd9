import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { localizedPath } from "../i18n/localized-path.ts";
import { getTranslator } from "../i18n/messages.server.ts";
import { loader } from "./updates-feed.ts";

const FIGURE = '::figure[What one sees]{name="key-tree"}';
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("de/category/economics"),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"], updatedAt: "2026-11-03" }),
  aContentFile("de/concept/staking", { title: "Staking auf Deutsch", updatedAt: "2026-11-19" }, FIGURE),
  aContentFile(
    "en/guide/wallets/create",
    { title: "A wallet", updatedAt: "2026-11-05" },
    `# A section {#a-section}\n\n${FIGURE}`,
  ),
  aContentFile("en/author/an-author"),
  aContentFile("en/article/history", { title: "History", publishedOn: "2026-10-01", updatedAt: "2026-11-04" }),
  aContentFile("en/subnet/root", { name: "Root", mainnetId: 0, updatedAt: "2026-11-01" }),
];

describe("the feed of what was changed last", () => {
  it.each(LOCALES)("lists texts of every kind, the last change first, at their addresses (%s)", async (locale) => {
    const t = getTranslator(locale);
    const at = (path: string) => `https://learn.example${localizedPath(path, locale)}`;
    const { items, ...head } = JSON.parse((await ask("/updates.json", locale)).body);
    expect(head).toMatchObject({ feed_url: at("/updates.json"), home_page_url: at("/explore"), language: locale });
    const concept = { url: at("/concepts/economics/staking"), tags: [t("concepts.title")] };
    const others = [
      { url: at("/guides/wallets/create"), date_modified: "2026-11-05T00:00:00.000Z", tags: [t("guides.title")] },
      { url: at("/articles/history"), date_published: "2026-10-01T00:00:00Z", authors: [{ name: "An author" }] },
      { url: at("/subnets/root"), title: "Root (SN0)", authors: [{ name: "Learn Bittensor" }] },
    ];
    const [guide, article, subnet] = others;
    const pictures = items.flatMap(({ image }: { image?: string }) => image ?? []);
    const picture = "https://learn.example/figures/key-tree/picture.svg";
    expect(pictures).toEqual(locale === "de" ? [picture.replace("/figures", "/de/figures"), picture] : [picture]);
    // A translation is changed when it is changed, not when the English text is.
    if (locale === "de")
      expect(items).toMatchObject([{ ...concept, title: "Staking auf Deutsch", language: "de" }, ...others]);
    else expect(items).toMatchObject([guide, article, { ...concept, title: "Staking", language: "en" }, subnet]);
  });

  it("is Atom, too", async () => {
    const { type, body } = await ask("/updates.xml", "ko");
    expect(type).toBe("application/atom+xml; charset=utf-8");
    expect(body).toContain("<id>https://learn.example/ko/updates.xml</id>");
    expect(body.match(/<entry /g)).toHaveLength(4);
    expect(body).toContain("<updated>2026-11-05T00:00:00.000Z</updated>");
  });
});

async function ask(file: string, locale: (typeof LOCALES)[number]) {
  const { site } = await siteOnContent(FILES);
  const asked = aRequest(site, localizedPath(file, locale), { isDocument: true });
  const params = locale === "en" ? {} : { locale };
  const answer = await loader({ ...asked, params, pattern: "/:locale?/updates.xml" });
  return { type: answer.headers.get("Content-Type"), body: await answer.text() };
}
