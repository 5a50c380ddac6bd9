import { markdownResponse } from "#app/collections/markdown-alternate.server.ts";
import { getPageMarkdown } from "#app/collections/markdown-pages.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/page-markdown.ts";

/** `/about.md`, in every language: the text of the page that is called so; `/index.md` is the home page's. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const slug = splitLocale(url.pathname).path.replace(/^\/|\.md$/g, "");
  const isHome = slug === "index";
  const found = await getPageMarkdown(site, { slug: isHome ? "home" : slug, locale });
  const page = await orNotFound(found, { url, context });
  return markdownResponse(isHome ? { ...page, path: "/" } : page, { site, locale });
}
