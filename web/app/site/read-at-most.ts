/** An answer has more bytes than anybody means to read. */
export class AnswerTooLong extends Error {
  override name = "AnswerTooLong";
}

/**
 * The body of an answer as text, of so many bytes at most: what another server sends is bound like what a visitor sends.
 * @throws {AnswerTooLong} as soon as there is more; the rest is not taken
 */
export async function readAtMost(answer: Response, limit: number): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    bytes += part.value.byteLength;
    if (bytes > limit) {
      void reader?.cancel().catch(() => undefined);
      throw new AnswerTooLong(`answered more than ${limit} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

/**
 * The same, read as JSON.
 * @throws {AnswerTooLong} as soon as there is more
 * @throws {SyntaxError} where it is no JSON
 */
export async function readJsonAtMost(answer: Response, limit: number): Promise<unknown> {
  return JSON.parse(await readAtMost(answer, limit));
}
