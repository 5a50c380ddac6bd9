import { openDebugger } from "../open-debugger.ts";

/** A tick is so much processor time of the thread that answers requests: what else the machine does is none of it. */
const TICK_MS = 5;

/** Set up in the process: how much of its thread's processor time lies between two turns of the loop, at most. */
const WATCH = `(() => {
  const spent = () => { const { user, system } = process.threadCpuUsage(); return user + system; };
  let longest = 0;
  let last = spent();
  setInterval(() => {
    const now = spent();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  // The turn that has answered may not be over yet: two more, and it is.
  globalThis.takeLongestTurn = () => new Promise((resolve) => setTimeout(() => setTimeout(() => {
    const told = longest;
    longest = 0;
    resolve(told);
  }, 2), 2));
  globalThis.work = (microseconds) => new Promise((resolve) => setTimeout(() => {
    const begun = spent();
    while (spent() - begun < microseconds);
    resolve(0);
  }));
  return 0;
})()`;

/** Watches the event loop of a process through its debugger. */
export async function watchTurns(address: string) {
  const { readNumber, close } = await openDebugger(address);
  await readNumber(WATCH);
  const takeLongest = async () => (await readNumber("takeLongestTurn()")) / 1_000 / TICK_MS;
  return {
    /** The longest turn since it was last asked for, in ticks. */
    takeLongest,
    /** The ticks of a turn that works for so many milliseconds: what measures, measured. */
    async measureWork(ms: number): Promise<number> {
      await takeLongest();
      await readNumber(`work(${ms * 1_000})`);
      return takeLongest();
    },
    close,
  };
}
