import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { localizedPath } from "../i18n/localized-path.ts";
import { getTranslator } from "../i18n/messages.server.ts";
import { loader as page } from "./corrections.tsx";
import { loader as feed } from "./corrections-feed.ts";
import { loader as markdown } from "./corrections-markdown.ts";

const WORDS = { en: "English", de: "Deutsch", ko: "한국어", fr: "Français", zh: "中文" };
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }),
  aContentFile("en/faq/wallet", { question: "A wallet?" }),
  {
    path: "corrections",
    text: JSON.stringify({
      corrections: {
        "a-mistake": {
          wrongSince: "2026-11-20",
          correctedOn: "2026-11-23",
          title: WORDS,
          wrong: WORDS,
          right: WORDS,
          texts: ["concept/staking", "faq/wallet"],
          sources: [{ ref: "The code", href: "https://code.example" }],
        },
      },
    }),
  },
];

describe("what texts had wrong", () => {
  it.each(LOCALES)("is a page that leads to where it stood (%s)", async (locale) => {
    const { corrections } = await page(await ask("/corrections", locale));
    expect(corrections).toMatchObject([
      {
        key: "a-mistake",
        title: WORDS[locale],
        texts: [{ href: "/concepts/economics/staking" }, { href: "/faq#wallet" }],
      },
    ]);
  });

  it("is a feed that leads to each correction", async () => {
    const answer = await feed(await ask("/corrections.json", "de"));
    const { items, ...head } = JSON.parse(await answer.text());
    expect(head).toMatchObject({ feed_url: "https://learn.example/de/corrections.json", language: "de" });
    expect(items).toMatchObject([
      { url: "https://learn.example/de/corrections#a-mistake", title: "Deutsch", tags: ["Staking", "A wallet?"] },
    ]);
    expect(items[0].content_text).toBe(
      `${getTranslator("de")("corrections.wrong")}: Deutsch\n${getTranslator("de")("corrections.right")}: Deutsch`,
    );
    const atom = await feed(await ask("/corrections.xml", "de"));
    expect(await atom.text()).toContain("<published>2026-11-23T00:00:00Z</published>");
  });

  it("is Markdown, too", async () => {
    const text = await (await markdown(await ask("/corrections.md", "fr"))).text();
    expect(text).toContain("## Français");
    expect(text).toContain("/fr/concepts/economics/staking");
    expect(text).toContain("- The code <https://code.example>");
  });
});

async function ask(path: string, locale: Locale) {
  const { site } = await siteOnContent(FILES);
  const asked = aRequest(site, localizedPath(path, locale), { isDocument: true });
  return { ...asked, params: locale === "en" ? {} : { locale }, pattern: "" } as never;
}
