import { useState } from "react";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { readReadersKey } from "#app/features/classes/class-address.ts";
import { createClassClient } from "#app/features/classes/class-client.ts";
import { ClassFrame } from "#app/features/classes/class-frame.tsx";
import type { ClassSession as Session } from "#app/features/classes/class-session.tsx";
import { getClassLimits } from "#app/features/classes/classes.server.ts";
import { GradedQuestion } from "#app/features/quizzes/graded-question.tsx";
import { QuestionFields } from "#app/features/quizzes/question-fields.tsx";
import type { GradingView, QuestionView } from "#app/features/quizzes/quizzes.server.ts";
import { readAnswers } from "#app/features/quizzes/read-answers.ts";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { lateComponent } from "#app/ui/late-component.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/class.ts";

export const handle = { loadsAtOnce: true };

type Graded = GradingView["questions"][number];

const ClassSession = lateComponent(() =>
  import("#app/features/classes/class-session.tsx").then(
    ({ ClassSession }) => ClassSession as typeof Session<QuestionView, Graded>,
  ),
);

/** The same for every class: which one it is, the server is told by a script that has read it from the fragment. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  await orNotFound(await getClassLimits(context.get(siteContext)), { url, context });
  const t = getTranslator(locale);
  return {
    texts: pickTexts(locale, "classes.frame", "classes.reading", "questionForms", "quizResults"),
    title: t("classes.reading.title"),
    description: t("classes.reading.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function ClassRoute({ loaderData: { texts, title, description } }: Route.ComponentProps) {
  const locale = useLocale();
  const [client] = useState(() => createClassClient<QuestionView, Graded>((...asked) => fetch(...asked)));
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <ClassFrame readKey={readReadersKey}>
        {(key) => (
          <ClassSession
            key={key}
            classKey={key}
            client={client}
            device={() => window.localStorage}
            leave={(href) => window.location.replace(href)}
            looks={{
              ask: (question) => <QuestionFields question={question} />,
              read: (form, question) =>
                readAnswers(form, locale)?.find((answer) => answer.question === question.key)?.options ?? [],
              tell: (question, graded, text) => (
                <GradedQuestion question={question} graded={graded} path={localizedPath(text, locale)} as="div" />
              ),
            }}
          />
        )}
      </ClassFrame>
    </MoreTexts>
  );
}
