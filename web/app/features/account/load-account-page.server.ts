import type { LoaderFunctionArgs } from "react-router";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import type { AccountPageName } from "./account-codes.ts";
import { readNotice } from "./notices.server.ts";

/** What the texts of account pages say besides titles. */
const SHOWN = ["account.form", "account.profile", "account.errors", "account.notices"] as const;

/** What every account page needs: its words, and what has just gone well. */
export function loadAccountPage(page: AccountPageName, { params, url }: LoaderFunctionArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  return {
    title: t(`account.titles.${page}`),
    description: t(`account.leads.${page}`),
    texts: pickTexts(locale, ...SHOWN),
    notice: readNotice(url),
  };
}

/** The headers of an account page: it holds a form and is one visitor's. */
export function accountPageHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": cachePolicy.personal, ...(retryAfter && { "Retry-After": retryAfter }) };
}
