import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { type ComponentType, createElement, Suspense } from "react";
import { describe, expect, it } from "vitest";
import { FIGURE_COMPONENTS, loadFigures } from "#app/features/figures/figure-components.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { FiguresContext } from "#app/ui/rich-text/figures.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { wholeMarkupOf } from "../../tests/markup-of.tsx";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import * as fact from "./embed-fact.tsx";
import * as figure from "./embed-figure.tsx";
import * as lab from "./embed-lab.tsx";
import * as term from "./embed-term.tsx";
import * as figurePage from "./figure.tsx";
import { loader as oembed } from "./oembed.ts";

const WORDS = { en: "stake", de: "Stake", ko: "스테이크", fr: "mise", zh: "质押" };
const FIGURE = '::figure[A *dial*]{#dial name="tempo-clock"}';
const SOURCE = { ref: "The code", basis: "code", checkedOn: "2026-06-30", reviewBy: "2027-06-30" };
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/tempo", { title: "Tempo", categories: ["economics"] }, `Above.\n\n${FIGURE}\n\nBelow.`),
  aContentFile(
    "en/guide/wallets",
    { title: "Wallets" },
    '# One {#one}\n\nA.\n\n## A step\n\n::figure[Clip]{name="clip"}',
  ),
  aContentFile("en/lab/halving", { title: "Halving & <more>" }),
  {
    path: "facts",
    text: JSON.stringify({
      units: {},
      sources: { code: SOURCE },
      facts: {
        delay: { name: WORDS, value: 7, source: "code", earlier: [{ value: 6, until: "2026-06" }] },
        split: { name: WORDS, formula: "\\frac{1}{2}", source: "code" },
      },
    }),
  },
  { path: "terms", text: JSON.stringify({ terms: { stake: { ...WORDS, definition: WORDS } } }) },
];

interface EmbedRoute {
  loader: unknown;
  meta: unknown;
  default: unknown;
}

const ROUTES: [kind: string, name: string, route: EmbedRoute, page: string, says: string][] = [
  ["term", "stake", term, "/concepts/glossary#term-stake", "<p>"],
  ["fact", "delay", fact, "/facts#delay", "<p>7</p>"],
  ["fact", "split", fact, "/facts#split", "<math"],
  ["figure", "tempo-clock", figure, "/concepts/economics/tempo", "A <em>dial</em>"],
  ["figure", "clip", figure, "/guides/wallets", "<figcaption>"],
  ["lab", "halving", lab, "/lab/halving", "Halving &amp; &lt;more&gt;"],
];

