import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { localizedPath } from "../i18n/localized-path.ts";
import { loader } from "./feed.ts";

const FILES = [
  aContentFile("en/author/an-author"),
  aContentFile("en/article/older", { title: "Older", publishedOn: "2026-10-01" }),
  aContentFile(
    "en/article/newer",
    { title: "Newer", publishedOn: "2026-11-01" },
    '::figure[What one sees]{name="clip" preset="agreed"}',
  ),
];

/** Of a text that is shown in English. */
const PICTURE = "https://learn.example/figures/clip/agreed/picture.svg";

describe("the feed of articles", () => {
  it.each(LOCALES)("lists the newest first, at its addresses in the language (%s)", async (locale) => {
    const page = `https://learn.example${localizedPath("/articles", locale)}`;
    const json = await ask("/feed.json", locale);
    expect(json.type).toBe("application/feed+json; charset=utf-8");
    expect(JSON.parse(json.body)).toMatchObject({
      feed_url: `https://learn.example${localizedPath("/feed.json", locale)}`,
      language: locale,
      items: [
        {
          url: `${page}/newer`,
          title: "Newer",
          language: "en",
          image: PICTURE,
          date_published: "2026-11-01T00:00:00Z",
        },
        { url: `${page}/older`, title: "Older", authors: [{ name: "An author" }] },
      ],
    });
    const atom = await ask("/feed.xml", locale);
    expect(atom.type).toBe("application/atom+xml; charset=utf-8");
    expect([...atom.body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      `https://learn.example${localizedPath("/feed.xml", locale)}`,
      `${page}/newer`,
      `${page}/older`,
    ]);
    expect(atom.body.match(/<content /g)).toHaveLength(1);
    expect(atom.body).toContain(`img src=&#34;${PICTURE}&#34;`);
  });
});

async function ask(file: string, locale: (typeof LOCALES)[number]) {
  const { site } = await siteOnContent(FILES);
  const asked = aRequest(site, localizedPath(file, locale), { isDocument: true });
  const params = locale === "en" ? {} : { locale };
  const answer = await loader({ ...asked, params, pattern: "/:locale?/feed.xml" });
  return { type: answer.headers.get("Content-Type"), body: await answer.text() };
}
