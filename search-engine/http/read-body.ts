import type { Json } from "../json.ts";
import { SearchError } from "../search-error.ts";

/**
 * The JSON text of a request.
 *
 * @throws {SearchError} where it is not announced as JSON, is empty or longer than allowed; then the rest is not
 *   waited for
 */
export async function readJsonText(request: Request, maxBytes: number): Promise<string> {
  const contentType = request.headers.get("content-type");
  if (contentType === null) {
    throw new SearchError(
      415,
      "missing_content_type",
      "A Content-Type header is missing. Accepted: `application/json`.",
    );
  }
  if (contentType.split(";", 1)[0]?.trim().toLowerCase() !== "application/json") {
    const message = `The Content-Type \`${contentType.slice(0, 60)}\` is invalid. Accepted: \`application/json\`.`;
    throw new SearchError(415, "invalid_content_type", message);
  }
  const text = await readText(request, maxBytes);
  if (text.trim() === "") throw new SearchError(400, "missing_payload", "A json payload is missing.");
  return text;
}

/** @throws {SearchError} where the text is not JSON */
export function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : "it cannot be read";
    throw new SearchError(400, "malformed_payload", `The json payload provided is malformed: ${reason}.`);
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new SearchError(413, "payload_too_large", `The payload is larger than ${maxBytes} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of untilItBreaksOff(request.body)) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * A sender who goes away in the middle is no fault of ours, and nobody is left to be answered. Whoever stops reading does not
 * wait for the sender to hear of it: of a body that is read twice, the other reader would have to stop as well.
 */
async function* untilItBreaksOff(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body.values({ preventCancel: true });
  } catch {
    throw new SearchError(400, "malformed_payload", "The payload broke off.");
  }
}
