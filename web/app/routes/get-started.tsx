import { joinHtml } from "@learn-bittensor/markdown/text-parts";
import { data } from "react-router";
import { listMarks } from "#app/collections/get-marks.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { figuresOf } from "#app/document/read-document.ts";
import { useFrame } from "#app/document/use-frame.ts";
import { listQuestions } from "#app/features/faq/faq.server.ts";
import { FirstQuestions } from "#app/features/faq/first-questions.tsx";
import { loadFigures } from "#app/features/figures/figure-components.tsx";
import { FIVE_MINUTES, FiveMinutes } from "#app/features/figures/story/five-minutes.tsx";
import { getStory } from "#app/features/figures/story/story.server.ts";
import { PATH_PARAMETER, pathEndAddress } from "#app/features/get-started/choose-path.ts";
import { getPaths } from "#app/features/get-started/get-started.server.ts";
import { PathChoice } from "#app/features/get-started/path-choice.tsx";
import { stateOf } from "#app/features/learning/learning-state.ts";
import { ReadMark } from "#app/features/learning/read-mark.tsx";
import { TakePath } from "#app/features/offline/take-path.tsx";
import { questions as questionsData } from "#app/features/structured-data/structured-data.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy, policyOfAsked } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import textLinkStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
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
  const structuredData = showOnce(context)(
    questionsData(
      found.map(({ parts, ...question }) => ({ ...question, answerHtml: joinHtml(parts) })),
      { siteUrl: site.url, locale },
    ),
  );
  const toShown = onceInDocument(context);
  const questions = found.map(({ parts, ...question }) => ({ ...question, parts: toShown(parts) }));
  const hasMeaning = !path || choice.paths.some(({ slug }) => slug === path);
  const page = {
    choice,
    marks,
    questions,
    structuredData,
    story: getStory(locale, showOnce(context)),
    texts: pickTexts(locale, "faq", "getStarted"),
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

export default function GetStartedRoute(props: Route.ComponentProps) {
  return (
    <MoreTexts texts={props.loaderData.texts}>
      <GetStartedPage {...props} />
    </MoreTexts>
  );
}

function GetStartedPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { choice, marks, questions, story, title, description, structuredData } = loaderData;
  const t = useTranslations("getStarted");
  const locale = useLocale();
  const { isStaticExport } = useFrame();
  return (
    <>
      {questions.length > 0 ? <StructuredDataScript of={structuredData} /> : null}
      <PageHeader title={title} lead={description}>
        <p className={`${textLinkStyles.textLinks} ${touchStyles.links}`}>
          <a href={`#${FIVE_MINUTES}`}>{t("story")}</a>
        </p>
      </PageHeader>
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
        offer={({ slug, title, href, steps }) => {
          if (isStaticExport) return null;
          const [address = "", ...pages] = [
            href.split("#")[0] ?? "",
            ...steps.map((step) => step.href),
            pathEndAddress(slug),
          ].map((path) => localizedPath(path, locale));
          return <TakePath key={slug} path={{ title, address, pages }} loadCodeOf={loadFiguresOf} />;
        }}
      >
        <FirstQuestions questions={questions} />
      </PathChoice>
      <FiveMinutes story={story} />
    </>
  );
}

function loadFiguresOf(page: Document): Promise<void> {
  return loadFigures(figuresOf(page));
}
