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
];
const MISTAKE = {
  wrongSince: "2026-11-20",
  correctedOn: "2026-11-23",
  title: WORDS,
  wrong: WORDS,
  right: WORDS,
  texts: ["concept/staking", "faq/wallet"],
  sources: [{ ref: "The code", href: "https://code.example" }],
};
const ONE = { "a-mistake": MISTAKE };
const MANY = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`mistake-${index}`, MISTAKE]));

describe("what texts had wrong", () => {
  it.each(LOCALES)("is a page that leads to where it stood (%s)", async (locale) => {
    const { list } = await page(await ask("/corrections", locale));
    expect(list.items).toMatchObject([
      {
        key: "a-mistake",
        title: WORDS[locale],
        texts: [{ href: "/concepts/economics/staking" }, { href: "/faq#wallet" }],
      },
    ]);
  });

  it("comes in pages, and the address of a correction leads to the page that has it", async () => {
    const leadsTo = async (key: string) => {
      const answer: unknown = await page(await ask(`/corrections?key=${key}`, "de", MANY)).catch((thrown) => thrown);
      return answer instanceof Response && [answer.status, answer.headers.get("Location")];
    };
    const first = await page(await ask("/corrections", "de", MANY));
    expect(first).toMatchObject({ list: { page: 1, pageCount: 3, total: 101 }, canonicalPath: "/corrections" });
    const second = await page(await ask("/corrections?page=2", "de", MANY));
    expect(second).toMatchObject({ canonicalPath: "/corrections?page=2", hasMarkdown: false });
    for (const [number, { list }] of [first, second].entries()) {
      expect(list.items).toHaveLength(50);
      const place = number === 0 ? "" : "?page=2";
      for (const { key } of [list.items[0], list.items[49]].filter((item) => item !== undefined))
        expect(await leadsTo(key)).toEqual([302, `/de/corrections${place}#${key}`]);
    }
    expect(await leadsTo("nothing")).toEqual([302, "/de/corrections"]);
  });

  it("is a feed that leads to each correction", async () => {
    const answer = await feed(await ask("/corrections.json", "de"));
    const { items, ...head } = JSON.parse(await answer.text());
    expect(head).toMatchObject({ feed_url: "https://learn.example/de/corrections.json", language: "de" });
    expect(items).toMatchObject([
      {
        id: "https://learn.example/de/corrections#a-mistake",
        url: "https://learn.example/de/corrections?key=a-mistake#a-mistake",
        title: "Deutsch",
        tags: ["Staking", "A wallet?"],
      },
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

async function ask(path: string, locale: Locale, corrections: Record<string, typeof MISTAKE> = ONE) {
  const { site } = await siteOnContent([...FILES, { path: "corrections", text: JSON.stringify({ corrections }) }]);
  const asked = aRequest(site, localizedPath(path, locale), { isDocument: true });
  return { ...asked, params: locale === "en" ? {} : { locale }, pattern: "" } as never;
}
