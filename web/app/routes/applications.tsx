import { redirect } from "react-router";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import type { Route } from "./+types/applications.ts";

/** Old links and other menus say `/applications`; the page is `/apps`. */
export function loader({ params, url }: Route.LoaderArgs) {
  throw redirect(localizedPath("/apps", parseLocale(params.locale)) + url.search, 308);
}

export default function ApplicationsRoute() {
  return null;
}
