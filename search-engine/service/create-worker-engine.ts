import type { Worker } from "node:worker_threads";
import { SearchError } from "../search-error.ts";
import type { EngineCommand, TellTime, WriteCommand } from "./engine-command.ts";
import type { CommandMessage, ReplyMessage } from "./search-worker.ts";
import { createWriteLedger } from "./write-ledger.ts";

export type WorkerEngineOptions = {
  createWorker: () => Worker;
  /** More searches do not wait at the same time. */
  maxPendingSearches: number;
  /** Told why a worker died. */
  log: (error: unknown) => void;
};

type Pending = {
  command: EngineCommand;
  tellTime: TellTime | undefined;
  resolve: (answer: string) => void;
  reject: (error: unknown) => void;
};

/** A search that takes this long has lost its worker. */
const STUCK_AFTER_MS = 30_000;

function overloaded(message = "Too many search requests are waiting, try again later."): SearchError {
  return new SearchError(503, "too_many_search_requests", message, "system");
}

/**
 * An engine in a thread of its own. When its worker dies, what it had not answered is refused with
 * `too_many_search_requests`, and another is started that holds the same indexes.
 */
export function createWorkerEngine({ createWorker, maxPendingSearches, log }: WorkerEngineOptions) {
  const ledger = createWriteLedger();
  const pending = new Map<number, Pending>();
  let next = 0;
  let waitingSearches = 0;
  let isClosed = false;
  let worker: Worker | null = null;
  let stuckTimer: NodeJS.Timeout | undefined;
  /** What the timer waits for. */
  let watched: Pending | undefined;

  function start(): Worker {
    const started = createWorker();
    let hasAnswered = false;
    started.on("message", (message: ReplyMessage) => {
      hasAnswered = true;
      settle(message);
    });
    started.on("error", log);
    started.on("exit", () => {
      if (worker !== started) return;
      worker = null;
      refuseAll();
      // One that dies before it has done anything would die again at once: the next request tries.
      if (hasAnswered && !isClosed) worker = start();
    });
    for (const command of ledger.list()) post(started, command).catch(log);
    return started;
  }

  function post(to: Worker, command: EngineCommand, tellTime?: TellTime): Promise<string> {
    const number = next;
    next += 1;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    pending.set(number, { command, tellTime, resolve, reject });
    const message: CommandMessage = { number, command };
    to.postMessage(message);
    watch();
    return promise;
  }

  function settle(message: ReplyMessage): void {
    const settled = pending.get(message.number);
    pending.delete(message.number);
    watch();
    settled?.tellTime?.(message.milliseconds);
    if ("answer" in message) settled?.resolve(message.answer);
    else settled?.reject(toError(message));
  }

  function refuseAll(): void {
    const refused = Array.from(pending.values());
    pending.clear();
    watch();
    for (const { reject } of refused) reject(overloaded("The search was interrupted, try again later."));
  }

  /** Gives a worker up that does not come back from a search. */
  function watch(): void {
    const [first] = pending.values();
    if (first === watched) return;
    watched = first;
    clearTimeout(stuckTimer);
    if (first?.command.kind !== "multiSearch") return;
    stuckTimer = setTimeout(() => {
      log(new Error(`the search worker has not answered for ${STUCK_AFTER_MS} ms and is stopped`));
      worker?.terminate();
    }, STUCK_AFTER_MS);
    stuckTimer.unref();
  }

  function send(command: EngineCommand, tellTime?: TellTime): Promise<string> {
    if (isClosed) return Promise.reject(overloaded("The search engine is closed."));
    worker ??= start();
    return post(worker, command, tellTime);
  }

  async function write(command: WriteCommand): Promise<string> {
    const answer = await send(command);
    ledger.record(command);
    if ("uid" in command && ledger.isWorthReplacing(command.uid)) await replaceRecord(command.uid);
    return answer;
  }

  /** Remembers an index instead of the changes that led to it. The three answers come one right after another. */
  async function replaceRecord(uid: string): Promise<void> {
    const kinds = ["getIndex", "getSettings", "listDocuments"] as const;
    const [info, settings, documents] = await Promise.all(kinds.map((kind) => send({ kind, uid })));
    if (info === undefined || settings === undefined || documents === undefined) return;
    const { primaryKey } = JSON.parse(info);
    ledger.record({ kind: "replaceIndex", uid, primaryKey, settings: JSON.parse(settings), documents });
  }

  return {
    /** @throws {SearchError} what the engine throws, and `too_many_search_requests` where too many wait */
    async run(command: EngineCommand, tellTime?: TellTime): Promise<string> {
      if (isWrite(command)) return write(command);
      if (command.kind !== "multiSearch") return send(command);
      if (waitingSearches >= maxPendingSearches) throw overloaded();
      waitingSearches += 1;
      return send(command, tellTime).finally(() => {
        waitingSearches -= 1;
      });
    },

    async close(): Promise<void> {
      isClosed = true;
      refuseAll();
      await worker?.terminate();
    },
  };
}

function toError(message: Exclude<ReplyMessage, { answer: string }>): Error {
  if ("failure" in message) return new Error(message.failure);
  const { status, code, type, message: text } = message.fault;
  return new SearchError(status, code, text, type);
}

const WRITES: ReadonlySet<EngineCommand["kind"]> = new Set<WriteCommand["kind"]>([
  "createIndex",
  "replaceIndex",
  "loadIndex",
  "deleteIndex",
  "clearDocuments",
  "swapIndexes",
  "updateSettings",
  "writeDocuments",
  "deleteDocuments",
]);

function isWrite(command: EngineCommand): command is WriteCommand {
  return WRITES.has(command.kind);
}
