import { parentPort, workerData } from "node:worker_threads";
import { createSearchEngine } from "../create-search-engine.ts";
import { SearchError } from "../search-error.ts";
import { type EngineCommand, runCommand } from "./engine-command.ts";

/** The thread in which the engine works: commands come in, answers go out, each with the number of its command. */

export type CommandMessage = { number: number; command: EngineCommand };

export type ReplyMessage =
  | { number: number; answer: string }
  | { number: number; fault: Pick<SearchError, "status" | "code" | "type" | "message"> }
  /** What is not foreseen. */
  | { number: number; failure: string };

const engine = createSearchEngine(workerData);

parentPort?.on("message", ({ number, command }: CommandMessage) => {
  parentPort?.postMessage(reply(number, command));
});

function reply(number: number, command: EngineCommand): ReplyMessage {
  try {
    return { number, answer: runCommand(engine, command) };
  } catch (error) {
    if (!(error instanceof SearchError))
      return { number, failure: error instanceof Error ? `${error.stack}` : `${error}` };
    const { status, code, type, message } = error;
    return { number, fault: { status, code, type, message } };
  }
}
