import { pageMeta } from "#app/document/page-meta.ts";
import { CorrectionList } from "#app/features/corrections/correction-list.tsx";
import { listCorrections } from "#app/features/corrections/corrections.server.ts";
import { CORRECTION_FEED_LINKS } from "#app/features/feeds/feed-links.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/corrections.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const corrections = await listCorrections(context.get(siteContext), locale);
  const texts = pickTexts(locale, "corrections");
  return { corrections, texts, title: t("corrections.title"), description: t("corrections.description") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  return pageMeta({ title, description, hasMarkdown: true, leadsTo: CORRECTION_FEED_LINKS }, args);
}

export default function CorrectionsRoute({ loaderData }: Route.ComponentProps) {
  const { corrections, texts, title, description } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <CorrectionList corrections={corrections} />
    </MoreTexts>
  );
}
