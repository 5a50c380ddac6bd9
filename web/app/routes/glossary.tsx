import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "#app/document/page-meta.ts";
import { useFrame } from "#app/document/use-frame.ts";
import { TellEditors } from "#app/features/feedback/tell-editors.tsx";
import { listTerms, withFewUses } from "#app/features/glossary/glossary.server.ts";
import { Glossary } from "#app/features/glossary/glossary.tsx";
import { groupByLetter } from "#app/features/glossary/group-by-letter.server.ts";
import { parseTermFilter } from "#app/features/glossary/term-filter.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy, policyOfAsked } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/glossary.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const terms = withFewUses(await listTerms(site, locale));
  const glossary = {
    letters: groupByLetter(terms, locale),
    canFilter: !site.isStaticExport,
    texts: pickTexts(locale, "glossary"),
    title: t("glossary.title"),
    description: t("glossary.description"),
  };
  const isAsked = parseTermFilter(url.searchParams) !== "";
  return data(glossary, { headers: { "Cache-Control": policyOfAsked(!isAsked) } });
}

/** The page has all terms: what is looked for among them is not asked of the server. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  return pageMeta({ title, description, hasMarkdown: true }, args);
}

export default function GlossaryRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { takesFeedback } = useFrame();
  const { letters, canFilter, texts, title, description } = loaderData;
  return (
    <>
      <PageHeader
        title={title}
        lead={description}
        crumbs={[{ label: t("concepts.title"), href: "/concepts" }]}
        crumbsLabel={t("content.breadcrumbs")}
      />
      <MoreTexts texts={texts}>
        <Glossary
          letters={letters}
          canFilter={canFilter}
          tell={(words) => (takesFeedback ? <TellEditors page="/concepts/glossary" about={words} /> : null)}
        />
      </MoreTexts>
    </>
  );
}
