/** A part of a page that takes longer is done without: it must not hold up a page that needs nothing else of the provider. */
const TIMEOUT_MS = 1_000;

/** Whoever was asked is too slow, or away. */
export class AnswersTooLate extends Error {
  override name = "AnswersTooLate";
}

/** @throws {AnswersTooLate} when the answer takes longer than a page waits for it */
export async function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const refusal = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AnswersTooLate(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, refusal]);
  } finally {
    clearTimeout(timer);
  }
}
