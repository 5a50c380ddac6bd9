import { loadLearning } from "#app/collections/load-learning.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { useSynced } from "#app/features/learning/learning-context.tsx";
import { ReviewPage } from "#app/features/learning/review/review-page.tsx";
import { GradedQuestion } from "#app/features/quizzes/graded-question.tsx";
import { QuestionFields } from "#app/features/quizzes/question-fields.tsx";
import { readAnswers } from "#app/features/quizzes/read-answers.ts";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/review.ts";

/** Its code is needed at once. */
export const handle = { loadsAtOnce: true };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const { documents, ...page } = await loadLearning({ request, url, context });
  return {
    page: { ...page, documents: documents.filter(({ kind }) => kind === "concept"), paths: [], prerequisites: {} },
    texts: pickTexts(locale, "review", "questionForms", "quizResults"),
    title: t("review.title"),
    description: t("review.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function ReviewRoute({ loaderData: { page, texts, title, description } }: Route.ComponentProps) {
  const locale = useLocale();
  useSynced();
  return (
    <>
      <PageHeader title={title} lead={description} />
      <MoreTexts texts={texts}>
        <ReviewPage
          page={page}
          looks={{
            ask: (question) => <QuestionFields question={question} />,
            read: (form, question) =>
              readAnswers(form, locale)?.find((answer) => answer.question === question.key)?.options ?? [],
            tell: (question, graded, path) => (
              <GradedQuestion question={question} graded={graded} path={localizedPath(path, locale)} as="div" />
            ),
          }}
        />
      </MoreTexts>
    </>
  );
}
