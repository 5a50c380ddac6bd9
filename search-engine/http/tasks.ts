import type { ErrorBody } from "../search-error.ts";

export type TaskType =
  | "indexCreation"
  | "indexDeletion"
  | "indexSwap"
  | "settingsUpdate"
  | "documentAdditionOrUpdate"
  | "documentDeletion";

/** A change to an index. Here each is finished when it is answered; times are ISO 8601. */
export type Task = {
  uid: number;
  indexUid: string | null;
  status: "succeeded" | "failed";
  type: TaskType;
  canceledBy: null;
  details: Record<string, unknown>;
  error: ErrorBody | null;
  duration: string;
  enqueuedAt: string;
  startedAt: string;
  finishedAt: string;
};

/** What a change is answered with before it is done. */
export type EnqueuedTask = {
  taskUid: number;
  indexUid: string | null;
  status: "enqueued";
  type: TaskType;
  enqueuedAt: string;
};

/** Older tasks are forgotten. */
const MAX_TASKS = 10_000;

/** Remembers how changes ended. */
export function createTasks(now: () => Date) {
  const tasks = new Map<number, Task>();
  let next = 0;

  return {
    add(task: Pick<Task, "indexUid" | "type" | "details" | "error">, startedAt: Date): EnqueuedTask {
      const uid = next;
      next += 1;
      const [started, finished] = [startedAt.toISOString(), now()];
      const seconds = Math.max(0, finished.getTime() - startedAt.getTime()) / 1000;
      tasks.set(uid, {
        uid,
        status: task.error ? "failed" : "succeeded",
        canceledBy: null,
        ...task,
        duration: `PT${seconds}S`,
        enqueuedAt: started,
        startedAt: started,
        finishedAt: finished.toISOString(),
      });
      tasks.delete(uid - MAX_TASKS);
      const { indexUid, type } = task;
      return { taskUid: uid, indexUid, status: "enqueued", type, enqueuedAt: started };
    },

    get: (uid: number): Task | null => tasks.get(uid) ?? null,

    /** The newest first. */
    list: (): Task[] => Array.from(tasks.values()).reverse(),
  };
}
