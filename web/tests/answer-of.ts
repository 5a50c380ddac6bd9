import type { FormAnswer } from "#app/features/account/answer-form.server.ts";

type Answered = Response | { data: FormAnswer; init: ResponseInit | null };

/** For tests: what became of a form, whichever way it is answered; a redirect may be thrown as well. */
export async function answerOf(answering: Promise<Answered>) {
  const answer = await answering.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (answer instanceof Response) {
    return { status: answer.status, location: answer.headers.get("Location"), cookies: answer.headers.getSetCookie() };
  }
  const { intent, result } = answer.data;
  return {
    status: answer.init?.status,
    retryAfter: new Headers(answer.init?.headers).get("Retry-After"),
    intent,
    errors: result.error,
    values: result.initialValue,
  };
}
