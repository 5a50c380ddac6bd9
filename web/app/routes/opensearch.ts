import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/opensearch.ts";

/** How a browser searches here by itself, in the language of the page: OpenSearch 1.1. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Learn Bittensor</ShortName>
  <Description>${escapeXml(t("searchPage.description"))}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeXml(url)}/favicon.svg</Image>
  <Url type="text/html" method="get" template="${escapeXml(url + localizedPath("/search", locale))}?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/opensearchdescription+xml; charset=utf-8",
      "Cache-Control": cachePolicy.machine,
    },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
