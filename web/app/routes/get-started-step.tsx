import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { getStep } from "#app/features/get-started/get-started.server.ts";
import { StepPage } from "#app/features/get-started/step-page.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/get-started-step.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const step = await getStep(context.get(siteContext), { slug: params.slug, locale: parseLocale(params.locale) });
  return { step: orNotFound(step) };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, summary } = args.loaderData.step;
  return pageMeta({ title, description: summary }, args);
}

export default function GetStartedStepRoute({ loaderData }: Route.ComponentProps) {
  return <StepPage step={loaderData.step} />;
}
