import { pageMeta } from "#app/document/page-meta.ts";
import { showOnce } from "#app/document/page-texts.server.ts";
import { FACT_LINKS } from "#app/features/feeds/feed-links.ts";
import { FactFiles } from "#app/features/text-notes/facts/fact-files.tsx";
import { FactList } from "#app/features/text-notes/facts/fact-list.tsx";
import { listFactsToShow } from "#app/features/text-notes/facts/facts.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/facts.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const facts = showOnce(context)(await listFactsToShow(context.get(siteContext), locale));
  const texts = pickTexts(locale, "facts");
  return { facts, texts, title: t("facts.title"), description: t("facts.description") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  return pageMeta({ title, description, hasMarkdown: true, leadsTo: FACT_LINKS }, args);
}

export default function FactsRoute({ loaderData }: Route.ComponentProps) {
  const { facts, texts, title, description } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <FactFiles />
      <FactList facts={facts} />
    </MoreTexts>
  );
}
