import type { LoaderFunctionArgs } from "react-router";
import { cachePolicy } from "#app/cache-policy.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { type AccountPage, accountTexts, describeAccountPage } from "./account-texts.server.ts";
import { readNotice } from "./notices.server.ts";

/** What every account page needs: its words, and what has just gone well. */
export function loadAccountPage(page: AccountPage, { params, url }: LoaderFunctionArgs) {
  const locale = parseLocale(params.locale);
  return { ...describeAccountPage(page, locale), texts: accountTexts(locale), notice: readNotice(url) };
}

/** The headers of an account page: it holds a form and is one visitor's. */
export function accountPageHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": cachePolicy.personal, ...(retryAfter && { "Retry-After": retryAfter }) };
}
