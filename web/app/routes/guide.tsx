import { cachePolicy } from "#app/cache-policy.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import guideStyles from "#app/features/guides/guide.css?url";
import { GuidePage } from "#app/features/guides/guide-page.tsx";
import { type GuideView, getGuide, getGuideNeighbours } from "#app/features/guides/guides.server.ts";
import { marksVariant, ReadCount, ReadMark, withMarks } from "#app/features/learning/learning-marks.tsx";
import { FINISHED_PERCENT } from "#app/features/learning/learning-state.ts";
import readMarkStyles from "#app/features/learning/read-marks.css?url";
import { breadcrumbs, learningResource } from "#app/features/structured-data/structured-data.ts";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { guideMarkdown } from "#app/markdown-pages.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMarkup } from "#app/page-markup.server.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { PageMarkup } from "#app/ui/served-markup/page-markup.tsx";
import type { Route } from "./+types/guide.ts";

export const middleware: Route.MiddlewareFunction[] = [guideMarkdown, routeMiddleware("auth")];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const guide = await orNotFound(await getGuide(site, { address: params["*"], locale }), { url, context });
  const [notes, marks, neighbours] = await Promise.all([
    getTextNotes(site, { kind: "guide", slug: guide.slug, locale }),
    getMarks({ request, context }, { kind: "guide", slug: guide.slug }),
    guide.section ? null : getGuideNeighbours(site, { slug: guide.slug, locale }),
  ]);
  const { pageTitle, metaDescription, section, slug } = guide;
  const path = `/guides/${slug}${section ? `/${section.anchor}` : ""}`;
  const html = pageMarkup(
    context,
    { locale, path, of: [guide, notes, neighbours], variant: marksVariant(marks) },
    () => {
      const parts = withMarks(textNoteParts(notes, `/guides/${slug}`), { ...marks, path }, shownOf(guide));
      const ends = guide.outline.map((_, at) => endOf(at, guide.outline.length));
      const mark = (at: number) => <ReadMark {...marks} until={ends[at]} />;
      const read = <ReadCount {...marks} ends={ends} />;
      return <GuidePage {...{ guide, parts, neighbours, mark, read }} />;
    },
  );
  const { difficulty: level, durationMinutes } = guide;
  const place = { siteUrl: site.url, locale };
  const crumbs = [
    { label: getTranslator(locale)("guides.title"), href: "/guides" },
    { label: guide.title, href: `/guides/${slug}` },
    ...(section ? [{ label: section.title, href: path }] : []),
  ];
  const resource = { ...guide, kind: "guide" as const, path, title: pageTitle, level };
  const structuredData = [
    // How long a section takes, nobody has said.
    learningResource({ ...resource, minutes: section ? null : durationMinutes }, place),
    breadcrumbs(crumbs, place),
  ];
  return { page: { title: pageTitle, description: metaDescription, hasMarkdown: true, structuredData }, html };
}

/** Styles that only pages like this need. */
export function links() {
  return [readMarkStyles, guideStyles].map((href) => ({ rel: "stylesheet", href }));
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  return <PageMarkup html={loaderData.html} />;
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
