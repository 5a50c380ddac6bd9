import { pageMeta } from "#app/document/page-meta.ts";
import { ResourceList } from "#app/features/resources/resource-list.tsx";
import { listResources } from "#app/features/resources/resources.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/resources.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const resources = await listResources(context.get(siteContext), locale);
  return {
    resources,
    texts: pickTexts(locale, "resources"),
    title: t("resources.title"),
    description: t("resources.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasMarkdown: true }, args) : [];
}

export default function ResourcesRoute({ loaderData }: Route.ComponentProps) {
  const { resources, texts, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={resources} />
      <MoreTexts texts={texts}>
        <ResourceList resources={resources} />
      </MoreTexts>
    </>
  );
}
