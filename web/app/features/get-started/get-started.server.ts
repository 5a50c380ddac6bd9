import type { Locale } from "@learn-bittensor/contract/locales";
import { GetGetStartedStep, GetGetStartedSteps } from "@learn-bittensor/contract/operations/get-started-steps";
import { toConceptLink } from "#app/concept-link.ts";
import { firstInLocale, mergedList } from "#app/content-lists.server.ts";
import type { Site } from "#app/site.server.ts";

/** The steps of the newcomer's path, in their order. */
export async function listSteps(site: Site, asked: Locale) {
  const steps = await mergedList(asked, async (locale) => {
    const { getStartedSteps } = await site.content.query(GetGetStartedSteps, { locale });
    return getStartedSteps?.data.map(({ documentId, attributes }) => ({ documentId, ...attributes })) ?? [];
  });
  return steps.map(({ slug, title, summary, icon, locale }) => ({ slug, title, summary: summary ?? "", icon, locale }));
}

export type StepSummary = Awaited<ReturnType<typeof listSteps>>[number];

/** One step with its neighbours; null where there is none of that name. */
export async function getStep(site: Site, asked: { slug: string; locale: Locale }) {
  const [step, steps] = await Promise.all([
    firstInLocale(asked.locale, async (locale) => {
      const { getStartedSteps } = await site.content.query(GetGetStartedStep, { slug: asked.slug, locale });
      return getStartedSteps?.data[0]?.attributes;
    }),
    listSteps(site, asked.locale),
  ]);
  if (!step) return null;
  const at = steps.findIndex((known) => known.slug === step.slug);
  const link = (neighbour: StepSummary | undefined) =>
    neighbour ? { href: `/get-started/${neighbour.slug}`, title: neighbour.title } : null;
  const { html } = await site.richText.render(step.body ?? "", { locale: asked.locale });
  return {
    slug: step.slug,
    title: step.title,
    summary: step.summary ?? "",
    locale: step.locale,
    number: at + 1,
    steps,
    action: step.action,
    concepts: step.concepts?.data.map((concept) => toConceptLink(concept.attributes)) ?? [],
    previous: at > 0 ? link(steps[at - 1]) : null,
    next: at >= 0 ? link(steps[at + 1]) : null,
    text: { html },
  };
}

export type StepView = NonNullable<Awaited<ReturnType<typeof getStep>>>;
