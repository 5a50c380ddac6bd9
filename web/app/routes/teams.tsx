import { pageMeta } from "#app/document/page-meta.ts";
import { TeamList } from "#app/features/teams/team-list.tsx";
import { listTeams } from "#app/features/teams/teams.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/teams.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const teams = await listTeams(context.get(siteContext), locale);
  return { teams, texts: pickTexts(locale, "teams"), title: t("teams.title"), description: t("teams.description") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasMarkdown: true }, args) : [];
}

export default function TeamsRoute({ loaderData }: Route.ComponentProps) {
  const { teams, texts, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={teams} />
      <MoreTexts texts={texts}>
        <TeamList teams={teams} />
      </MoreTexts>
    </>
  );
}
