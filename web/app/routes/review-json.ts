import { figureHeight } from "#app/features/figures/figure-heights.ts";
import { gradeAnswer, listQuizzesToReview } from "#app/features/quizzes/review-questions.server.ts";
import { cachePolicy, policyOfAsked } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/review-json.ts";

/** The questions of some quizzes, for the device that knows which of them are due. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const quizzes = await listQuizzesToReview(context.get(siteContext), url.searchParams, figureHeight);
  return Response.json({ quizzes }, { headers: { "Cache-Control": policyOfAsked(quizzes.length > 0) } });
}

/** An answer to one of them, from anybody: what is right, and why. */
export async function action({ request, context }: Route.ActionArgs) {
  const body: unknown = await request.json().catch(() => null);
  const graded = await gradeAnswer(context.get(siteContext), body);
  return Response.json(graded, { headers: { "Cache-Control": cachePolicy.personal } });
}
