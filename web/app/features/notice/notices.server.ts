import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { GetSiteNotices } from "@learn-bittensor/contract/operations/site-notices";
import type { ResultOf } from "gql.tada";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { withTimeout } from "#app/site/with-timeout.server.ts";
import { NOTICE_KEY } from "./notice-cookie.ts";
import type { Notice } from "./notice-types.ts";

/** The provider is asked for what holds in this minute, so that one in the same process can answer with the same objects. */
const MINUTE_MS = 60_000;

type Answer = ResultOf<typeof GetSiteNotices>;
type Found = NonNullable<Answer["siteNotices"]>["data"][number]["attributes"];

/**
 * The notices of today, in English where a language has none. Without an answer the page goes without; a provider that knows no
 * notices has the one of this version.
 */
export async function getNotices(site: Site, locale: Locale): Promise<readonly Notice[]> {
  try {
    const [own, english] = await Promise.all([ask(locale), locale === DEFAULT_LOCALE ? [] : ask(DEFAULT_LOCALE)]);
    if (own === null || english === null) return [versionNotice(locale)];
    const translated = new Map(own.map((notice) => [notice.key, notice]));
    return [...own, ...english.filter(({ key }) => !translated.has(key))].map(toNotice);
  } catch (error) {
    site.log({ level: "warn", message: `no notices for ${locale}: pages go without`, cause: error });
    return [];
  }

  async function ask(inLocale: Locale): Promise<readonly Found[] | null> {
    const now = new Date(Math.floor(site.now().getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
    const { siteNotices } = await withTimeout(site.content.query(GetSiteNotices, { locale: inLocale, now }));
    return siteNotices?.data.map(({ attributes }) => attributes) ?? null;
  }
}

function versionNotice(locale: Locale): Notice {
  const t = getTranslator(locale);
  const action = { label: t("fallbacks.noticeAbout"), href: "/about", external: false };
  return { key: "beta-notice", message: t("fallbacks.notice"), tone: "info", isDismissible: true, action };
}

function toNotice({ key, message, tone, dismissible, action }: Found): Notice {
  return {
    key,
    message,
    tone: tone ?? "info",
    // What cannot be stored is not offered.
    isDismissible: dismissible === true && NOTICE_KEY.test(key),
    action: action?.label && action.href ? { label: action.label, href: action.href, external: action.external } : null,
  };
}
