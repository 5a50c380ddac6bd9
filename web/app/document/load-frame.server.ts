import type { Locale } from "@learn-bittensor/contract/locales";
import type { RouterContextProvider } from "react-router";
import { getFeedbackLimits } from "#app/features/feedback/feedback.server.ts";
import { FEEDBACK_PATH } from "#app/features/feedback/feedback-address.ts";
import type { LiveSource } from "#app/features/live/live-updates.tsx";
import { getNavigation } from "#app/features/navigation/navigation.server.ts";
import type { NavigationData } from "#app/features/navigation/navigation-types.ts";
import type { Notice } from "#app/features/notice/notice-types.ts";
import { getNotices } from "#app/features/notice/notices.server.ts";
import type { CompiledTexts } from "#app/i18n/interface-texts.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import type { AnalyticsSettings } from "#app/site/analytics-settings.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { SearchSettings } from "#app/site/search-query.ts";
import { resolveVisitor } from "#app/site/visitor.server.ts";
import { movedScript } from "./moved-script.server.ts";
import { showOnce } from "./page-texts.server.ts";

/** What stands around every page, and what the browser needs to know of the site. */
export interface Frame {
  navigation: NavigationData;
  notices: readonly Notice[];
  /** Who is signed in; "0" is nobody. */
  visitorId: string;
  /** Public origin without a slash at its end. */
  siteUrl: string;
  /** Null where nothing can be searched from the browser; in a copy made of files, titles always can. */
  search: SearchSettings | null;
  isStaticExport: boolean;
  /** What runs as the page is read because of what has moved; null where nothing has. */
  movedScript: string | null;
  /** Where pages are counted, and the words that ask for it; null where they never are. */
  analytics: (AnalyticsSettings & { texts: CompiledTexts }) | null;
  /** Where changes of the content are told; null where they are not. */
  live: LiveSource | null;
  /** Whether readers can tell the editors something. */
  takesFeedback: boolean;
}

/** Menu, notices and reader. A menu or notices that cannot be had are no failure of the page. */
export async function loadFrame(
  { request, url, context }: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
  locale: Locale,
): Promise<Frame> {
  const site = context.get(siteContext);
  const [navigation, notices, { visitor }, search, feedback] = await Promise.all([
    getNavigation(site, locale, showOnce(context)),
    getNotices(site, locale),
    resolveVisitor(request, context),
    site.searchSettings(locale),
    getFeedbackLimits(site),
  ]);
  const { isStaticExport, analytics, url: siteUrl } = site;
  const address = site.liveAddress();
  const live = address ? { address, contentVersion: site.contentVersion() } : null;
  return {
    navigation,
    notices: [
      ...(site.isPreview ? [previewNotice(locale)] : []),
      ...(feedback ? notices : notices.map(withoutFeedback)),
    ],
    visitorId: visitor.id,
    siteUrl,
    search: search.url === "" && !isStaticExport ? null : search,
    isStaticExport,
    movedScript: movedScript(site.redirects, url.pathname),
    analytics: analytics && { ...analytics, texts: pickTexts(locale, "consent") },
    live,
    takesFeedback: feedback !== null,
  };
}

/** Who was given the link to a draft is told that others do not see it. */
function previewNotice(locale: Locale): Notice {
  const message = getTranslator(locale)("fallbacks.preview");
  return { key: "preview", message, tone: "warning", isDismissible: false, action: null };
}

/** Where nobody takes it, nothing leads to it. */
function withoutFeedback(notice: Notice): Notice {
  return notice.action?.href === FEEDBACK_PATH ? { ...notice, action: null } : notice;
}
