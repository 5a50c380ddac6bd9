import { listCorrections } from "#app/features/corrections/corrections.server.ts";
import { feedResponse } from "#app/features/feeds/feed-response.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { correctionPath } from "#app/site/correction-path.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/corrections-feed.ts";

/** `/corrections.xml` and `/corrections.json`, in every language: what texts had wrong, the last correction first. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const address = (path: string) => site.url + localizedPath(path, locale);
  const corrections = await listCorrections(site, locale);
  const feed = {
    title: `${t("corrections.title")} · Learn Bittensor`,
    description: t("corrections.description"),
    locale,
    siteTitle: "Learn Bittensor",
    pageUrl: address("/corrections"),
    atomUrl: address("/corrections.xml"),
    jsonUrl: address("/corrections.json"),
    entries: corrections.map(({ key, title, wrong, right, correctedOn, texts }) => ({
      title,
      description: `${t("corrections.wrong")}: ${wrong}\n${t("corrections.right")}: ${right}`,
      id: address(`/corrections#${key}`),
      url: address(correctionPath(key)),
      locale,
      publishedOn: correctedOn,
      updatedAt: correctedOn,
      author: null,
      tags: texts.map((text) => text.title),
    })),
  };
  return feedResponse(feed, url);
}
