import { openDebugger } from "../open-debugger.ts";

/** A tick is so much processor time of the thread that answers requests: what else the machine does is none of it. */
const TICK_MS = 5;

/** Set up in the process: how much of its thread's processor time lies between two turns of the loop, at most. */
const WATCH = `(() => {
  const spent = () => { const { user, system } = process.threadCpuUsage(); return user + system; };
  const turns = (globalThis.turns = { longest: 0 });
  let last = spent();
  setInterval(() => {
    const now = spent();
    turns.longest = Math.max(turns.longest, now - last);
    last = now;
  }, 1);
  return 0;
})()`;

/** Watches the event loop of a process through its debugger. */
export async function watchTurns(address: string) {
  const { readNumber, close } = await openDebugger(address);
  await readNumber(WATCH);
  return {
    /** The longest turn since it was last asked for, in ticks. */
    takeLongest: async () =>
      (await readNumber("(({ longest }) => ((turns.longest = 0), longest))(turns)")) / 1_000 / TICK_MS,
    close,
  };
}
