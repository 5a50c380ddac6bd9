import type { Locale } from "@learn-bittensor/contract/locales";
import { GetTextNotes } from "@learn-bittensor/contract/operations/text-notes";
import type { ResultOf } from "gql.tada";
import { correctionPath } from "#app/site/correction-path.ts";
import type { Site } from "#app/site/site.server.ts";
import type { ShownPart } from "#app/ui/rich-text/rich-text.tsx";
import type { ShowOnce } from "#app/ui/shown-once.tsx";
import { drawFacts } from "./draw-facts.server.ts";

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

/** What pages are given of the notes: what they only show, once (`ui/shown-once.tsx`). Terms may stand beside the text (`withSideNotes`). */
export function shownNotes(
  notes: TextNotesView | null,
  once: ShowOnce,
  { areTermsBeside = false }: { areTermsBeside?: boolean } = {},
) {
  if (!notes) return null;
  const { facts, terms, translation, corrections } = notes;
  const [latest] = corrections;
  return {
    facts: facts.length > 0 ? once(facts) : null,
    terms: terms.length > 0 && !areTermsBeside ? once(terms) : null,
    translation: translation && translation.changed.length > 0 ? translation : null,
    corrected: latest ? { href: latest.href, on: latest.correctedOn } : null,
  };
}

export type ShownNotes = NonNullable<ReturnType<typeof shownNotes>>;

/** A text with what the terms mean beside each section that is the first to link them; others than `terms` are left out. */
export function withSideNotes(
  parts: readonly ShownPart[],
  terms: TextNotesView["terms"],
  once: ShowOnce,
): readonly ShownPart[] {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  return parts.flatMap((part): readonly ShownPart[] => {
    if (part.kind !== "notes") return [part];
    const used = part.terms.flatMap((key) => byKey.get(key) ?? []);
    return used.length > 0 ? [{ kind: "side notes", title: part.title, terms: once(used) }] : [];
  });
}

async function toView(site: Site, textNotes: TextNotes, locale: Locale) {
  return {
    facts: await drawFacts(site, textNotes.facts, locale),
    translation: textNotes.translation,
    terms: textNotes.terms,
    corrections: textNotes.corrections.map(({ key, correctedOn }) => ({
      href: correctionPath(key),
      correctedOn,
    })),
  };
}
