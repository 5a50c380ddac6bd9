import { getOpenData } from "#app/collections/open-data.server.ts";
import { openDataResponse } from "#app/collections/open-data-response.ts";
import { feedResponse } from "#app/features/feeds/feed-response.ts";
import { listFacts } from "#app/features/text-notes/facts/facts.server.ts";
import { toFactsCsv } from "#app/features/text-notes/facts/facts-data.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/facts-data.ts";

/** `/facts.json` (the same as `/data/facts.json`), `/facts.csv` and, as a feed of what was checked last, `/facts.xml`: in every language, for every origin. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const address = (path: string) => site.url + localizedPath(path, locale);
  if (url.pathname.endsWith(".json"))
    return openDataResponse(JSON.stringify(await getOpenData(site, "facts", locale), null, 2));
  const facts = await listFacts(site, locale);
  if (url.pathname.endsWith(".csv")) return openDataResponse(toFactsCsv(facts, address), "text/csv; charset=utf-8");

  const t = getTranslator(locale);
  const latestFirst = facts.toSorted((one, other) => other.checkedOn.localeCompare(one.checkedOn));
  const feed = {
    title: `${t("facts.title")} · Learn Bittensor`,
    description: t("facts.description"),
    locale,
    siteTitle: "Learn Bittensor",
    pageUrl: address("/facts"),
    atomUrl: address("/facts.xml"),
    jsonUrl: address("/facts.json"),
    entries: latestFirst.map(({ key, name, value, sourceName, checkedOn, texts }) => ({
      title: `${name}: ${value}`,
      description: sourceName,
      url: address(`/facts#${key}`),
      locale,
      publishedOn: checkedOn,
      updatedAt: checkedOn,
      author: null,
      tags: texts.map(({ title }) => title),
    })),
  };
  const response = feedResponse(feed, url);
  response.headers.set("Access-Control-Allow-Origin", "*");
  return response;
}
