import { cachePolicy } from "#app/cache-policy.ts";
import { AccountsClosed } from "#app/features/account/accounts-closed.tsx";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { Route } from "./+types/login.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("relog")];

export function loader({ params }: Route.LoaderArgs) {
  const t = getTranslator(parseLocale(params.locale));
  return { title: t("account.titles.login"), description: t("account.closed") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.personal };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  return <AccountsClosed title={loaderData.title} />;
}
