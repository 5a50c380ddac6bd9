import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ContentText } from "./input.ts";
import type { Verdict } from "./judge-answer.ts";

/** Longer than any file may take on a machine that does much else. */
const TIMEOUT_MS = 20_000;

/** Reads content in a thread of its own: what never ends there does not stop the rest. One file at a time. */
export function createContentReader() {
  let worker = startWorker();
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(file: ContentText): Promise<Verdict> {
    worker.postMessage(file);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const [fault]: (string | null)[] = await once(worker, "message", { signal: timeout });
      return { outcome: fault ? "fault" : "ok", fault: fault ?? null };
    } catch (error) {
      await worker.terminate();
      worker = startWorker();
      return { outcome: "fault", fault: timeout.aborted ? "it did not end" : String(error) };
    }
  }

  return {
    read(file: ContentText): Promise<Verdict> {
      const verdict = last.then(() => readNow(file));
      last = verdict;
      return verdict;
    },
    close: () => worker.terminate(),
  };
}

function startWorker(): Worker {
  // The reader of YAML warns of what it makes of odd keys.
  return new Worker(new URL("content-worker.ts", import.meta.url), { execArgv: ["--no-warnings"] });
}
