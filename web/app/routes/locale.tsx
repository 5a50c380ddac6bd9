import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { resolveVisitor } from "#app/features/account/visitor.server.ts";
import { getNavigation } from "#app/features/navigation/navigation.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/locale.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ params, url }) => {
    // English has one address for each page: the one without a prefix.
    if (params.locale === DEFAULT_LOCALE) {
      throw redirect((url.pathname.slice(DEFAULT_LOCALE.length + 1) || "/") + url.search, 308);
    }
    parseLocale(params.locale);
  },
];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const [navigation, { visitor }] = await Promise.all([getNavigation(site, locale), resolveVisitor(request, context)]);
  return { locale, navigation, visitorId: visitor.id, siteUrl: site.url };
}

/** The menu is read again when the language changes, and the visitor when a form may have changed who it is. */
export function shouldRevalidate({ currentParams, nextParams, formMethod }: ShouldRevalidateFunctionArgs) {
  return currentParams.locale !== nextParams.locale || (formMethod !== undefined && formMethod !== "GET");
}

export default function LocaleRoute() {
  return <Outlet />;
}
