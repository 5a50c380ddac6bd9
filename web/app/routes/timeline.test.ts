import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { localizedPath } from "../i18n/localized-path.ts";
import { cachePolicy } from "../site/cache-policy.ts";
import { loader as page } from "./timeline.tsx";
import { loader as feed } from "./timeline-feed.ts";
import { loader as markdown } from "./timeline-markdown.ts";

const WORDS = { en: "English", de: "Deutsch", ko: "한국어", fr: "Français", zh: "中文" };
const CHANGE = {
  ...{ title: WORDS, text: WORDS, before: { text: WORDS }, after: { text: WORDS } },
  sources: [{ ref: "The code", href: "https://code.example" }],
};
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }),
  aContentFile("en/lab/pool"),
  {
    path: "facts",
    text: JSON.stringify({
      units: { blocks: { en: "# blocks", de: "# Blöcke", ko: "#블록", fr: "# blocs", zh: "# 个区块" } },
      sources: { code: { ref: "The code", basis: "code", checkedOn: "2026-06-30", reviewBy: "2027-06-30" } },
      facts: {
        delay: {
          name: WORDS,
          value: 1200,
          unit: "blocks",
          source: "code",
          earlier: [{ value: 600, until: "2026-06" }],
        },
      },
    }),
  },
  {
    path: "changes",
    text: JSON.stringify({
      changes: {
        gate: {
          ...CHANGE,
          on: "2026-07-27",
          time: "14:16",
          spec: 440,
          block: 8_713_794,
          roles: ["owner"],
          lab: { slug: "pool", state: "1~a.1000" },
          texts: ["concept/staking"],
        },
        start: { ...CHANGE, on: "2021-11", spec: "unknown", block: "none", roles: ["miner"], lab: "none" },
      },
    }),
  },
];

describe("the time line", () => {
  it.each(LOCALES)("has what was written down and what facts tell, the latest first (%s)", async (locale) => {
    const { changes, drawn, count } = (await page(await ask("/timeline", locale))).data;
    expect(typeof changes === "object" && changes.value).toMatchObject([
      {
        key: "gate",
        title: WORDS[locale],
        lab: "/lab/pool?s=1~a.1000",
        texts: [{ title: "Staking", href: "/concepts/economics/staking" }],
      },
      { key: "fact-delay-2026-06", text: null, before: { number: 600 }, after: { number: 1200 } },
      { key: "start" },
    ]);
    expect(count).toBe(3);
    expect(drawn.years.at(0)).toEqual({ year: "2021", count: 1 });
  });

  it.each([
    ["?role=miner", ["start"], "content"],
    ["?year=2026", ["gate", "fact-delay-2026-06"], "content"],
    ["?role=miner&year=2026", [], "typed"],
    ["?role=king", ["gate", "fact-delay-2026-06", "start"], "content"],
  ] as const)("is narrowed by role and year, and caches keep what means something: %s", async (query, keys, policy) => {
    const { data, init } = await page(await ask(`/timeline${query}`, "en"));
    expect(typeof data.changes === "object" && data.changes.value.map(({ key }) => key)).toEqual(keys);
    expect(data.drawn.lanes[0]?.marks).toHaveLength(3);
    expect(new Headers(init?.headers).get("Cache-Control")).toBe(cachePolicy[policy]);
  });

  it("is a feed in both forms that leads to each change", async () => {
    const { items } = JSON.parse(await (await feed(await ask("/timeline.json", "de"))).text());
    expect(items.map(({ url }: { url: string }) => url)).toEqual(
      ["gate", "fact-delay-2026-06", "start"].map((key) => `https://learn.example/de/timeline#${key}`),
    );
    expect(items[1].content_text).toMatch(/^600.Blöcke → 1\.200.Blöcke$/);
    const atom = await (await feed(await ask("/timeline.xml", "de"))).text();
    expect(atom).toContain("<published>2021-11-01T00:00:00Z</published>");
  });

  it("is a calendar of what is known to the day", async () => {
    const answer = await feed(await ask("/timeline.ics", "ko"));
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const text = await answer.text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain("UID:gate@learn.example");
    expect(text).toContain("DTSTART:20260727T141600Z");
  });

  it("is Markdown, too", async () => {
    const text = await (await markdown(await ask("/timeline.md", "fr"))).text();
    expect(text).toContain("## Français");
    expect(text).toContain("- The code <https://code.example>");
    expect(text).toContain("2021-11 · Mineurs · Version non relevée\n");
    expect(text).toContain("Version 440 · à partir du bloc 8713794\n");
  });
});

async function ask(path: string, locale: Locale) {
  const { site } = await siteOnContent(FILES);
  const asked = aRequest(site, localizedPath(path, locale));
  return { ...asked, params: locale === "en" ? {} : { locale }, pattern: "" } as never;
}
