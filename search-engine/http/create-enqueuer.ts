import { SearchError } from "../search-error.ts";
import type { RunCommand, WriteCommand } from "../service/engine-command.ts";
import type { createTasks, EnqueuedTask, TaskType } from "./tasks.ts";

/** Makes a change and answers with its task, which has ended by then. */
export type Enqueue = (type: TaskType, command: WriteCommand, details: Record<string, unknown>) => Promise<Response>;

/** Faults of the request as such are answered at once; by all others the task fails. */
const ANSWERED_AT_ONCE = /^(?:bad_request|malformed_payload|too_many_search_requests|invalid_settings_\w+)$/;

export function createEnqueuer(run: RunCommand, tasks: ReturnType<typeof createTasks>, now: () => Date): Enqueue {
  return async (type, command, details) => {
    const startedAt = now();
    const indexUid = command.kind === "swapIndexes" ? null : command.uid;
    try {
      const counted = countChanges(command, JSON.parse(await run(command)));
      const task = { indexUid, type, details: { ...details, ...counted }, error: null };
      return accept(tasks.add(task, startedAt));
    } catch (error) {
      if (!(error instanceof SearchError) || ANSWERED_AT_ONCE.test(error.code)) throw error;
      return accept(tasks.add({ indexUid, type, details, error: error.toBody() }, startedAt));
    }
  };
}

function accept(task: EnqueuedTask): Response {
  return Response.json(task, { status: 202 });
}

/** How the task says what the engine answered: the number of documents it changed. */
function countChanges({ kind }: WriteCommand, changed: unknown): Record<string, unknown> {
  if (kind === "writeDocuments") return { receivedDocuments: changed, indexedDocuments: changed };
  return kind === "deleteDocuments" || kind === "clearDocuments" ? { deletedDocuments: changed } : {};
}
