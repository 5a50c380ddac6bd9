import type { Locale } from "@learn-bittensor/contract/locales";
import type { RouterContextProvider } from "react-router";
import { getConceptMap } from "#app/features/concepts/concept-map.server.ts";
import { pathAddress, pathEndAddress, stepAddress } from "#app/features/get-started/choose-path.ts";
import { listPaths } from "#app/features/get-started/paths.server.ts";
import { listAccountLearning } from "#app/features/learning/account-learning.server.ts";
import type { LearningPage, LearningPath } from "#app/features/learning/learning-overview.ts";
import { targetKey } from "#app/features/learning/learning-state.ts";
import { findNext } from "#app/features/learning/next/find-next.ts";
import { listRenamed } from "#app/features/learning/renamed/list-renamed.ts";
import { toResults } from "#app/features/learning/results/quiz-result.ts";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { ANONYMOUS, resolveVisitor, userContent } from "#app/site/visitor.server.ts";
import { listAccountResults } from "./account-results.server.ts";
import { listReadableDocuments } from "./readable-documents.server.ts";

/** For pages that show only what is begun: the same, without the documents that are not. Null for those who are not signed in. */
export async function loadBegunLearning(args: Parameters<typeof loadLearning>[0]): Promise<LearningPage | null> {
  const { visitor } = await resolveVisitor(args.request, args.context);
  if (visitor.id === ANONYMOUS.id) return null;
  const page = await loadLearning(args);
  const begun = new Set(page.account.map(targetKey));
  const results = toResults(page.results, []);
  const next = findNext({
    ...page,
    states: page.account,
    results,
    paths: [],
    path: null,
    known: new Set(),
    current: null,
  });
  const documents = page.documents.filter((document) => {
    return begun.has(targetKey(document)) || document.kind === "get_started" || next?.href.startsWith(document.href);
  });
  const readable = new Set(documents.map(({ slug }) => slug));
  const prerequisites = Object.fromEntries(Object.entries(page.prerequisites).filter(([slug]) => readable.has(slug)));
  return { ...page, documents, prerequisites };
}

/** What the server knows of the visitor's learning, for the pages that show it. */
export async function loadLearning(args: {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}): Promise<LearningPage> {
  const { request, url, context } = args;
  const { locale } = splitLocale(url.pathname);
  const { visitor } = await resolveVisitor(request, context);
  const site = context.get(siteContext);
  const [account, results, documents, paths, map] = await Promise.all([
    visitor.id === ANONYMOUS.id
      ? []
      : listAccountLearning(await userContent(request, context), listRenamed(site.redirects.moved)),
    listAccountResults({ request, context }, { locale }),
    listReadableDocuments(site, locale),
    listLearningPaths(site, locale),
    getConceptMap(site, locale),
  ]);
  const prerequisites = Object.fromEntries(map.layers.flat().map((concept) => [concept.slug, concept.prerequisites]));
  return {
    visitorId: visitor.id,
    account,
    results,
    documents,
    paths,
    prerequisites,
    texts: pickTexts(locale, "learning"),
  };
}

/** The paths to get started, each as a goal: its steps, and where it ends. */
async function listLearningPaths(site: Site, locale: Locale): Promise<LearningPath[]> {
  const readsQuery = !site.isStaticExport;
  const paths = await listPaths(site, locale);
  return paths.map(({ slug, title, locale, steps }) => ({
    slug,
    title,
    locale,
    href: pathAddress(slug, { readsQuery }),
    endHref: pathEndAddress(slug),
    steps: steps.map((step) => ({ slug: step, href: stepAddress(step, readsQuery ? slug : null) })),
  }));
}
