import { GetLearning, SaveProgress, SaveProgressBatch } from "@learn-bittensor/contract/operations/learning";
import pLimit from "p-limit";
import { type ContentClient, ContentRefused } from "#app/site/content-client.server.ts";
import type { LearningEvent } from "./learning-event.ts";
import { mergeEvents } from "./merge-events.ts";
import { type Renamed, underItsName } from "./renamed/list-renamed.ts";
import { type ReplayJob, toReplayJobs } from "./replay-jobs.server.ts";

/** The provider saves this many entries at once. */
const LARGEST_BATCH = 100;

/** So many requests are under way at once: a provider elsewhere has other learners, too. */
const AT_ONCE = 8;

export interface Replayed {
  /** The events that the account now holds, or never will: nobody needs to send them again. */
  settled: string[];
  /** Those among them that the provider does not take: their document is not published any more, say. */
  refused: string[];
}

/**
 * Makes the account of `content` hold what events say. Sending them again changes nothing. `clockAheadMs` is how much the
 * server's clock is ahead of the one by which the events happened. Of documents that were `renamed`, devices that have been offline
 * may still say the former name, and accounts hold it.
 *
 * @throws where the provider is away or the learner is not signed in (any more); some events may have been replayed then
 */
export async function replayEvents(
  content: ContentClient,
  events: readonly LearningEvent[],
  { clockAheadMs = 0, renamed = [] }: { clockAheadMs?: number; renamed?: readonly Renamed[] } = {},
): Promise<Replayed> {
  const named = events.map((event) => underItsName(event, renamed));
  const inOrder = mergeEvents(named, []);
  const account = inOrder.some(({ what }) => what.startsWith("un") || what === "quiz")
    ? await content.query(GetLearning, {})
    : null;
  const jobs = toReplayJobs(content, inOrder, { account, clockAheadMs, renamed });
  const refused: string[] = [];
  const run = async ({ ids, action }: Action) => {
    if (!(await isTaken(action))) refused.push(...ids);
  };
  await saveProgress(content, jobs.flatMap(toSave), run);
  await pLimit(AT_ONCE).map(jobs.flatMap(toAction), run);
  return { settled: inOrder.map(({ id }) => id), refused };
}

type Action = Required<Pick<ReplayJob, "ids" | "action">>;
type Save = Required<Pick<ReplayJob, "ids" | "progress">>;

function toAction({ ids, action }: ReplayJob): Action[] {
  return action ? [{ ids, action }] : [];
}

function toSave({ ids, action, progress }: ReplayJob): Save[] {
  return progress && !action ? [{ ids, progress }] : [];
}

/** A batch is all or nothing: where one entry is not taken, each goes by itself. */
async function saveProgress(
  content: ContentClient,
  entries: readonly Save[],
  run: (action: Action) => Promise<void>,
): Promise<void> {
  for (let first = 0; first < entries.length; first += LARGEST_BATCH) {
    const batch = entries.slice(first, first + LARGEST_BATCH);
    const inputs = batch.map(({ progress }) => progress);
    if (await isTaken(() => content.query(SaveProgressBatch, { inputs }))) continue;
    const single = batch.map(({ ids, progress }) => {
      return { ids, action: () => content.query(SaveProgress, { input: progress }) };
    });
    await pLimit(AT_ONCE).map(single, run);
  }
}

/** What the provider will never take, however often it is sent. */
const REFUSALS = new Set(["STRAPI_NOT_FOUND_ERROR", "BAD_USER_INPUT"]);

async function isTaken(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    if (error instanceof ContentRefused && REFUSALS.has(error.code)) return false;
    throw error;
  }
}
