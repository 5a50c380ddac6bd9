import type { Locale } from "@learn-bittensor/contract/locales";
import { redirect } from "react-router";
import { getGuide, getGuideNeighbours, setGuideBeside } from "#app/features/guides/guides.server.ts";
import { sharePicture } from "#app/features/share-images/share-picture.ts";
import { breadcrumbs, learningResource } from "#app/features/structured-data/structured-data.ts";
import { getTextNotes, shownNotes } from "#app/features/text-notes/text-notes.server.ts";
import { besideOf } from "#app/i18n/beside.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { answerEdition, pageOfEdition } from "#app/site/edition-page.server.ts";
import { splitDay } from "#app/site/editions.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { getMarks } from "./get-marks.server.ts";
import { orNotFound } from "./not-found.server.ts";
import type { InDocument, PageRequest } from "./page-loading.ts";

/**
 * All that the page of a guide or of one of its sections shows, at `/guides/{rest}`: the text, of today or of an earlier day, in one
 * language or two, and what features have to do with it.
 * @throws {Response} 404 where there is no such guide or section, a redirect where the text of that day has another address
 */
export async function loadGuidePage(
  { request, url, context }: PageRequest,
  { locale, rest }: { locale: Locale; rest: string },
  { toShown, once }: InDocument,
) {
  const site = context.get(siteContext);
  const { address, day } = splitDay(rest);
  const { sources, sections, edition, canonicalPath, ...guide } = await orNotFound(
    await getGuide(site, { address, locale, day }),
    { url, context },
  );
  const { address: ownSlug } = splitDay(guide.slug);
  const isToday = day === null;
  const [notes, marks, neighbours] = await Promise.all([
    isToday ? getTextNotes(site, { kind: "guide", slug: ownSlug, locale }) : null,
    getMarks({ request, context }, { kind: "guide", slug: ownSlug }),
    guide.section || !isToday ? null : getGuideNeighbours(site, { slug: ownSlug, locale }),
  ]);
  const { pageTitle, metaDescription, section, slug } = guide;
  const path = `/guides/${slug}${section ? `/${section.anchor}` : ""}`;
  if (edition?.isStored && path !== `/guides/${rest}`) throw redirect(localizedPath(path, locale), 308);
  const described = describeGuide(guide, { path: canonicalPath, ownSlug }, { siteUrl: site.url, locale });
  const structuredData = once(described);
  const page = { title: pageTitle, description: metaDescription, hasMarkdown: true, isText: true };
  const beside = besideOf(url.searchParams, guide.locale);
  const other = beside && (await getGuide(site, { address, locale: beside, day }));
  const shown = {
    ...guide,
    sections: (other ? setGuideBeside(sections, other) : sections).map(({ introduction, steps, ...each }) => ({
      ...each,
      introduction: toShown(introduction),
      steps: steps.map(({ body, ...step }) => ({ ...step, body: toShown(body) })),
    })),
  };
  const hasCommands = sources.some(({ steps }) => steps.some(({ markdown }) => /^btcli /m.test(markdown)));
  return answerEdition(edition, {
    guide: shown,
    notes: shownNotes(notes, once),
    marks,
    neighbours,
    path,
    page: pageOfEdition(page, edition, { canonicalPath, locale }),
    structuredData,
    tryCommands: hasCommands ? getTranslator(locale)("lab.terminal.tryIt") : null,
    texts: pickTexts(locale, "guides"),
  });
}

type Guide = Omit<
  NonNullable<Awaited<ReturnType<typeof getGuide>>>,
  "canonicalPath" | "edition" | "sections" | "sources"
>;

/** A guide, or a section of it, for search engines, at the address of today's text, and the way to it. */
function describeGuide(
  guide: Guide,
  { path, ownSlug }: { path: string; ownSlug: string },
  place: { siteUrl: string; locale: Locale },
) {
  const { section, difficulty: level, durationMinutes, pageTitle: title } = guide;
  const crumbs = [
    { label: getTranslator(place.locale)("guides.title"), href: "/guides" },
    { label: guide.title, href: `/guides/${ownSlug}` },
    ...(section ? [{ label: section.title, href: path }] : []),
  ];
  // How long a section takes, nobody has said.
  const minutes = section ? null : durationMinutes;
  const image = sharePicture(path, place);
  return [
    learningResource({ ...guide, kind: "guide", path, title, level, minutes, image }, place),
    breadcrumbs(crumbs, place),
  ];
}
