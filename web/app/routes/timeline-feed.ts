import { feedResponse } from "#app/features/feeds/feed-response.ts";
import { toCalendar } from "#app/features/timeline/calendar.server.ts";
import { listChanges, type ProtocolChange } from "#app/features/timeline/timeline.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/timeline-feed.ts";

/** `/timeline.xml`, `/timeline.json` and, as a calendar, `/timeline.ics`, in every language: what changed, the latest first. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const address = (path: string) => site.url + localizedPath(path, locale);
  const changes = await listChanges(site, locale);
  const title = `${t("timeline.title")} · Learn Bittensor`;
  const entries = changes.map((change) => ({
    change,
    title: change.title,
    description: describe(change),
    url: address(`/timeline#${change.key}`),
  }));
  if (url.pathname.endsWith(".ics")) {
    const events = entries
      .filter(({ change }) => isDay(change.on))
      .map(({ change: { key, on, time }, ...entry }) => ({
        ...entry,
        uid: `${key}@${new URL(site.url).host}`,
        on,
        time,
      }));
    return new Response(toCalendar({ title, url: address("/timeline"), events }), {
      headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": cachePolicy.machine },
    });
  }

  const feed = {
    title,
    description: t("timeline.description"),
    locale,
    siteTitle: "Learn Bittensor",
    pageUrl: address("/timeline"),
    atomUrl: address("/timeline.xml"),
    jsonUrl: address("/timeline.json"),
    entries: entries.map(({ change: { on, roles }, ...entry }) => ({
      ...entry,
      locale,
      publishedOn: firstDayOf(on),
      updatedAt: firstDayOf(on),
      author: null,
      tags: roles.map((role) => t(`timeline.roles.${role}`)),
    })),
  };
  return feedResponse(feed, url);
}

function describe({ text, before, after }: ProtocolChange): string {
  return [text, before && after ? `${before.value} → ${after.value}` : null].filter(Boolean).join("\n");
}

/** A calendar has no place for what is known by its month or year only. */
function isDay(on: string): boolean {
  return on.length === "2026-07-27".length;
}

function firstDayOf(on: string): string {
  return `${on}-01-01`.slice(0, "2026-07-27".length);
}
