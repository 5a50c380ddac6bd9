import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { GuidePage } from "#app/features/guides/guide-page.tsx";
import { getGuide } from "#app/features/guides/guides.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/guide.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("auth")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const guide = await getGuide(context.get(siteContext), { address: params["*"], locale: parseLocale(params.locale) });
  return { guide: orNotFound(guide) };
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
  return <GuidePage guide={loaderData.guide} />;
}
