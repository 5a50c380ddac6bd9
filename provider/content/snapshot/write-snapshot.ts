import { hash } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { CompiledContent } from "../compiled-content.ts";
import { toHead } from "./head.ts";

/** Where compiled content is kept between two starts, and who is told when it cannot be. */
export type SnapshotOptions = { file: string; warn: (message: string, cause: unknown) => void };

/**
 * Keeps compiled content for a digest, in place of what the file held. The file is whole at every moment; one that cannot
 * be written is told and does no harm, as the next start compiles again.
 */
export async function writeSnapshot({ file, warn }: SnapshotOptions, digest: string, compiled: CompiledContent) {
  const unfinished = `${file}.${process.pid}`;
  try {
    const body = JSON.stringify(compiled);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, [toHead(digest, hash("sha256", body)), body]);
    await rename(unfinished, file);
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    warn(`compiled content cannot be kept in ${file}: the next start compiles it again`, cause);
  }
}
