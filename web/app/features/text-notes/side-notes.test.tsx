import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { withSideNotes } from "./side-notes.server.tsx";

const TERMS = [
  { key: "miner", name: "miner", definition: "Does the work." },
  { key: "subnet", name: "subnet", definition: "A <market> of its own." },
  { key: "pool", name: "pool", definition: "Two reserves." },
];
const TEXT = `[miner](/concepts/glossary#term-miner) first.

## One {#one}

A [subnet](/concepts/glossary#term-subnet), and a [miner](/concepts/glossary#term-miner) again.

### Below it

A [pool](/concepts/glossary#term-pool).

## Two {#two}

A [subnet](/concepts/glossary#term-subnet) again.`;

describe("withSideNotes", () => {
  it("puts what a term means after the heading of the section that links it first", async () => {
    const html = await annotated();
    expect(orderOf(html)).toEqual(["note miner", "h2", "note subnet", "note pool", "h3", "h2"]);
    expect(html).toMatch(/<h2 id="one">.*?<\/div><div class="side-notes" role="note" data-of="One"/);
  });

  it("loses nothing of the text, and writes words as words", async () => {
    const html = await annotated();
    expect(html.replaceAll(/<div class="side-notes".*?<\/dl><\/div>/g, "")).toBe(await rendered());
    expect(html).toContain("A &lt;market&gt; of its own.");
  });

  it("tells the title of the section a note belongs to, as words; none before the first", async () => {
    const { site } = await siteOnContent([aContentFile("en/concept/a")]);
    const link = "[miner](/concepts/glossary#term-miner)";
    const titled = async (heading: string) => {
      const { html } = await site.richText.render(`${heading}\n\n${link}`, { locale: "en" });
      return /data-of="([^"]*)"/.exec(withSideNotes(html, TERMS, getTranslator("en")))?.[1];
    };
    expect(await titled('## A "fair" *price* & $1')).toBe("A &quot;fair&quot; price &#x26; $1");
    expect(await titled("First of all.")).toBe("");
  });

  it("leaves a text alone that links no term", async () => {
    const { site } = await siteOnContent([aContentFile("en/concept/a")]);
    const { html } = await site.richText.render("## One\n\nNothing.", { locale: "en" });
    expect(withSideNotes(html, TERMS, getTranslator("en"))).toBe(html);
  });

  it.each(LOCALES)("has a name in each language (%s)", async (locale) => {
    const t = getTranslator(locale);
    expect(withSideNotes(await rendered(), TERMS, t)).toContain(`aria-label="${t("textNotes.words")}"`);
  });
});

async function annotated(): Promise<string> {
  return withSideNotes(await rendered(), TERMS, getTranslator("en"));
}

async function rendered(): Promise<string> {
  const { site } = await siteOnContent([aContentFile("en/concept/a")]);
  return (await site.richText.render(TEXT, { locale: "en" })).html;
}

/** Headings and notes in the order in which they are read. */
function orderOf(html: string): string[] {
  return [...html.matchAll(/<(h[23])[ >]|id="definition-(\w+)"/g)].map(([, heading, key]) => heading ?? `note ${key}`);
}
