import type { Locale } from "@learn-bittensor/contract/locales";
import { GetLab, GetLabs } from "@learn-bittensor/contract/operations/labs";
import { toConceptLink } from "#app/concept-link.ts";
import { firstInLocale, mergedList } from "#app/content-lists.server.ts";
import type { Site } from "#app/site.server.ts";

/** All labs in their order. */
export async function listLabs(site: Site, asked: Locale) {
  const labs = await mergedList(asked, async (locale) => {
    const answer = await site.content.query(GetLabs, { locale });
    return answer.labs?.data.map(({ documentId, attributes }) => ({ documentId, ...attributes })) ?? [];
  });
  return labs.map(({ slug, title, summary, comingSoon, locale }) => ({
    slug,
    title,
    summary: summary ?? "",
    comingSoon: comingSoon === true,
    locale,
  }));
}

export type LabSummary = Awaited<ReturnType<typeof listLabs>>[number];

/** One lab; null where there is none of that name. `widget` names the component that shows it. */
export async function getLab(site: Site, asked: { slug: string; locale: Locale }) {
  const lab = await firstInLocale(asked.locale, async (locale) => {
    const { labs } = await site.content.query(GetLab, { slug: asked.slug, locale });
    return labs?.data[0]?.attributes;
  });
  if (!lab) return null;
  const { html } = await site.richText.render(lab.body ?? "", { locale: asked.locale });
  return {
    slug: lab.slug,
    title: lab.title,
    summary: lab.summary ?? "",
    widget: lab.widget,
    locale: lab.locale,
    concepts: lab.concepts?.data.map((concept) => toConceptLink(concept.attributes)) ?? [],
    text: { html },
  };
}

export type LabView = NonNullable<Awaited<ReturnType<typeof getLab>>>;
