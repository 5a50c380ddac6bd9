import { pageMeta } from "#app/document/page-meta.ts";
import { listTerms } from "#app/features/glossary/glossary.server.ts";
import { TermList } from "#app/features/glossary/term-list.tsx";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/glossary.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const terms = await listTerms(context.get(siteContext), locale);
  return {
    terms,
    texts: pickTexts(locale, "glossary"),
    title: t("glossary.title"),
    description: t("glossary.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  return pageMeta({ title, description, hasMarkdown: true }, args);
}

export default function GlossaryRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { terms, texts, title, description } = loaderData;
  return (
    <>
      <PageHeader
        title={title}
        lead={description}
        crumbs={[{ label: t("concepts.title"), href: "/concepts" }]}
        crumbsLabel={t("content.breadcrumbs")}
      />
      <MoreTexts texts={texts}>
        <TermList terms={terms} />
      </MoreTexts>
    </>
  );
}
