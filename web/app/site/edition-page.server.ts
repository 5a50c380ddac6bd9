import type { Locale } from "@learn-bittensor/contract/locales";
import { data } from "react-router";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { Edition } from "./editions.server.ts";

interface Page {
  title: string;
  canonicalPath?: string;
  noIndex?: boolean;
  hasMarkdown?: boolean;
}

/** How a page is described whose text is an edition: search engines are to find the text of today. */
export function pageOfEdition<Described extends Page>(
  page: Described,
  edition: Edition | null,
  { canonicalPath, locale }: { canonicalPath: string; locale: Locale },
): Described {
  if (!edition) return page;
  const { title } = page;
  const ofDay = edition.isStored ? getTranslator(locale)("editions.title", { title, day: edition.day }) : title;
  return { ...page, title: ofDay, canonicalPath, noIndex: true, hasMarkdown: false };
}

/** What a page shows: not found, where there is no text of the day that was asked for. */
export function answerEdition<Shown>(edition: Edition | null, shown: Shown) {
  return edition?.isStored === false ? data(shown, { status: 404 }) : shown;
}
