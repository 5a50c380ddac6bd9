import { markdownResponse } from "#app/collections/markdown-alternate.server.ts";
import { getCorrectionsMarkdown } from "#app/collections/markdown-pages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/corrections-markdown.ts";

/** `/corrections.md`, in every language. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  return markdownResponse(await getCorrectionsMarkdown(site, locale), { site, locale });
}
