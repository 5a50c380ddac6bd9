import { LOCALES } from "@learn-bittensor/contract/locales";
import { data, type LoaderFunctionArgs } from "react-router";
import { listTitles } from "#app/collections/list-titles.server.ts";
import { titleListPath } from "#app/features/search/titles/title-list.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";

/** `/search-titles/{locale}.json`: what the search panel answers with where no engine does. */
export async function loader({ url, context }: Pick<LoaderFunctionArgs, "url" | "context">) {
  const locale = LOCALES.find((locale) => titleListPath(locale) === url.pathname);
  if (!locale) throw data("no titles in such a language", { status: 404 });
  const titles = await listTitles(context.get(siteContext), locale);
  return Response.json(titles, { headers: { "Cache-Control": cachePolicy.machine } });
}
