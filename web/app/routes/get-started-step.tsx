import { cachePolicy } from "#app/cache-policy.ts";
import { PATH_PARAMETER } from "#app/features/get-started/choose-path.ts";
import { getStep } from "#app/features/get-started/get-started.server.ts";
import { StepPage } from "#app/features/get-started/step-page.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import chapterStyles from "#app/ui/theme/chapters.css?url";
import type { Route } from "./+types/get-started-step.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = { slug: params.slug, locale: parseLocale(params.locale) };
  const [step, notes] = await Promise.all([
    getStep(site, { ...asked, path: url.searchParams.get(PATH_PARAMETER) }),
    getTextNotes(site, { kind: "get_started", ...asked }),
  ]);
  return { step: await orNotFound(step, { url, context }), notes };
}

/** Styles that only pages like this need. */
export function links() {
  return [{ rel: "stylesheet", href: chapterStyles }];
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
  const { step, notes } = loaderData;
  return <StepPage step={step} parts={textNoteParts(notes, `/get-started/${step.slug}`)} />;
}
