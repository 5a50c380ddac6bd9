import { DEFAULT_LOCALE, isLocale } from "@learn-bittensor/contract/locales";
import { data, redirect } from "react-router";
import { notFound } from "#app/collections/not-found.server.ts";
import { forgetDeadToken } from "#app/features/account/session.server.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { isEmbed } from "#app/site/embed-address.ts";
import { isRefusedContext, siteContext } from "#app/site/request-context.server.ts";
import { needsServer, STATIC_EXPORT_PATH } from "#app/site/static-export.ts";
import type { Route } from "./+types/locale.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ params, url }) => {
    // English has one address for each page: the one without a prefix.
    if (params.locale === DEFAULT_LOCALE) {
      throw redirect((url.pathname.slice(DEFAULT_LOCALE.length + 1) || "/") + url.search, 308);
    }
  },
  ({ params, url, context }) => {
    if (!context.get(siteContext).isStaticExport || !needsServer(splitLocale(url.pathname).path)) return;
    throw redirect(localizedPath(STATIC_EXPORT_PATH, parseLocale(params.locale)), 302);
  },
  // A dead token would keep its visitor's pages out of every cache. What other sites frame sets no cookie.
  async ({ request, url, context }, next) => {
    const answer = await next();
    if (isEmbed(url.pathname)) return answer;
    await forgetDeadToken(request, context, answer);
    return answer;
  },
];

/** The first segment of an address that no page has is taken for a language. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (context.get(isRefusedContext)) throw data(null, { status: 400 });
  if (params.locale !== undefined && !isLocale(params.locale)) throw await notFound({ url, context });
  return null;
}

/** A change of language loads the document anew. */
export const shouldRevalidate = () => false;

// No component: its children are shown as they are.
