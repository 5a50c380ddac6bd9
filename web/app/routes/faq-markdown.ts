import { markdownResponse } from "#app/collections/markdown-alternate.server.ts";
import { getQuestionsMarkdown } from "#app/collections/markdown-pages.server.ts";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/faq-markdown.ts";

/** `/faq.md` and `/faq_legacy.md`, in every language. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const path = splitLocale(url.pathname).path.replace(/\.md$/, "");
  return markdownResponse(await getQuestionsMarkdown(site, { path, locale }), { site, locale });
}
