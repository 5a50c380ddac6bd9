import { listClassPages, listLessonSteps } from "#app/collections/class-pages.server.ts";
import { notFound, orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { readForm } from "#app/features/account/answer-form.server.ts";
import { CLASS_COUNTS_PATH, CLASS_PATH } from "#app/features/classes/class-address.ts";
import { isMade, makeClass, parseTypedClass } from "#app/features/classes/class-form.server.ts";
import { ClassForm } from "#app/features/classes/class-form.tsx";
import { ClassMade } from "#app/features/classes/class-made.tsx";
import { getClassLimits } from "#app/features/classes/classes.server.ts";
import { listConceptLinks } from "#app/features/concepts/concepts.server.ts";
import { figureHeight } from "#app/features/figures/figure-heights.ts";
import { getQuiz } from "#app/features/quizzes/quizzes.server.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { anonymousContent } from "#app/site/visitor.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/class-form.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const site = context.get(siteContext);
  const limits = await orNotFound(await getClassLimits(site), { url, context });
  const [concepts, pages] = await Promise.all([listConceptLinks(site, locale), listClassPages(site, locale)]);
  // Another content may not have all of a lesson's pages.
  const steps = listLessonSteps(url.searchParams.get("lesson")).filter((path) =>
    pages.some((page) => page.path === path),
  );
  const slugOf = (href: string) => href.split("/").at(-1) ?? "";
  const first = concepts.find(({ href }) => href === steps[0])?.href ?? "";
  const t = getTranslator(locale);
  return {
    limits,
    typed: { steps: steps.map((path) => site.url + localizedPath(path, locale)), quiz: slugOf(first) },
    // A concept's quiz has its name.
    quizzes: concepts.map(({ href, title, locale }) => ({ slug: slugOf(href), title, locale })),
    texts: pickTexts(locale, "classes.form"),
    title: t("classes.form.title"),
    description: t("classes.form.description"),
  };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const locale = parseLocale(params.locale);
  const site = context.get(siteContext);
  const limits = await getClassLimits(site);
  if (!limits) throw await notFound({ url, context });
  const made = await makeClass(parseTypedClass(await readForm(request)), {
    ...{ content: anonymousContent(request, context), locale, limits },
    origins: [site.url, url.origin],
    pages: await listClassPages(site, locale),
    listQuestions: async (slug) =>
      (await getQuiz(site, { slug, locale, measure: figureHeight }))?.questions.map(({ key }) => key) ?? [],
  });
  if (!isMade(made)) return made;
  const addressOf = (path: string, key: string) => `${site.url}${localizedPath(path, locale)}#${key}`;
  return {
    forClass: addressOf(CLASS_PATH, made.readersKey),
    forTeacher: addressOf(CLASS_COUNTS_PATH, made.teachersKey),
    endsAt: made.endsAt,
  };
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": cachePolicy.personal, ...(retryAfter && { "Retry-After": retryAfter }) };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function ClassFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MoreTexts texts={loaderData.texts}>
      <Page loaderData={loaderData} actionData={actionData} />
    </MoreTexts>
  );
}

function Page({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const { limits, typed, quizzes, title, description } = loaderData;
  const crumbs = [{ label: useTranslations("footer")("teach"), href: "/teach" }];
  const crumbsLabel = useTranslations("content")("breadcrumbs");
  const refusal = actionData && "fault" in actionData ? actionData : null;
  return (
    <>
      <PageHeader title={title} lead={description} crumbs={crumbs} crumbsLabel={crumbsLabel} />
      {actionData && "forClass" in actionData ? (
        <ClassMade made={actionData} />
      ) : (
        <ClassForm typed={refusal?.typed ?? typed} refusal={refusal} quizzes={quizzes} limits={limits} />
      )}
    </>
  );
}
