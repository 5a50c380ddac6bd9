import { markdownResponse } from "#app/collections/markdown-alternate.server.ts";
import { getTimelineMarkdown } from "#app/collections/timeline-markdown.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/timeline-markdown.ts";

/** `/timeline.md`, in every language. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  return markdownResponse(await getTimelineMarkdown(site, locale), { site, locale });
}
