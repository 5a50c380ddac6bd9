import { redirect } from "react-router";
import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { ConceptArticle } from "#app/features/concepts/concept-article.tsx";
import { getConcept } from "#app/features/concepts/concepts.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/concept.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("auth")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const segments = params["*"].split("/");
  const concept = orNotFound(await getConcept(context.get(siteContext), { slug: segments.at(-1) ?? "", locale }));
  // The last segment is the concept; whatever stands before it leads to its one address.
  if (concept.path !== `/concepts/${params.category}/${params["*"]}`)
    throw redirect(localizedPath(concept.path, locale), 308);
  return { concept };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, metaDescription } = args.loaderData.concept;
  return pageMeta({ title, description: metaDescription }, args);
}

export default function ConceptRoute({ loaderData }: Route.ComponentProps) {
  return <ConceptArticle concept={loaderData.concept} />;
}
