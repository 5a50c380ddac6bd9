import { joinHtml } from "@learn-bittensor/markdown/text-parts";
import { data } from "react-router";
import { listMarks } from "#app/collections/get-marks.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument } from "#app/document/page-texts.server.ts";
import { listQuestions } from "#app/features/faq/faq.server.ts";
import { FirstQuestions } from "#app/features/faq/faq-list.tsx";
import { PATH_PARAMETER } from "#app/features/get-started/choose-path.ts";
import { getPaths } from "#app/features/get-started/get-started.server.ts";
import { PathChoice } from "#app/features/get-started/path-choice.tsx";
import { ReadMark } from "#app/features/learning/learning-marks.tsx";
import { stateOf } from "#app/features/learning/learning-state.ts";
import { questions as questionsData } from "#app/features/structured-data/structured-data.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy, policyOfAsked } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/get-started.ts";

/** So many that nobody is kept from the paths. */
const FIRST_QUESTIONS = 6;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const path = url.searchParams.get(PATH_PARAMETER);
  const site = context.get(siteContext);
  const [choice, found, marks] = await Promise.all([
    getPaths(site, { path, locale }),
    listQuestions(site, locale, { topic: "basics", most: FIRST_QUESTIONS }),
    listMarks({ request, context }, "get_started"),
  ]);
  const structuredData = questionsData(
    found.map(({ parts, ...question }) => ({ ...question, answerHtml: joinHtml(parts) })),
    { siteUrl: site.url, locale },
  );
  const toShown = onceInDocument(context);
  const questions = found.map(({ parts, ...question }) => ({ ...question, parts: toShown(parts) }));
  const hasMeaning = !path || choice.paths.some(({ slug }) => slug === path);
  const page = {
    choice,
    marks,
    questions,
    structuredData,
    title: t("getStarted.title"),
    description: t("getStarted.description"),
  };
  return data(page, { headers: { "Cache-Control": policyOfAsked(hasMeaning) } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData, args) : [];
}

export default function GetStartedRoute({ loaderData }: Route.ComponentProps) {
  const { choice, marks, questions, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice
        entries={[
          ...choice.paths,
          ...choice.paths.flatMap(({ steps }) => steps ?? []),
          ...choice.allSteps,
          ...questions,
        ]}
      />
      <PathChoice
        {...choice}
        mark={(slug) => {
          const target = { kind: "get_started" as const, slug };
          return <ReadMark target={target} known={stateOf(marks, target)} />;
        }}
      >
        <FirstQuestions questions={questions} />
      </PathChoice>
    </>
  );
}
