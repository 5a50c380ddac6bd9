import { listTitles } from "#app/collections/list-titles.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/search-titles.ts";

/** `/search-titles.json`, in every language: what the search panel answers with where no engine does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const titles = await listTitles(context.get(siteContext), parseLocale(params.locale));
  return Response.json(titles, { headers: { "Cache-Control": cachePolicy.machine } });
}
