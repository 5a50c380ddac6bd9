import { findPictures } from "#app/collections/find-pictures.server.ts";
import { listUpdates, UPDATED_KINDS } from "#app/collections/list-updates.server.ts";
import { feedResponse } from "#app/features/feeds/feed-response.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/updates-feed.ts";

/** Who asks once a month misses nothing, and nobody reads more at a time. */
const MOST_ENTRIES = 60;

/**
 * `/updates.xml` and `/updates.json`, in every language: texts of every kind, those that were changed last first. At the address of a
 * list, as `/concepts.xml`, those of one kind.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const address = (path: string) => site.url + localizedPath(path, locale);
  const kind = UPDATED_KINDS.find((each) => splitLocale(url.pathname).path.startsWith(`/${each}.`));
  const [updates, pictureOf] = await Promise.all([
    listUpdates(site, { locale, most: MOST_ENTRIES, kind }),
    findPictures(site, locale),
  ]);
  const name = kind ?? "updates";
  const feed = {
    title: `${kind ? t(`${kind}.title`) : t("listLeads.updatesTitle")} · Learn Bittensor`,
    description: kind === "subnets" ? t("subnets.description") : t(`listLeads.${kind ?? "updates"}`),
    locale,
    siteTitle: "Learn Bittensor",
    pageUrl: address(kind ? `/${kind}` : "/explore"),
    atomUrl: address(`/${name}.xml`),
    jsonUrl: address(`/${name}.json`),
    entries: updates.map(({ href, section, kind: _, ...text }) => {
      return { ...text, url: address(href), tags: [section], picture: pictureOf(href, text.locale) };
    }),
  };
  return feedResponse(feed, url);
}
