import { cachePolicy } from "#app/cache-policy.ts";
import { PATH_PARAMETER } from "#app/features/get-started/choose-path.ts";
import { getPaths } from "#app/features/get-started/get-started.server.ts";
import { PathChoice } from "#app/features/get-started/path-choice.tsx";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/get-started.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const path = url.searchParams.get(PATH_PARAMETER);
  const choice = await getPaths(context.get(siteContext), { path, locale });
  return { choice, title: t("getStarted.title"), description: t("getStarted.description") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData, args) : [];
}

export default function GetStartedRoute({ loaderData }: Route.ComponentProps) {
  const { choice, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice
        entries={[...choice.paths, ...choice.paths.flatMap(({ steps }) => steps ?? []), ...choice.allSteps]}
      />
      <PathChoice {...choice} />
    </>
  );
}
