import type { ResultOf } from "@learn-bittensor/contract/graphql";
import { GetFaqs } from "@learn-bittensor/contract/operations/faqs";
import { GetTerms } from "@learn-bittensor/contract/operations/glossary";
import { GetGuide } from "@learn-bittensor/contract/operations/guides";
import type { ContentExport, RunExport } from "./fetch-export.ts";

/** Texts that are quoted beside those of a content export. */
export type PassageTexts = {
  guide: NonNullable<ResultOf<typeof GetGuide>["guides"]>["data"];
  faq: NonNullable<ResultOf<typeof GetFaqs>["faqs"]>["data"];
  term: ResultOf<typeof GetTerms>["glossary"];
};

/**
 * What is quoted of guides, questions and terms in one language. A provider may have no glossary: then `warn` hears
 * what it said.
 */
export async function fetchPassageTexts(
  run: RunExport,
  { locale, own, warn }: { locale: string; own: ContentExport; warn: (message: string, cause: unknown) => void },
): Promise<PassageTexts> {
  const guide: PassageTexts["guide"] = [];
  for (const { attributes } of own.guide) {
    if (!attributes.slug) continue;
    const { guides } = await run(GetGuide, { slug: attributes.slug, locale });
    guide.push(...(guides?.data ?? []));
  }
  const { faqs } = await run(GetFaqs, { locale });
  const { glossary } = await run(GetTerms, { locale }).catch((cause: unknown) => {
    warn(`no terms to quote in ${locale}`, cause);
    return { glossary: [] };
  });
  return { guide, faq: faqs?.data ?? [], term: glossary };
}
