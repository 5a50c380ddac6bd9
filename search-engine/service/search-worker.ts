import { parentPort, workerData } from "node:worker_threads";
import { createSearchEngine } from "../create-search-engine.ts";
import { SearchError } from "../search-error.ts";
import { type EngineCommand, runCommand } from "./engine-command.ts";

/** The thread in which the engine works: commands come in, answers go out, each with the number of its command. */

export type CommandMessage = { number: number; command: EngineCommand };

/** `milliseconds` of this thread's processor time have gone into it. */
export type ReplyMessage = Reply & { number: number; milliseconds: number };

type Reply =
  | { answer: string }
  | { fault: Pick<SearchError, "status" | "code" | "type" | "message"> }
  /** What is not foreseen. */
  | { failure: string };

const engine = createSearchEngine(workerData);

parentPort?.on("message", ({ number, command }: CommandMessage) => {
  const before = process.threadCpuUsage();
  const reply = replyTo(command);
  const { user, system } = process.threadCpuUsage(before);
  const message: ReplyMessage = { ...reply, number, milliseconds: (user + system) / 1_000 };
  parentPort?.postMessage(message);
});

function replyTo(command: EngineCommand): Reply {
  try {
    return { answer: runCommand(engine, command) };
  } catch (error) {
    if (!(error instanceof SearchError)) return { failure: error instanceof Error ? `${error.stack}` : `${error}` };
    const { status, code, type, message } = error;
    return { fault: { status, code, type, message } };
  }
}
