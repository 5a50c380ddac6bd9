import {
  AddBookmark,
  type GetLearning,
  RemoveBookmark,
  RemoveProgress,
  SaveProgress,
  SendFeedback,
} from "@learn-bittensor/contract/operations/learning";
import { SubmitQuiz } from "@learn-bittensor/contract/operations/quizzes";
import type { ResultOf, VariablesOf } from "gql.tada";
import type { ContentClient } from "#app/site/content-client.server.ts";
import { toMoment } from "./account-learning.server.ts";
import type { LearningEvent } from "./learning-event.ts";
import { targetKey } from "./learning-state.ts";
import { everyNameOf, type Renamed, underItsName } from "./renamed/list-renamed.ts";

/**
 * What was saved is newer than a removal only if it is so by more than this: the removal may have been made while the
 * save was still on its way.
 */
const TOLERANCE_MS = 60_000;

export type Account = ResultOf<typeof GetLearning>;
export type ProgressInput = VariablesOf<typeof SaveProgress>["input"];

/** What has to be done for some events: something of its own, progress to be saved along with that of others, or nothing. */
export interface ReplayJob {
  ids: string[];
  action?: () => Promise<unknown>;
  progress?: ProgressInput;
}

/**
 * The jobs that make an account hold what events say, which stand in the order in which they happened. `account` is what it
 * holds already; null will do where nothing is removed and no quiz was answered. Events say how documents are called now; what is
 * removed is so under every name that a document has had.
 */
export function toReplayJobs(
  content: ContentClient,
  events: readonly LearningEvent[],
  given: { account: Account | null; clockAheadMs: number; renamed?: readonly Renamed[] },
): ReplayJob[] {
  const { clockAheadMs, renamed = [] } = given;
  const account = given.account && withNamesOfNow(given.account, renamed);
  const groups = [...Map.groupBy(events, groupOf).values()];
  return groups.map((group) => toJob(content, group, { account, clockAheadMs, renamed }));
}

function withNamesOfNow({ myProgress, myBookmarks, myQuizAttempts }: Account, renamed: readonly Renamed[]): Account {
  return {
    myProgress: myProgress.map((entry) => underItsName(entry, renamed)),
    myBookmarks: myBookmarks.map((bookmark) => underItsName(bookmark, renamed)),
    myQuizAttempts: myQuizAttempts.map((attempt) => {
      return { ...attempt, quizSlug: underItsName({ kind: "quiz", slug: attempt.quizSlug }, renamed).slug };
    }),
  };
}

/** Events of which the account needs to hear together. */
function groupOf(event: LearningEvent): string {
  if (event.what === "quiz") return event.id;
  const aspect =
    event.what === "feedback" || event.what.endsWith("bookmark") ? event.what.replace("un", "") : "progress";
  return `${targetKey(event)} ${aspect}`;
}

function toJob(
  content: ContentClient,
  group: LearningEvent[],
  { account, clockAheadMs, renamed }: { account: Account | null; clockAheadMs: number; renamed: readonly Renamed[] },
): ReplayJob {
  const ids = group.map(({ id }) => id);
  const last = group.at(-1);
  if (!last) return { ids };
  const { kind, slug } = last;
  const isOlder = (event: LearningEvent, saved: readonly { updatedAt: string | null }[] = []) =>
    saved.length > 0 && saved.every(({ updatedAt }) => toMoment(updatedAt) <= event.at + clockAheadMs + TOLERANCE_MS);
  const names = everyNameOf({ kind, slug }, renamed);
  const isSame = (saved: { kind: string; slug: string }) => saved.kind === kind && saved.slug === slug;
  switch (last.what) {
    case "bookmark":
      return { ids, action: () => content.query(AddBookmark, { input: { kind, slug } }) };
    case "unbookmark":
      if (!isOlder(last, account?.myBookmarks.filter(isSame))) return { ids };
      return { ids, action: () => Promise.all(names.map((name) => content.query(RemoveBookmark, name))) };
    case "feedback": {
      const { helpful, message } = last;
      return { ids, action: () => content.query(SendFeedback, { input: { kind, slug, helpful, message } }) };
    }
    case "quiz": {
      const { locale, answers } = last;
      if (account?.myQuizAttempts.some((attempt) => isAttempt(attempt, last, clockAheadMs))) return { ids };
      return { ids, action: () => content.query(SubmitQuiz, { input: { quizSlug: slug, locale, answers } }) };
    }
    default: {
      const takenBackAt = group.findLastIndex(({ what }) => what === "unread");
      const progress = toProgress(group.slice(takenBackAt + 1));
      const takenBack = group[takenBackAt];
      if (!takenBack || !isOlder(takenBack, account?.myProgress.filter(isSame))) return { ids, ...progress };
      return {
        ids,
        async action() {
          await Promise.all(names.map((name) => content.query(RemoveProgress, name)));
          if (progress.progress) await content.query(SaveProgress, { input: progress.progress });
        },
      };
    }
  }
}

/** Nothing where there are no events. */
function toProgress(events: readonly LearningEvent[]): { progress?: ProgressInput } {
  const [first] = events;
  if (!first) return {};
  const { kind, slug } = first;
  if (events.some(({ what }) => what === "read")) return { progress: { kind, slug, state: "completed" } };
  const percent = Math.max(...events.map((event) => (event.what === "reading" ? event.percent : 0)));
  return { progress: { kind, slug, state: "started", percent } };
}

/** An attempt has no id of the device's: it is known again by its answers, and by not being older than they are. */
function isAttempt(
  { quizSlug, answers, submittedAt }: Account["myQuizAttempts"][number],
  event: LearningEvent & { what: "quiz" },
  clockAheadMs: number,
): boolean {
  return (
    quizSlug === event.slug &&
    JSON.stringify(answers) === JSON.stringify(event.answers) &&
    toMoment(submittedAt) + TOLERANCE_MS >= event.at + clockAheadMs
  );
}
