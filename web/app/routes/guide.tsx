import { redirect } from "react-router";
import { getMarks } from "#app/collections/get-marks.server.ts";
import { guideMarkdown } from "#app/collections/markdown-pages.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { sharePicture } from "#app/document/share-picture.ts";
import { useFrame } from "#app/document/use-frame.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { withAsk } from "#app/features/ask/ask-about.tsx";
import { GuidePage } from "#app/features/guides/guide-page.tsx";
import { type GuideView, getGuide, getGuideNeighbours, setGuideBeside } from "#app/features/guides/guides.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { FINISHED_PERCENT } from "#app/features/learning/learning-state.ts";
import { NextLinks } from "#app/features/learning/next/next-links.tsx";
import { ReadCount, ReadMark, useFinished } from "#app/features/learning/read-mark.tsx";
import { breadcrumbs, learningResource } from "#app/features/structured-data/structured-data.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes } from "#app/features/text-notes/text-notes.server.ts";
import { besideOf } from "#app/i18n/beside.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { answerEdition, pageOfEdition } from "#app/site/edition-page.server.ts";
import { splitDay } from "#app/site/editions.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Article } from "#app/ui/reading/article.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import type { Route } from "./+types/guide.ts";

export const middleware: Route.MiddlewareFunction[] = [guideMarkdown, routeMiddleware("auth")];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const { address, day } = splitDay(params["*"]);
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
  if (edition?.isKept && path !== `/guides/${params["*"]}`) throw redirect(localizedPath(path, locale), 308);
  const { difficulty: level, durationMinutes } = guide;
  const place = { siteUrl: site.url, locale };
  const crumbs = [
    { label: getTranslator(locale)("guides.title"), href: "/guides" },
    { label: guide.title, href: `/guides/${ownSlug}` },
    ...(section ? [{ label: section.title, href: canonicalPath }] : []),
  ];
  const resource = {
    ...guide,
    kind: "guide" as const,
    path: canonicalPath,
    title: pageTitle,
    level,
    image: sharePicture(canonicalPath, place),
  };
  const once = showOnce(context);
  const structuredData = once([
    // How long a section takes, nobody has said.
    learningResource({ ...resource, minutes: section ? null : durationMinutes }, place),
    breadcrumbs(crumbs, place),
  ]);
  const described = { title: pageTitle, description: metaDescription, hasMarkdown: true, isText: true };
  const page = pageOfEdition(described, edition, { canonicalPath, locale });
  const beside = besideOf(url.searchParams, guide.locale);
  const other = beside && (await getGuide(site, { address, locale: beside, day }));
  const toShown = onceInDocument(context);
  const shown = {
    ...guide,
    sections: (other ? setGuideBeside(sections, other) : sections).map(({ introduction, steps, ...each }) => ({
      ...each,
      introduction: toShown(introduction),
      steps: steps.map(({ body, ...step }) => ({ ...step, body: toShown(body) })),
    })),
  };
  const hasCommands = sources.some(({ steps }) => steps.some(({ markdown }) => /^btcli /m.test(markdown)));
  const tryCommands = hasCommands ? getTranslator(locale)("lab.terminal.tryIt") : null;
  const texts = pickTexts(locale, "guides");
  const given = { marks, neighbours, path, page, structuredData, tryCommands, texts };
  return answerEdition(edition, { guide: shown, notes: shownNotes(notes, once), ...given });
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  const { guide, notes, marks, neighbours, path, structuredData, tryCommands, texts } = loaderData;
  const noted = withMarks(textNoteParts(notes, `/guides/${guide.slug}`), { ...marks, path }, shownOf(guide));
  const marked = withAsk(noted, useFrame().isStaticExport ? null : guide.title);
  // Within a guide, its next section is the way on.
  const way =
    !guide.section && neighbours ? (
      <NextLinks key={`next ${guide.slug}`} {...neighbours} current={marks.target} />
    ) : undefined;
  const end = (
    <>
      {tryCommands === null ? null : (
        <p className={`${textLinksStyles.textLinks} ${touchStyles.links}`}>
          <LocalLink to="/lab/terminal">{tryCommands}</LocalLink>
        </p>
      )}
      {marked.end}
    </>
  );
  const parts = { ...marked, end, way };
  const ends = guide.outline.map((_, at) => endOf(at, guide.outline.length));
  const finished = useFinished({ ...marks, ends });
  const mark = (at: number) => <ReadMark {...marks} until={ends[at]} />;
  const read = <ReadCount {...marks} ends={ends} />;
  return (
    <TermCards>
      <StructuredDataScript of={structuredData} />
      <Article>
        <MoreTexts texts={texts}>
          <GuidePage {...{ guide, parts, neighbours, finished, mark, read }} />
        </MoreTexts>
      </Article>
    </TermCards>
  );
}

/** How much of a guide is read once a section is, in percent: all sections count the same. */
function endOf(section: number, count: number): number {
  return Math.floor((100 * section + FINISHED_PERCENT) / count);
}

/** The share of a guide that a page shows: all of it, or a section. */
function shownOf({ outline, section }: GuideView): { from: number; to: number } {
  const at = outline.findIndex(({ anchor }) => anchor === section?.anchor);
  return at < 0 ? { from: 0, to: 1 } : { from: at / outline.length, to: (at + 1) / outline.length };
}
