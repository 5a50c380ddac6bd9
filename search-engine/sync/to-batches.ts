import type { JsonObject } from "../json.ts";

/** What is sent at once: the contract allows as much everywhere. */
const MOST_DOCUMENTS = 1_000;
const MOST_BYTES = 5_000_000;

/** Lists of documents as JSON text, each small enough to be sent; a document that is too large by itself is sent alone. */
export function* toBatches(documents: readonly JsonObject[]): Generator<string> {
  let batch: string[] = [];
  let bytes = 2;
  for (const document of documents) {
    const text = JSON.stringify(document);
    const size = Buffer.byteLength(text) + 1;
    if (batch.length > 0 && (batch.length === MOST_DOCUMENTS || bytes + size > MOST_BYTES)) {
      yield `[${batch.join(",")}]`;
      [batch, bytes] = [[], 2];
    }
    batch.push(text);
    bytes += size;
  }
  if (batch.length > 0) yield `[${batch.join(",")}]`;
}
