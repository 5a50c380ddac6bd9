import type { Locale } from "@learn-bittensor/contract/locales";
import { GetGetStartedStep, GetGetStartedSteps } from "@learn-bittensor/contract/operations/get-started-steps";
import { toConceptLink } from "#app/concept-link.ts";
import { firstInLocale, mergedList } from "#app/content-lists.server.ts";
import type { Site } from "#app/site.server.ts";
import { choosePath, stepAddress } from "./choose-path.ts";
import { listPaths, type Path } from "./paths.server.ts";

/** All steps, in their order. */
async function listSteps(site: Site, asked: Locale) {
  const steps = await mergedList(asked, async (locale) => {
    const { getStartedSteps } = await site.content.query(GetGetStartedSteps, { locale });
    return getStartedSteps?.data.map(({ documentId, attributes }) => ({ documentId, ...attributes })) ?? [];
  });
  return steps.map(({ slug, title, summary, icon, locale }) => ({ slug, title, summary: summary ?? "", icon, locale }));
}

export type StepSummary = Awaited<ReturnType<typeof listSteps>>[number];

/**
 * The paths to choose from, and the steps of the one that is asked for, or of the first. Where there are no paths, all
 * steps are one.
 */
export async function getPaths(site: Site, asked: { path: string | null; locale: Locale }) {
  const [paths, steps] = await Promise.all([listPaths(site, asked.locale), listSteps(site, asked.locale)]);
  const chosen = choosePath(paths, asked.path);
  return { paths, chosen, steps: stepsOn(chosen, steps) };
}

export type PathsView = Awaited<ReturnType<typeof getPaths>>;

/** One step with its neighbours on the path that is asked for, or on the first that has it; null where there is none of that name. */
export async function getStep(site: Site, asked: { slug: string; path: string | null; locale: Locale }) {
  const [step, paths, all] = await Promise.all([
    firstInLocale(asked.locale, async (locale) => {
      const { getStartedSteps } = await site.content.query(GetGetStartedStep, { slug: asked.slug, locale });
      return getStartedSteps?.data[0]?.attributes;
    }),
    listPaths(site, asked.locale),
    listSteps(site, asked.locale),
  ]);
  if (!step) return null;
  const path = choosePath(paths, asked.path, step.slug);
  const steps = stepsOn(path, all);
  const at = steps.findIndex((known) => known.slug === step.slug);
  const link = (neighbour: StepSummary | undefined) =>
    neighbour ? { href: stepAddress(neighbour.slug, path?.slug ?? null), title: neighbour.title } : null;
  const { html } = await site.reactText.render(step.body ?? "", { locale: asked.locale });
  return {
    slug: step.slug,
    title: step.title,
    summary: step.summary ?? "",
    locale: step.locale,
    number: at + 1,
    path: path && { slug: path.slug, title: path.title },
    steps,
    action: step.action,
    concepts: step.concepts?.data.map((concept) => toConceptLink(concept.attributes)) ?? [],
    previous: at > 0 ? link(steps[at - 1]) : null,
    next: at >= 0 ? link(steps[at + 1]) : null,
    text: { html },
  };
}

export type StepView = NonNullable<Awaited<ReturnType<typeof getStep>>>;

/** The steps of a path in its order; all of them without one. */
function stepsOn(path: Path | null, steps: readonly StepSummary[]): StepSummary[] {
  if (!path) return [...steps];
  return path.steps.flatMap((slug) => steps.find((step) => step.slug === slug) ?? []);
}
