import type { Locale } from "@learn-bittensor/contract/locales";
import { GetGetStartedStep, GetGetStartedSteps } from "@learn-bittensor/contract/operations/get-started-steps";
import { readingMinutes } from "@learn-bittensor/contract/reading-minutes";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { toConceptLink } from "#app/site/concept-link.ts";
import { firstInLocale, mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { ShownText } from "#app/ui/rich-text/rich-text.tsx";
import { choosePath, pathAddress, pathEndAddress, stepAddress } from "./choose-path.ts";
import { listPaths, type Path } from "./paths.server.ts";

/** All steps, in their order. */
export async function listSteps(site: Site, asked: Locale) {
  const steps = await mergedList(asked, async (locale) => {
    const { getStartedSteps } = await site.content.query(GetGetStartedSteps, { locale });
    return getStartedSteps?.data.map(({ documentId, attributes }) => ({ documentId, ...attributes })) ?? [];
  });
  return steps.map(({ slug, title, summary, icon, locale }) => ({ slug, title, summary: summary ?? "", icon, locale }));
}

type Step = Awaited<ReturnType<typeof listSteps>>[number];

/** A path as a list of steps. */
export type StepSummary = Step & { href: string };

/**
 * The paths to choose from, and the steps of the one that is asked for, or of the first. A copy of files cannot tell what
 * an address asks and has all of them, one below the other. Where there are no paths, all steps are one.
 */
export async function getPaths(site: Site, asked: { path: string | null; locale: Locale }) {
  const [paths, steps] = await Promise.all([listPaths(site, asked.locale), listSteps(site, asked.locale)]);
  const readsQuery = !site.isStaticExport;
  const chosen = readsQuery ? choosePath(paths, asked.path) : null;
  return {
    paths: await Promise.all(
      paths.map(async (path) => ({
        ...path,
        icon: await site.icon(path.icon),
        href: pathAddress(path.slug, { readsQuery }),
        isChosen: path === chosen,
        steps: chosen && path !== chosen ? null : stepsOn(path, steps, { readsQuery }),
      })),
    ),
    allSteps: paths.length > 0 ? [] : stepsOn(null, steps, { readsQuery }),
  };
}

export type PathsView = Awaited<ReturnType<typeof getPaths>>;

/** One step as it was written; null where there is none of that name. */
export async function getStepText(site: Site, asked: { slug: string; locale: Locale }) {
  const step = await findStep(site, asked);
  if (!step) return null;
  const { slug, title, summary, locale, updatedAt, body } = step;
  return { slug, title, description: summary ?? "", locale, updatedAt, markdown: body ?? "" };
}

function findStep(site: Site, asked: { slug: string; locale: Locale }) {
  return firstInLocale(asked.locale, async (locale) => {
    const { getStartedSteps } = await site.content.query(GetGetStartedStep, { slug: asked.slug, locale });
    return getStartedSteps?.data[0]?.attributes;
  });
}

/** One step with its neighbours on the path that is asked for, or on the first that has it; null where there is none of that name. */
export async function getStep(site: Site, asked: { slug: string; path: string | null; locale: Locale }) {
  const [step, paths, all] = await Promise.all([
    findStep(site, asked),
    listPaths(site, asked.locale),
    listSteps(site, asked.locale),
  ]);
  if (!step) return null;
  const readsQuery = !site.isStaticExport;
  const path = choosePath(paths, readsQuery ? asked.path : null, step.slug);
  const steps = stepsOn(path, all, { readsQuery });
  const at = steps.findIndex((known) => known.slug === step.slug);
  const { parts }: ShownText = await site.richText.render(step.body ?? "", { locale: asked.locale });
  return {
    slug: step.slug,
    title: step.title,
    summary: step.summary ?? "",
    locale: step.locale,
    updatedAt: step.updatedAt,
    readingMinutes: readingMinutes(step.body ?? "", step.locale),
    sourceUrl: site.sourceUrl({ type: "get-started-step", slug: step.slug, locale: step.locale }),
    number: at + 1,
    path: path && { slug: path.slug, title: path.title, href: pathAddress(path.slug, { readsQuery }) },
    steps,
    action: step.action,
    concepts: step.concepts?.data.map((concept) => toConceptLink(concept.attributes)) ?? [],
    previous: (at > 0 ? steps[at - 1] : null) ?? null,
    next: (at >= 0 ? steps[at + 1] : null) ?? (at >= 0 && path ? endOf(path, asked.locale) : null),
    text: { parts },
  };
}

export type StepView = NonNullable<Awaited<ReturnType<typeof getStep>>>;

/** What follows the last step: the page that says what one can do now. */
function endOf({ slug }: Path, locale: Locale) {
  return { href: pathEndAddress(slug), title: getTranslator(locale)("getStarted.end") };
}

/** The end of a path: its steps, and the paths that one can walk next; null where there is no such path. */
export async function getPathEnd(site: Site, asked: { path: string; locale: Locale }) {
  const [paths, all] = await Promise.all([listPaths(site, asked.locale), listSteps(site, asked.locale)]);
  const at = paths.findIndex(({ slug }) => slug === asked.path);
  const path = paths[at];
  if (!path) return null;
  const readsQuery = !site.isStaticExport;
  const others = [...paths.slice(at + 1), ...paths.slice(0, at)];
  return {
    slug: path.slug,
    title: path.title,
    locale: path.locale,
    href: pathAddress(path.slug, { readsQuery }),
    steps: stepsOn(path, all, { readsQuery }).map(({ title, href, locale }) => ({ title, href, locale })),
    others: others.map(({ slug, title, summary, locale }) => {
      return { slug, title, summary, locale, href: pathAddress(slug, { readsQuery }) };
    }),
  };
}

export type PathEndView = NonNullable<Awaited<ReturnType<typeof getPathEnd>>>;

/** The steps of a path in its order; all of them without one. */
function stepsOn(path: Path | null, steps: readonly Step[], { readsQuery }: { readsQuery: boolean }): StepSummary[] {
  const found = path ? path.steps.flatMap((slug) => steps.find((step) => step.slug === slug) ?? []) : steps;
  return found.map((step) => ({ ...step, href: stepAddress(step.slug, readsQuery && path ? path.slug : null) }));
}
