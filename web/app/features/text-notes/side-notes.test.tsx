import { LOCALES } from "@learn-bittensor/contract/locales";
import { joinHtml, type TextPart } from "@learn-bittensor/markdown/text-parts";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { createRichText } from "#app/ui/rich-text/create-rich-text.server.ts";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { markupOf } from "../../../tests/markup-of.tsx";
import { renderSideNotes } from "./side-notes.tsx";
import { withSideNotes } from "./text-notes.server.ts";

const TERMS = [
  { key: "miner", name: "miner", definition: "Does the work." },
  { key: "subnet", name: "subnet", definition: "A <market> of its own." },
  { key: "pool", name: "pool", definition: "Two reserves." },
];
const TEXT = `[miner](/concepts/glossary#term-miner) first.

## One {#one}

A [subnet](/concepts/glossary#term-subnet), and a [miner](/concepts/glossary#term-miner) again.

### Below it

A [pool](/concepts/glossary#term-pool) and a [rank](/concepts/glossary#term-rank).

## Two {#two}

A [subnet](/concepts/glossary#term-subnet) again.`;

describe("withSideNotes", () => {
  it("puts what a term means after the heading of the section that links it first", async () => {
    const markup = await shown(TEXT);
    const order = [...markup.matchAll(/<(h[23])[ >]|id="definition-(\w+)"/g)].map(([, heading, key]) => heading ?? key);
    expect(order).toEqual(["miner", "h2", "subnet", "pool", "h3", "h2"]);
    expect(markup).toMatch(/<h2 id="one">.*?<\/div><\/div><div class="side-notes" role="note" data-of="One"/);
  });

  it("loses nothing of the text, and writes words as words", async () => {
    const markup = await shown(TEXT);
    const text = markup.replaceAll(/<div class="side-notes".*?<\/dl><\/div>|<\/?div class="rich-text-part">/g, "");
    const { parts } = await createRichText().render(TEXT, { locale: "en" });
    expect(text.replaceAll("</div>", "")).toBe(`<div class="rich-text">${joinHtml(parts)}`.replaceAll("</div>", ""));
    expect(markup).toContain("A &lt;market&gt; of its own.");
  });

  it("tells the title of the section a note belongs to, as words; none before the first", async () => {
    const link = "[miner](/concepts/glossary#term-miner)";
    const titled = async (heading: string) => /data-of="([^"]*)"/.exec(await shown(`${heading}\n\n${link}`))?.[1];
    expect(await titled('## A "fair" *price* & $1')).toBe("A &quot;fair&quot; price &amp; $1");
    expect(await titled("First of all.")).toBe("");
  });

  it("leaves a text alone that links no term of these", async () => {
    const text = "## One\n\n[rank](/concepts/glossary#term-rank)";
    const { parts } = await createRichText().render(text, { locale: "en" });
    expect(await shown(text)).toBe(`<div class="rich-text">${joinHtml(parts)}</div>`);
  });

  it.each(LOCALES)("has a name in each language (%s)", async (locale) => {
    const { parts } = await createRichText().render(TEXT, { locale });
    const markup = markupOf(
      <RichText parts={withNotes(parts)} renderPart={renderSideNotes} />,
      localizedPath("/", locale),
    );
    expect(markup).toContain(`aria-label="${getTranslator(locale)("textNotes.words")}"`);
  });
});

function withNotes(parts: readonly TextPart[]) {
  return withSideNotes(parts, TERMS, (value) => ({ value }));
}

async function shown(text: string): Promise<string> {
  const { parts } = await createRichText().render(text, { locale: "en" });
  return markupOf(<RichText parts={withNotes(parts)} renderPart={renderSideNotes} />);
}
