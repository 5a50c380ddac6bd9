import { lazy, Suspense } from "react";
import { useLearning } from "../learning-context.tsx";
import type { QuizResult } from "./quiz-result.ts";

const Known = lazy(() => import("./last-result.tsx").then(({ LastResult }) => ({ default: LastResult })));

/** What came of a quiz the last time. Its code comes with something to say: most readers have answered nothing yet. */
export function LastResult({ slug, known }: { slug: string; known: QuizResult | null }) {
  const { events } = useLearning();
  const isAnswered = known !== null || events?.some((event) => event.kind === "quiz" && event.slug === slug);
  return isAnswered ? (
    <Suspense>
      <Known slug={slug} known={known} />
    </Suspense>
  ) : null;
}
