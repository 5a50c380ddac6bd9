import { pageMeta } from "#app/document/page-meta.ts";
import { ApplicationList } from "#app/features/applications/application-list.tsx";
import { listApplications } from "#app/features/applications/applications.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/apps.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const applications = await listApplications(context.get(siteContext), locale);
  return { applications, title: t("applications.title"), description: t("applications.description") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasMarkdown: true }, args) : [];
}

export default function AppsRoute({ loaderData }: Route.ComponentProps) {
  const { applications, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={applications} />
      <ApplicationList applications={applications} />
    </>
  );
}
