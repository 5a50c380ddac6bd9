import { DEFAULT_LOCALE, isLocale, type Locale } from "@learn-bittensor/contract/locales";
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { forgetDeadToken } from "#app/features/account/session.server.ts";
import { getNavigation } from "#app/features/navigation/navigation.server.ts";
import { getNotices } from "#app/features/notice/notices.server.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { notFound } from "#app/not-found.server.ts";
import { dataRequestContext, shellContext, siteContext } from "#app/request-context.server.ts";
import { needsServer, STATIC_COPY_PATH } from "#app/static-copy.ts";
import { ANONYMOUS, resolveVisitor } from "#app/visitor.server.ts";
import type { Route } from "./+types/locale.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, request, url, context }) => {
    // English has one address for each page: the one without a prefix.
    if (params.locale === DEFAULT_LOCALE) {
      throw redirect((url.pathname.slice(DEFAULT_LOCALE.length + 1) || "/") + url.search, 308);
    }
    // The first segment of an address that no page has is taken for a language.
    if (params.locale !== undefined && !isLocale(params.locale)) {
      await prepareFrame({ request, url, context }, DEFAULT_LOCALE);
      throw await notFound({ url, context });
    }
  },
  ({ params, url, context }) => {
    if (!context.get(siteContext).isStaticCopy || !needsServer(splitLocale(url.pathname).path)) return;
    throw redirect(localizedPath(STATIC_COPY_PATH, parseLocale(params.locale)), 302);
  },
  // A dead token would keep its visitor's pages out of every cache.
  async ({ request, context }, next) => {
    const answer = await next();
    await forgetDeadToken(request, context, answer);
    return answer;
  },
];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { visitor } = await prepareFrame({ request, url, context }, parseLocale(params.locale));
  return { visitorId: visitor.id, siteUrl: context.get(siteContext).url };
}

/** Finds the frame of the page: its menu, and whose page it is. The document shows it; data about it stays here. */
async function prepareFrame(asked: Pick<Route.LoaderArgs, "request" | "url" | "context">, locale: Locale) {
  const { request, url, context } = asked;
  const site = context.get(siteContext);
  const { visitor } = await resolveVisitor(request, context);
  if (!context.get(dataRequestContext)) {
    const [navigation, notices] = await Promise.all([getNavigation(site, locale), getNotices(site, locale)]);
    const address = { path: splitLocale(url.pathname).path, search: url.search };
    const isSignedIn = visitor.id !== ANONYMOUS.id;
    context.set(shellContext, site.renderShell({ locale, navigation, notices, isSignedIn }, address));
  }
  return { visitor };
}

/** A change of language loads the document anew, menu and all. A form may have changed who the visitor is. */
export function shouldRevalidate({ currentParams, nextParams, formMethod }: ShouldRevalidateFunctionArgs) {
  return currentParams.locale !== nextParams.locale || (formMethod !== undefined && formMethod !== "GET");
}

export default function LocaleRoute() {
  return <Outlet />;
}
