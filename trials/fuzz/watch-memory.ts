/** What a process holds, in megabytes. */
export interface Held {
  /** What is in use once rubbish has been collected: heap and buffers. */
  live: number;
}

/** Where the debugger of a process listens, as it says at start. */
export function findDebugger(log: string): string {
  const address = /Debugger listening on (ws:\S+)/.exec(log)?.[1];
  if (!address) throw new Error(`expected the address of a debugger, got ${log.slice(0, 500)}`);
  return address;
}

/** Collects the rubbish of a process through its debugger, and tells what is left. */
export async function readMemory(address: string): Promise<Held> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`no debugger at ${address}`)));
  });
  const ask = (id: number, method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener("message", hear);
        resolve(answer.result);
      };
      socket.addEventListener("message", hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  try {
    // What is only reached through finalisers goes with the second one.
    for (const id of [1, 2]) await ask(id, "HeapProfiler.collectGarbage");
    const expression = "(({ heapUsed, external }) => (heapUsed + external) / 2 ** 20)(process.memoryUsage())";
    const told = await ask(3, "Runtime.evaluate", { expression, returnByValue: true });
    return { live: Number(/"value":([\d.]+)/.exec(JSON.stringify(told))?.[1]) };
  } finally {
    socket.close();
  }
}
