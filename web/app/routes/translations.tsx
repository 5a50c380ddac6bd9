import { pageMeta } from "#app/document/page-meta.ts";
import { showOnce } from "#app/document/page-texts.server.ts";
import { TranslationBoard } from "#app/features/translations/translation-board.tsx";
import { listTranslations } from "#app/features/translations/translations.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/translations.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const { languages, types } = await listTranslations(context.get(siteContext));
  return {
    board: { languages, types: showOnce(context)(types) },
    texts: pickTexts(locale, "translations"),
    title: t("translations.title"),
    description: t("translations.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData, args) : [];
}

export default function TranslationsRoute({ loaderData }: Route.ComponentProps) {
  const { board, texts, title, description } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <TranslationBoard board={board} />
    </MoreTexts>
  );
}
