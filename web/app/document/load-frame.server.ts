import type { Locale } from "@learn-bittensor/contract/locales";
import type { RouterContextProvider } from "react-router";
import type { LiveSource } from "#app/features/live/live-updates.tsx";
import { getNavigation } from "#app/features/navigation/navigation.server.ts";
import type { NavigationData } from "#app/features/navigation/navigation-types.ts";
import type { Notice } from "#app/features/notice/notice-types.ts";
import { getNotices } from "#app/features/notice/notices.server.ts";
import type { AnalyticsSettings } from "#app/site/analytics-settings.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { SearchSettings } from "#app/site/search-query.ts";
import { resolveVisitor } from "#app/site/visitor.server.ts";
import { showOnce } from "./page-texts.server.ts";

/** What stands around every page, and what the browser needs to know of the site. */
export interface Frame {
  navigation: NavigationData;
  notices: readonly Notice[];
  /** Who is signed in; "0" is nobody. */
  visitorId: string;
  /** Public origin without a slash at its end. */
  siteUrl: string;
  /** Null where nothing can be searched from the browser. */
  search: SearchSettings | null;
  isStaticExport: boolean;
  /** Where headings of this page stand now, by the ids they had; null where none has gone. */
  movedAnchors: Record<string, string> | null;
  /** Where pages are counted; null where they never are. */
  analytics: AnalyticsSettings | null;
  /** Where changes of the content are told; null where they are not. */
  live: LiveSource | null;
}

/** Menu, notices and reader. A menu or notices that cannot be had are no failure of the page. */
export async function loadFrame(
  { request, url, context }: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
  locale: Locale,
): Promise<Frame> {
  const site = context.get(siteContext);
  const [navigation, notices, { visitor }, search] = await Promise.all([
    getNavigation(site, locale, showOnce(context)),
    getNotices(site, locale),
    resolveVisitor(request, context),
    site.searchSettings(locale),
  ]);
  const { isStaticExport, analytics, liveAddress, url: siteUrl } = site;
  const live = liveAddress ? { address: liveAddress, contentVersion: site.contentVersion() } : null;
  return {
    navigation,
    notices,
    visitorId: visitor.id,
    siteUrl,
    search: search.url === "" ? null : search,
    isStaticExport,
    movedAnchors: site.redirects.anchorsOf(url.pathname),
    analytics,
    live,
  };
}
