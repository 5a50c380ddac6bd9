import { openDebugger } from "../open-debugger.ts";

/** What a process holds, in megabytes. */
export interface Held {
  /** What is in use once rubbish has been collected: heap and buffers. */
  live: number;
}

/** Collects the rubbish of a process through its debugger, and tells what is left. */
export async function readMemory(address: string): Promise<Held> {
  const { ask, readNumber, close } = await openDebugger(address);
  try {
    // What is only reached through finalisers goes with the second one.
    for (let time = 0; time < 2; time += 1) await ask("HeapProfiler.collectGarbage");
    return {
      live: await readNumber("(({ heapUsed, external }) => (heapUsed + external) / 2 ** 20)(process.memoryUsage())"),
    };
  } finally {
    close();
  }
}
