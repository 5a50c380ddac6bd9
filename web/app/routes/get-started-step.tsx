import { data } from "react-router";
import { listMarks } from "#app/collections/get-marks.server.ts";
import { stepMarkdown } from "#app/collections/markdown-pages.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { useFrame } from "#app/document/use-frame.ts";
import { withAsk } from "#app/features/ask/ask-about.tsx";
import { PATH_PARAMETER } from "#app/features/get-started/choose-path.ts";
import { getStep } from "#app/features/get-started/get-started.server.ts";
import { StepPage } from "#app/features/get-started/step-page.tsx";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { stateOf } from "#app/features/learning/learning-state.ts";
import { RememberPath } from "#app/features/learning/notes/remember-path.tsx";
import { ReadMark } from "#app/features/learning/read-mark.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes } from "#app/features/text-notes/text-notes.server.ts";
import { besideOf } from "#app/i18n/beside.ts";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy, policyOfAsked } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { setBeside } from "#app/ui/rich-text/set-beside.server.ts";
import type { Route } from "./+types/get-started-step.ts";

export const middleware: Route.MiddlewareFunction[] = [stepMarkdown];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = { slug: params.slug, locale: parseLocale(params.locale) };
  const path = url.searchParams.get(PATH_PARAMETER);
  const [found, notes, marks] = await Promise.all([
    getStep(site, { ...asked, path }),
    getTextNotes(site, { kind: "get_started", ...asked }),
    listMarks({ request, context }, "get_started"),
  ]);
  const { text, ...step } = await orNotFound(found, { url, context });
  const hasMeaning = !path || step.path?.slug === path;
  const walked = path !== null && hasMeaning ? path : null;
  const beside = besideOf(url.searchParams, step.locale);
  const other = beside && (await getStep(site, { slug: asked.slug, locale: beside, path }));
  const shownParts = other ? setBeside(text.parts, other.text.parts, other.locale) : text.parts;
  const shown = { ...step, text: { ...text, parts: onceInDocument(context)(shownParts) } };
  return data(
    {
      step: shown,
      notes: shownNotes(notes, showOnce(context)),
      marks,
      walked,
      texts: pickTexts(asked.locale, "getStarted"),
    },
    { headers: { "Cache-Control": policyOfAsked(hasMeaning) } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, summary } = args.loaderData.step;
  return pageMeta({ title, description: summary, hasMarkdown: true }, args);
}

export default function GetStartedStepRoute({ loaderData }: Route.ComponentProps) {
  const { step, notes, marks, walked, texts } = loaderData;
  const path = `/get-started/${step.slug}`;
  const known = (slug: string) => {
    const target = { kind: "get_started" as const, slug };
    return { target, known: stateOf(marks, target) };
  };
  const marked = withMarks(textNoteParts(notes, path), { ...known(step.slug), path });
  const parts = withAsk(marked, useFrame().isStaticExport ? null : step.title);
  return (
    <TermCards>
      {walked === null ? null : <RememberPath path={walked} />}
      <MoreTexts texts={texts}>
        <StepPage step={step} parts={parts} mark={(slug) => <ReadMark {...known(slug)} />} />
      </MoreTexts>
    </TermCards>
  );
}
