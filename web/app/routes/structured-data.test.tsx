import { LOCALES } from "@learn-bittensor/contract/locales";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { StructuredData } from "#app/features/structured-data/structured-data.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { shownValuesContext } from "#app/site/request-context.server.ts";
import { type Once, ShownValuesContext } from "#app/ui/shown-once.tsx";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { shownOf } from "../../tests/shown-of.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader as article } from "./article.tsx";
import { loader as concept } from "./concept.tsx";
import { loader as faq } from "./faq.tsx";
import { loader as getStarted } from "./get-started.tsx";
import { loader as guide } from "./guide.tsx";
import { loader as rootSubnet } from "./root-subnet.tsx";
import { loader as videos } from "./videos.tsx";

const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", {
    title: "Staking </script><script>alert(1)</script>",
    categories: ["economics"],
  }),
  aContentFile("en/author/an-author"),
  aContentFile("en/article/history"),
  aContentFile("en/guide/wallets/create"),
  aContentFile("en/subnet/root", { mainnetId: 0 }),
  aContentFile("en/faq/start", {}, "An answer </script><!--"),
  aContentFile("en/video/talk", { url: "https://video.example/1" }),
];

const text = z.string().min(1);
const address = z.url({ protocol: /^https$/ });
const about = { "@context": z.literal("https://schema.org"), inLanguage: z.enum(LOCALES) };
const step = z.strictObject({ "@type": z.literal("ListItem"), position: z.int().min(1), name: text, item: address });
const answer = z.strictObject({ "@type": z.literal("Answer"), text });
const ofText = {
  ...about,
  url: address,
  mainEntityOfPage: address,
  description: text,
  dateModified: text.optional(),
  image: z.array(address).length(1),
};

/** What schema.org and its readers ask of each of them; anything else is refused. */
const shape = z.discriminatedUnion("@type", [
  z.strictObject({
    ...ofText,
    "@type": z.literal("LearningResource"),
    name: text,
    learningResourceType: z.enum(["concept", "guide"]),
    educationalLevel: z.enum(["beginner", "intermediate", "advanced"]),
    timeRequired: z
      .string()
      .regex(/^PT\d+M$/)
      .optional(),
    isAccessibleForFree: z.literal(true),
  }),
  z.strictObject({
    ...ofText,
    "@type": z.literal("Article"),
    headline: text,
    datePublished: z.iso.date(),
    author: z.strictObject({ "@type": z.enum(["Person", "Organization"]), name: text, url: address.optional() }),
    publisher: z.strictObject({ "@type": z.literal("Organization"), name: text, url: address }),
    keywords: z.array(text).optional(),
  }),
  z.strictObject({
    "@context": about["@context"],
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(step)
      .min(2)
      .refine((steps) => steps.every(({ position }, at) => position === at + 1)),
  }),
  z.strictObject({
    ...about,
    "@type": z.literal("FAQPage"),
    mainEntity: z
      .array(
        z.strictObject({
          "@type": z.literal("Question"),
          name: text,
          inLanguage: z.enum(LOCALES),
          acceptedAnswer: answer,
        }),
      )
      .min(1),
  }),
  z.strictObject({
    ...about,
    "@type": z.literal("VideoObject"),
    name: text,
    description: text.optional(),
    url: address,
    dateCreated: z.iso.date().optional(),
    duration: z
      .string()
      .regex(/^PT\d+S$/)
      .optional(),
    thumbnailUrl: address.optional(),
  }),
]);

describe("what pages say of themselves to search engines", () => {
  it.each(LOCALES)("has the shape that schema.org asks for (%s)", async (locale) => {
    const found = await everyPageIn(locale);
    const types = found.map(({ data }) => data.map((entry) => shape.parse(entry)["@type"]));
    expect(types).toEqual([
      ["LearningResource", "BreadcrumbList"],
      ["LearningResource", "BreadcrumbList"],
      ["LearningResource", "BreadcrumbList"],
      ["Article", "BreadcrumbList"],
      ["BreadcrumbList"],
      ["FAQPage"],
      ["FAQPage"],
      ["VideoObject"],
    ]);
  });

  it("never ends the script that it stands in", async () => {
    for (const { data } of await everyPageIn("de")) {
      const html = renderToString(<StructuredDataScript of={{ value: data }} />);
      expect(html.match(/<\/?script/g)).toHaveLength(2);
      expect(html).not.toContain("<!--");
      const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
      expect(JSON.parse(json)).toEqual(data);
    }
  });

  it("stands once in a document: its data has the number alone", async () => {
    const { site } = await siteOnContent(FILES);
    const asked = { ...aRequest(site, "/articles/history", { isDocument: true }), params: { slug: "history" } };
    const { structuredData } = shownOf(await article(asked as never));
    expect(structuredData).toBeTypeOf("number");
    const values = asked.context.get(shownValuesContext) ?? new Map();
    const script = <StructuredDataScript of={structuredData} />;
    const html = renderToString(<ShownValuesContext value={values}>{script}</ShownValuesContext>);
    expect(html).toContain('"@type":"Article"');
  });
});

async function everyPageIn(locale: (typeof LOCALES)[number]) {
  const { site } = await siteOnContent(FILES);
  const inLocale = locale === "en" ? {} : { locale };
  const asked = (path: string) => ({
    ...aRequest(site, localizedPath(path, locale)),
    pattern: "*",
  });
  const at = <Params,>(path: string, params: Params) => ({ ...asked(path), params: { ...inLocale, ...params } });
  const pages = await Promise.all([
    concept(at("/concepts/economics/staking", { category: "economics", "*": "staking" }) as never),
    guide(at("/guides/wallets/create", { "*": "wallets/create" }) as never),
    guide(at("/guides/wallets/create/a-section", { "*": "wallets/create/a-section" }) as never),
    article(at("/articles/history", { slug: "history" }) as never),
    rootSubnet(at("/subnets/root", {}) as never),
  ]);
  const { data: path } = await getStarted(at("/get-started", {}) as never);
  const lists = [path, await faq(at("/faq", {}) as never), await videos(at("/videos", {}) as never)];
  return [...pages.map(shownOf), ...lists].map(({ structuredData }) => ({ data: givenValue(structuredData) }));
}

/** Where data alone is asked for, it has the value. */
function givenValue(of: Once<readonly StructuredData[]>): readonly StructuredData[] {
  if (typeof of === "number") throw new Error(`shown as ${of}, though no document was asked for`);
  return of.value;
}
