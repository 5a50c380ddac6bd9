import type { Locale } from "@learn-bittensor/contract/locales";
import { GetTextNotes } from "@learn-bittensor/contract/operations/text-notes";
import type { ResultOf } from "gql.tada";
import type { Site } from "#app/site/site.server.ts";

type Kind = "article" | "concept" | "faq" | "get_started" | "guide" | "lab" | "subnet";

/**
 * The facts that a text cites and how far its translation follows the English text; for all texts of a kind without
 * `slug`. Null where it cannot be told, as with a provider that has no facts: the page stays.
 */
export async function getTextNotes(site: Site, asked: { kind: Kind; slug?: string; locale: Locale }) {
  try {
    const { textNotes } = await site.content.query(GetTextNotes, asked);
    return textNotes ? await toView(site, textNotes, asked.locale) : null;
  } catch (cause) {
    site.log({ level: "warn", message: `no notes on ${asked.kind} ${asked.slug ?? "texts"}`, cause });
    return null;
  }
}

export type TextNotesView = Awaited<ReturnType<typeof toView>>;
export type FactView = TextNotesView["facts"][number];

type TextNotes = NonNullable<ResultOf<typeof GetTextNotes>["textNotes"]>;

async function toView(site: Site, textNotes: TextNotes, locale: Locale) {
  const toValue = async ({ value, isFormula }: { value: string; isFormula: boolean }) => ({
    text: value,
    formula: isFormula ? (await site.richText.render(`$${value}$`, { locale })).parts : null,
  });
  const facts = textNotes.facts.map(async ({ value, isFormula, earlier, ...fact }) => ({
    ...fact,
    value: await toValue({ value, isFormula }),
    earlier: await Promise.all(
      earlier.map(async ({ from, until, ...each }) => ({ from, until, value: await toValue(each) })),
    ),
  }));
  return {
    facts: await Promise.all(facts),
    translation: textNotes.translation,
    terms: textNotes.terms,
    corrections: textNotes.corrections,
  };
}
