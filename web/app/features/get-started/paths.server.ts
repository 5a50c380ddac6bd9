import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { GetGetStartedPaths } from "@learn-bittensor/contract/operations/get-started-paths";
import { mergedList, withFallback } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";

/**
 * The paths that readers choose from, in their order, each with the slugs of its steps; the English path says which, so
 * that a step that is not translated is not left out. None with a provider that has no paths: the steps are there.
 */
export async function listPaths(site: Site, asked: Locale) {
  try {
    const lists = new Map(
      await Promise.all(withFallback(asked).map(async (locale) => [locale, await listIn(site, locale)] as const)),
    );
    const english = new Map(lists.get(DEFAULT_LOCALE)?.map(({ documentId, steps }) => [documentId, steps]));
    const paths = await mergedList(asked, async (locale) => lists.get(locale) ?? []);
    return paths.map(({ documentId, steps, ...path }) => ({ ...path, steps: english.get(documentId) ?? steps }));
  } catch (cause) {
    site.log({ level: "warn", message: "no paths to get started", cause });
    return [];
  }
}

async function listIn(site: Site, locale: Locale) {
  const { getStartedPaths } = await site.content.query(GetGetStartedPaths, { locale });
  const paths = getStartedPaths?.data ?? [];
  return paths.map(({ documentId, attributes: { slug, title, summary, icon, steps } }) => ({
    documentId,
    slug,
    title,
    summary: summary ?? "",
    icon,
    steps: steps?.data.map((step) => step.attributes.slug) ?? [],
  }));
}

export type Path = Awaited<ReturnType<typeof listPaths>>[number];
