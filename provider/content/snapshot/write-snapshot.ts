import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { digestOfMakers } from "./digest.ts";
import { HEAD_BYTES, type Overview, toHead } from "./layout.ts";
import type { CachedContent } from "./read-snapshot.ts";

/** Where compiled content is cached between two starts, and who is told when it cannot be. */
export type SnapshotOptions = { file: string; warn: (message: string, cause: unknown) => void };

/** As much is written at once: more makes it no faster, and all at once would hold the content a second and a third time. */
const PART_BYTES = 1024 * 1024;

/**
 * Caches compiled content, in place of what the file held. The file is whole at every moment; one that cannot be written is
 * told and does no harm, as the next start compiles again.
 */
export async function writeSnapshot({ file, warn }: SnapshotOptions, content: CachedContent): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeWhole(unfinished, content);
    await rename(unfinished, file);
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    warn(`compiled content cannot be cached in ${file}: the next start compiles it again`, cause);
  }
}

async function writeWhole(file: string, content: CachedContent): Promise<void> {
  await using handle = await open(file, "w");
  const bodyDigest = await writeBody(handle, content);
  await handle.write(Buffer.from(toHead(digestOfMakers(), bodyDigest)), { position: 0 });
}

/** Writes all below the head, and gives its hash. */
async function writeBody(handle: FileHandle, content: CachedContent): Promise<string> {
  const hash = createHash("sha256");
  let position = HEAD_BYTES;
  for (const part of toParts(content)) {
    hash.update(part);
    for (let written = 0; written < part.length; ) {
      const { bytesWritten } = await handle.write(part, { offset: written, position: position + written });
      written += bytesWritten;
    }
    position += part.length;
  }
  return hash.digest("hex");
}

/** The lines, as many together as make a part. A part is gone with the next. */
function* toParts(content: CachedContent): Generator<Buffer> {
  const part = Buffer.allocUnsafe(PART_BYTES);
  let length = 0;
  for (const line of toLines(content)) {
    const bytes = Buffer.from(`${line}\n`);
    if (length + bytes.length > part.length) {
      yield part.subarray(0, length);
      length = 0;
    }
    if (bytes.length > part.length) yield bytes;
    else length += bytes.copy(part, length);
  }
  yield part.subarray(0, length);
}

function* toLines({ compiled: { entries, texts, ...small }, files }: CachedContent): Generator<string> {
  const overview: Overview = { ...small, files: [...files.values()], entries: entries.length, texts: texts.length };
  yield JSON.stringify(overview);
  for (const entry of entries) yield JSON.stringify(entry);
  for (const text of texts) yield JSON.stringify(text);
}
