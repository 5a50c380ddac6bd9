import type { Locale } from "@learn-bittensor/contract/locales";
import { redirect } from "react-router";
import { getConcept, getConceptNeighbours, shownConcept } from "#app/features/concepts/concepts.server.ts";
import { figureHeight } from "#app/features/figures/figure-heights.ts";
import { getQuiz } from "#app/features/quizzes/quizzes.server.ts";
import { sharePicture } from "#app/features/share-images/share-picture.ts";
import { breadcrumbs, learningResource } from "#app/features/structured-data/structured-data.ts";
import { getTextNotes, shownNotes, withSideNotes } from "#app/features/text-notes/text-notes.server.ts";
import { besideOf } from "#app/i18n/beside.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { answerEdition, pageOfEdition } from "#app/site/edition-page.server.ts";
import { splitDay } from "#app/site/editions.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { setBeside } from "#app/ui/rich-text/set-beside.server.ts";
import { listAccountResults } from "./account-results.server.ts";
import { getMarks } from "./get-marks.server.ts";
import { orNotFound } from "./not-found.server.ts";
import type { InDocument, PageRequest } from "./page-loading.ts";

/**
 * All that the page of a concept shows, at `/concepts/{category}/{rest}`: the text, of today or of an earlier day, in one language
 * or two, and what features have to do with it.
 * @throws {Response} 404 where there is no such concept, a redirect where it has another address
 */
export async function loadConceptPage(
  { request, url, context }: PageRequest,
  { locale, category, rest }: { locale: Locale; category: string; rest: string },
  { toShown, once }: InDocument,
) {
  const site = context.get(siteContext);
  const { address, day } = splitDay(rest);
  // The last segment is the concept; whatever stands before it leads to its one address.
  const slug = address.split("/").at(-1) ?? "";
  const isToday = day === null;
  const [found, notes, quiz, marks, [result = null]] = await Promise.all([
    getConcept(site, { slug, locale, day }),
    isToday ? getTextNotes(site, { kind: "concept", slug, locale }) : null,
    isToday ? getQuiz(site, { slug, locale, measure: figureHeight }) : null,
    getMarks({ request, context }, { kind: "concept", slug }),
    isToday ? listAccountResults({ request, context }, { locale, slug }) : [],
  ]);
  const { markdown, text, edition, canonicalPath, ...concept } = await orNotFound(found, { url, context });
  const beside = besideOf(url.searchParams, concept.locale);
  const other = beside && (await getConcept(site, { slug, locale: beside, day }));
  const { path, title, metaDescription } = concept;
  const asked = edition?.isStored === false ? address : rest;
  if (path !== `/concepts/${category}/${asked}`) throw redirect(localizedPath(path, locale), 308);
  const neighbours = isToday ? await getConceptNeighbours(site, { path, locale }) : null;
  const structuredData = once(describeConcept(concept, { path: canonicalPath, siteUrl: site.url, locale }));
  const page = { title, description: metaDescription, hasMarkdown: true, isText: true };
  return answerEdition(edition, {
    page: pageOfEdition(page, edition, { canonicalPath, locale }),
    structuredData,
    neighbours,
    marks,
    // Not shown once: what is chosen in it stays when the page is loaded anew.
    quiz,
    result,
    notes: shownNotes(notes, once, { areTermsBeside: !other }),
    concept: {
      ...shownConcept(concept, once),
      text: {
        ...text,
        parts: toShown(
          other
            ? setBeside(text.parts, other.text.parts, other.locale)
            : withSideNotes(text.parts, notes?.terms ?? [], once),
        ),
      },
    },
    areTermsBeside: !other,
  });
}

type Concept = Omit<
  NonNullable<Awaited<ReturnType<typeof getConcept>>>,
  "canonicalPath" | "edition" | "markdown" | "text"
>;

/** A concept for search engines, at the address of today's text, and the way to it. */
function describeConcept(
  concept: Concept,
  { path, siteUrl, locale }: { path: string; siteUrl: string; locale: Locale },
) {
  const { title, category, level, readingMinutes: minutes } = concept;
  const place = { siteUrl, locale };
  const crumbs = [
    { label: getTranslator(locale)("concepts.title"), href: "/concepts" },
    ...(category ? [{ label: category.name, href: `/concepts/${category.slug}` }] : []),
    { label: title, href: path },
  ];
  const image = sharePicture(path, place);
  return [
    learningResource({ ...concept, path, kind: "concept", level, minutes, image }, place),
    breadcrumbs(crumbs, place),
  ];
}
