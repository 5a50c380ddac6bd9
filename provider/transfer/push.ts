import type { ContentFile } from "../content/content-files.ts";
import { keyOf } from "../content/content-place.ts";
import { cutBatches } from "./cut-batches.ts";
import { listAnswers } from "./list-answers.ts";
import { type Document, listDocuments } from "./list-documents.ts";
import type { StrapiClient } from "./strapi-client.ts";
import type { FileState, TransferredEntry } from "./transferred.ts";

export type PushOptions = {
  files: readonly ContentFile[];
  client: StrapiClient;
  /** Whether what editors have changed since may be lost. */
  force: boolean;
  onProgress: (done: number, total: number) => void;
};

export type PushSummary = {
  documents: number;
  written: number;
  removed: number;
  answers: number;
  /** The files of entries that editors have changed or removed since they were brought: they were left alone. */
  conflicts: string[];
};

/** Of an entry whose relations are not all there yet: it will be written again, also by the next run if this one ends. */
const UNFINISHED = "unfinished";

/** Brings to a Strapi what has changed in the files. */
export async function push({ files, client, force, onProgress }: PushOptions): Promise<PushSummary> {
  const held = await client.list();
  const stateOf = new Map(held.files.map((file) => [file.path, file]));
  const documents = listDocuments(files, knownIds(held.files));
  const changed = documents.filter(({ path, hash }) => needsWriting(stateOf.get(path), hash, force));
  const paths = new Set(documents.map(({ path }) => path));
  const removed = held.files.filter(({ path }) => !paths.has(path));
  const isConflict = ({ path }: { path: string }) => !force && (stateOf.get(path)?.state ?? "same") !== "same";
  const toWrite = changed.filter((document) => !isConflict(document));
  const toRemove = removed.filter((file) => !isConflict(file)).map(({ path }) => path);

  const rounds = planRounds(toWrite, stateOf);
  const answers = changedAnswers(files, held.answers);
  const total = rounds.length + toRemove.length + answers.changed.length;
  let done = 0;
  const progress = (count: number) => {
    done += count;
    onProgress(done, total);
  };
  progress(0);
  for (const batch of cutBatches(rounds)) {
    await client.write(batch);
    progress(batch.length);
  }
  for (const batch of cutBatches(toRemove)) {
    await client.remove(batch);
    progress(batch.length);
  }
  for (const batch of cutBatches(answers.changed)) {
    await client.writeAnswers(batch, []);
    progress(batch.length);
  }
  for (const batch of cutBatches(answers.removed)) await client.writeAnswers([], batch);

  return {
    documents: documents.length,
    written: toWrite.length,
    removed: toRemove.length,
    answers: answers.changed.length,
    conflicts: [...changed, ...removed, ...held.files.filter(({ state }) => state === "gone")]
      .filter(isConflict)
      .map(({ path }) => path)
      .filter((path, index, all) => all.indexOf(path) === index),
  };
}

function needsWriting(state: FileState | undefined, hash: string, force: boolean): boolean {
  if (!state) return true;
  return state.hash !== hash || (force && state.state !== "same");
}

/** Entries that editors have made have ids of Strapi's, not of ours. */
function knownIds(files: readonly FileState[]): ReadonlyMap<string, string> {
  return new Map(
    files.map(({ path, documentId }) => [
      path
        .split("/")
        .slice(2)
        .join("/")
        .replace(/\.\w+$/, ""),
      documentId,
    ]),
  );
}

/** What is written, in order: those that lead to entries that come later are written once more at the end. */
function planRounds(toWrite: readonly Document[], stateOf: ReadonlyMap<string, FileState>): TransferredEntry[] {
  const versionOf = ({ type, slug, locale }: Document) => `${keyOf({ type, slug })}/${locale}`;
  const coming = new Set(toWrite.filter(({ path }) => !stateOf.has(path)).map(versionOf));
  const first: TransferredEntry[] = [];
  const again: TransferredEntry[] = [];
  for (const document of toWrite) {
    const { slug: _, targets, ...entry } = document;
    const isEarly = targets.some((key) => coming.has(`${key}/${document.locale}`));
    coming.delete(versionOf(document));
    first.push(isEarly ? { ...entry, hash: UNFINISHED } : entry);
    if (isEarly) again.push(entry);
  }
  return [...first, ...again];
}

function changedAnswers(files: readonly ContentFile[], held: readonly { question: string; hash: string }[]) {
  const answers = listAnswers(files);
  const known = new Map(held.map(({ question, hash }) => [question, hash]));
  const changed = answers.filter(({ question, hash }) => known.get(question) !== hash);
  for (const { question } of answers) known.delete(question);
  return { changed, removed: [...known.keys()] };
}
