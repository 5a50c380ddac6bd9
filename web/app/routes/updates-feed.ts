import { listUpdates } from "#app/collections/list-updates.server.ts";
import { feedResponse } from "#app/features/feeds/feed-response.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/updates-feed.ts";

/** Who asks once a month misses nothing, and nobody reads more at a time. */
const MOST_ENTRIES = 60;

/** `/updates.xml` and `/updates.json`, in every language: texts of every kind, those that were changed last first. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const address = (path: string) => site.url + localizedPath(path, locale);
  const updates = await listUpdates(site, { locale, most: MOST_ENTRIES });
  const feed = {
    title: `${t("content.updates")} · Learn Bittensor`,
    description: t("content.updatesDescription"),
    locale,
    siteTitle: "Learn Bittensor",
    pageUrl: address("/explore"),
    atomUrl: address("/updates.xml"),
    jsonUrl: address("/updates.json"),
    entries: updates.map(({ href, section, ...text }) => ({ ...text, url: address(href), tags: [section] })),
  };
  return feedResponse(feed, url);
}