describe("what other sites frame", () => {
  it.each(ROUTES)("is drawn on the server and leads to its page: %s %s", async (kind, name, route, page, says) => {
    await loadFigures([name]);
    for (const locale of LOCALES) {
      const loaderData = await load(route, kind, name, locale);
      const shown = createElement(route.default as ComponentType<object>, { loaderData } as object);
      const markup = await wholeMarkupOf(
        <FiguresContext value={FIGURE_COMPONENTS}>
          <Suspense>{shown}</Suspense>
        </FiguresContext>,
        localizedPath(`/embed/${kind}/${name}`, locale),
      );
      expect(markup).toContain(says);
      expect(markup.match(/<h1/g)).toHaveLength(1);
      // A figure has a page of its own beside that of its text, which leads to every text it stands in.
      const known = localizedPath(kind === "figure" ? `/figures/${name}` : page, locale);
      expect(markup).toContain(`href="${known}"`);
      const head = JSON.stringify((route.meta as (args: object) => unknown)({ loaderData }));
      expect(head).toContain('"noindex"');
      expect(head).toContain(`"https://learn.example${localizedPath(page, locale).replace(/#.*/, "")}"`);
      expect(head).toContain(encodeURIComponent(`https://learn.example${known}`));
    }
  });

  it.each([
    ["term", "nothing", term],
    ["fact", "nothing", fact],
    ["figure", "nothing", figure],
    ["figure", "basket", figure],
    ["lab", "nothing", lab],
  ] as const)("is a 404 where there is none of that name: %s %s", async (kind, name, route) => {
    await expect(load(route, kind, name)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("the page of a figure", () => {
  it.each(["en", "zh"] as const)("opens the code of its frame, and leads to what is framed (%s)", async (locale) => {
    const path = localizedPath("/figures/tempo-clock", locale);
    const asked = aRequest(await knownSite(), path);
    const params = { name: "tempo-clock", ...(locale === "en" ? {} : { locale }) };
    const loaderData = await figurePage.loader({ ...asked, params, pattern: "/:locale?/figures/:name" });
    const html = pageOfRoute(figurePage.default, { loaderData }, path);
    const framed = localizedPath("/embed/figure/tempo-clock", locale);
    const summary = `<summary>${getTranslator(locale)("gallery.embed")}</summary>`;
    const [, disclosed = ""] = html.split(summary);
    const code = disclosed.replace(/<[^>]*>/g, "");
    expect(code).toContain(`&lt;iframe src="https://learn.example${framed}" width="640"`);
    expect(disclosed).toContain(`href="${framed}"`);
  });
});

describe("oEmbed", () => {
  it.each([
    ["/lab/halving", "https://learn.example/embed/lab/halving"],
    ["/lab/halving?s=1~a.2", "https://learn.example/embed/lab/halving?s=1%7Ea.2"],
    ["/de/facts#delay", "https://learn.example/de/embed/fact/delay"],
    ["/ko/concepts/glossary#term-stake", "https://learn.example/ko/embed/term/stake"],
    ["/figures/tempo-clock", "https://learn.example/embed/figure/tempo-clock"],
    ["/embed/figure/tempo-clock", "https://learn.example/embed/figure/tempo-clock"],
  ])("tells how %s is framed", async (page, source) => {
    const answer = await askOembed({ url: `https://learn.example${page}`, maxwidth: "400", maxheight: "99999" });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const { version, type, width, height, html } = await answer.json();
    expect({ version, type, width }).toEqual({ version: "1.0", type: "rich", width: 400 });
    expect(html).toMatch(/^<iframe [^<>]+><\/iframe>$/);
    expect(html).toContain(`src="${source}"`);
    expect(html).toContain(`height="${height}"`);
  });

  it("escapes what stands in its markup", async () => {
    const { html } = await (await askOembed({ url: "https://learn.example/lab/halving" })).json();
    expect(html).toContain('title="Halving &amp; &lt;more&gt;"');
    const attack = await askOembed({ url: 'https://learn.example/lab/halving?s="><script>alert(1)</script>' });
    expect((await attack.json()).html).not.toContain("<script");
  });

  it.each([
    [{}, 404],
    [{ url: "no address" }, 404],
    [{ url: "https://elsewhere.example/lab/halving" }, 404],
    [{ url: "https://learn.example.elsewhere.example/lab/halving" }, 404],
    [{ url: "https://learn.example/login" }, 404],
    [{ url: "https://learn.example/facts#nothing" }, 404],
    [{ url: "https://learn.example/lab/halving", format: "xml" }, 501],
  ])("refuses what it does not know: %j", async (asked, status) => {
    expect((await askOembed(asked)).status).toBe(status);
  });
});

let known: ReturnType<typeof siteOnContent> | null = null;
async function knownSite() {
  known ??= siteOnContent(FILES);
  return (await known).site;
}

async function load(route: EmbedRoute, kind: string, name: string, locale: Locale = "en"): Promise<object> {
  const asked = aRequest(await knownSite(), localizedPath(`/embed/${kind}/${name}`, locale));
  const params = { name, ...(locale === "en" ? {} : { locale }) };
  return (route.loader as (args: object) => Promise<object>)({ ...asked, params, pattern: "" });
}

async function askOembed(query: Record<string, string>): Promise<Response> {
  const asked = aRequest(await knownSite(), `/oembed.json?${new URLSearchParams(query)}`);
  return oembed({ ...asked, params: {}, pattern: "" } as never);
}
