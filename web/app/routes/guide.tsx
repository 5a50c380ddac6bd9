import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { GuidePage } from "#app/features/guides/guide-page.tsx";
import { getGuide } from "#app/features/guides/guides.server.ts";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/guide.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("auth")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const guide = orNotFound(await getGuide(site, { address: params["*"], locale }));
  return { guide, notes: await getTextNotes(site, { kind: "guide", slug: guide.slug, locale }) };
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
  const { guide, notes } = loaderData;
  return <GuidePage guide={guide} parts={textNoteParts(notes, `/guides/${guide.slug}`)} />;
}
