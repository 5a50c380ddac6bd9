import type { Core } from "@strapi/strapi";

export const ANSWER = "plugin::learn.answer";
const DEFAULT_LOCALE = "en";

interface TextAsked {
  kind: string;
  slug?: string | null;
  locale?: string | null;
}

/**
 * What texts rest on, what they had wrong, the glossary, and shares of emission: worked out where the files with facts and terms are, and stored
 * here as they are answered, each under the question that it answers. Nothing is known before the first transfer.
 */
export function answersOf(strapi: Core.Strapi) {
  async function find(question: string): Promise<unknown> {
    const found = await strapi.db.query(ANSWER).findOne({ where: { question } });
    return found?.value ?? null;
  }

  return {
    glossary: async ({ locale }: { locale?: string | null }) =>
      (await find(`glossary/${locale ?? DEFAULT_LOCALE}`)) ?? [],
    corrections: async ({ locale }: { locale?: string | null }) =>
      (await find(`corrections/${locale ?? DEFAULT_LOCALE}`)) ?? [],
    facts: async ({ locale }: { locale?: string | null }) => (await find(`facts/${locale ?? DEFAULT_LOCALE}`)) ?? [],
    protocolChanges: async ({ locale }: { locale?: string | null }) =>
      (await find(`protocol-changes/${locale ?? DEFAULT_LOCALE}`)) ?? [],
    /** On one text, or on all texts of a kind where no slug is given. */
    textNotes: ({ kind, slug, locale }: TextAsked) =>
      find(`text-notes/${kind}/${locale ?? DEFAULT_LOCALE}/${slug ?? ""}`),
    emissionShares: async () => (await find("emission-shares")) ?? [],
    miningNeeds: async () => (await find("mining-needs")) ?? [],
    translatedTexts: async () => (await find("translated-texts")) ?? [],
    videoLanguages: async () => (await find("video-languages")) ?? [],
  };
}
