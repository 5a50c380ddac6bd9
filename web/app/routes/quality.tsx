import { pageMeta } from "#app/document/page-meta.ts";
import { listCorrections } from "#app/features/corrections/corrections.server.ts";
import { countFacts, listMeasurements, type QualityView } from "#app/features/quality/quality.server.ts";
import { QualityTables } from "#app/features/quality/quality-tables.tsx";
import { listFacts } from "#app/features/text-notes/facts/facts.server.ts";
import { listLanguages } from "#app/features/translations/translations.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/quality.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const [languages, facts, corrections] = await Promise.all([
    listLanguages(site),
    listFacts(site, locale),
    listCorrections(site, locale),
  ]);
  const quality: QualityView = {
    languages,
    facts: countFacts(facts, corrections, site.now()),
    measurements: listMeasurements(),
  };
  return {
    quality,
    texts: pickTexts(locale, "quality"),
    title: t("quality.title"),
    description: t("quality.description"),
  };
}

/** What is due depends on the day: no cache stores the page. */
export function headers() {
  return { "Cache-Control": cachePolicy.typed };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData, args) : [];
}

export default function QualityRoute({ loaderData }: Route.ComponentProps) {
  const { quality, texts, title, description } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <QualityTables quality={quality} />
    </MoreTexts>
  );
}
