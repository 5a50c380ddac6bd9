import { cachePolicy } from "#app/cache-policy.ts";
import { listSteps } from "#app/features/get-started/get-started.server.ts";
import { StepPath } from "#app/features/get-started/step-path.tsx";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/get-started.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const steps = await listSteps(context.get(siteContext), locale);
  return { steps, title: t("getStarted.title"), description: t("getStarted.description") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData, args) : [];
}

export default function GetStartedRoute({ loaderData }: Route.ComponentProps) {
  const { steps, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={steps} />
      <div className="reading">
        <StepPath steps={steps} />
      </div>
    </>
  );
}
