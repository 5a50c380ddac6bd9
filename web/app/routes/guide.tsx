import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { GuidePage } from "#app/features/guides/guide-page.tsx";
import { getGuide } from "#app/features/guides/guides.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/guide.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("auth")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const guide = orNotFound(await getGuide(site, { address: params["*"], locale }));
  const [notes, marks] = await Promise.all([
    getTextNotes(site, { kind: "guide", slug: guide.slug, locale }),
    getMarks({ request, context }, { kind: "guide", slug: guide.slug }),
  ]);
  return { guide, notes, marks };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { guide } = args.loaderData;
  return pageMeta({ title: guide.pageTitle, description: guide.metaDescription }, args);
}

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  const { guide, notes, marks } = loaderData;
  const parts = withMarks(textNoteParts(notes, `/guides/${guide.slug}`), marks, shownOf(guide));
  return <GuidePage guide={guide} parts={parts} />;
}

/** The share of a guide that a page shows: all of it, or a section. */
function shownOf({ outline, section }: Route.ComponentProps["loaderData"]["guide"]): { from: number; to: number } {
  const at = outline.findIndex(({ anchor }) => anchor === section?.anchor);
  return at < 0 ? { from: 0, to: 1 } : { from: at / outline.length, to: (at + 1) / outline.length };
}
