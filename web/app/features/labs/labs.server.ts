import type { Locale } from "@learn-bittensor/contract/locales";
import { GetLab, GetLabs } from "@learn-bittensor/contract/operations/labs";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { toConceptLink } from "#app/site/concept-link.ts";
import { firstInLocale, mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { ShownText } from "#app/ui/rich-text/rich-text.tsx";
import { isLabName, loadLab } from "./frame/load-lab.ts";
import { getLabPreview } from "./preview/lab-previews.server.ts";
import { getLabVectors } from "./vectors/lab-vectors.server.ts";

/** All labs in their order. */
export async function listLabs(site: Site, asked: Locale) {
  const labs = await mergedList(asked, async (locale) => {
    const answer = await site.content.query(GetLabs, { locale });
    return answer.labs?.data.map(({ documentId, attributes }) => ({ documentId, ...attributes })) ?? [];
  });
  const summaries = labs.map(async ({ slug, title, summary, comingSoon, locale, widget }) => ({
    slug,
    title,
    summary: summary ?? "",
    comingSoon: comingSoon === true,
    locale,
    preview: await getLabPreview(site, widget),
  }));
  return Promise.all(summaries);
}

export type LabSummary = Awaited<ReturnType<typeof listLabs>>[number];

/** What is written about a lab; null where there is none of that name. */
export async function getLabText(site: Site, asked: { slug: string; locale: Locale }) {
  const lab = await findLab(site, asked);
  if (!lab) return null;
  const { slug, title, summary, locale, body } = lab;
  return { slug, title, description: summary ?? "", locale, updatedAt: null, markdown: body ?? "" };
}

function findLab(site: Site, asked: { slug: string; locale: Locale }) {
  return firstInLocale(asked.locale, async (locale) => {
    const { labs } = await site.content.query(GetLab, { slug: asked.slug, locale });
    return labs?.data[0]?.attributes;
  });
}

/** One lab; null where there is none of that name. `widget` names what is shown in it, `texts` are its own words. */
export async function getLab(site: Site, asked: { slug: string; locale: Locale }) {
  const lab = await findLab(site, asked);
  if (!lab) return null;
  // Loaded here, the lab is part of the page from its first rendering on.
  const widget = isLabName(lab.widget) ? await loadLab(lab.widget) : null;
  const { parts }: ShownText = await site.richText.render(lab.body ?? "", { locale: asked.locale });
  return {
    slug: lab.slug,
    title: lab.title,
    summary: lab.summary ?? "",
    widget: lab.widget,
    texts: widget && pickTexts(asked.locale, "lab.frame", widget.namespace),
    locale: lab.locale,
    concepts: lab.concepts?.data.map((concept) => toConceptLink(concept.attributes)) ?? [],
    text: { parts },
    vectors: await describeVectors(lab.widget, asked.locale),
  };
}

/** In words, which are those of this page alone. */
async function describeVectors(widget: string | null, locale: Locale) {
  const vectors = await getLabVectors(widget);
  if (!vectors) return null;
  const t = getTranslator(locale);
  const { kinds, ofSource } = vectors;
  const [count, runtime] = [String(vectors.count), String(vectors.runtime)];
  return {
    title: t("lab.vectors.title"),
    passed:
      ofSource > 0
        ? t("lab.vectors.passed", { count, ofSource: String(ofSource), runtime })
        : t("lab.vectors.passedOwn", { count, runtime }),
    kinds,
    file: t("lab.vectors.file"),
  };
}

export type LabView = NonNullable<Awaited<ReturnType<typeof getLab>>>;
