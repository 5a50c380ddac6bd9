import { data } from "react-router";
import { getListMarkdown } from "#app/collections/list-markdown.server.ts";
import { markdownResponse } from "#app/collections/markdown-alternate.server.ts";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/list-markdown.ts";

/** A list at its address and `.md`, in every language: what stands in it, as links. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const path = splitLocale(url.pathname).path.replace(/\.md$/, "");
  const page = await getListMarkdown(site, { path, locale });
  if (!page) throw data("no such list", { status: 404 });
  return markdownResponse(page, { site, locale });
}
