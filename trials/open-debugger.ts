/** Where the debugger of a process listens, as it says at start. */
export function findDebugger(log: string): string {
  const address = /Debugger listening on (ws:\S+)/.exec(log)?.[1];
  if (!address) throw new Error(`expected the address of a debugger, got ${log.slice(0, 500)}`);
  return address;
}

/** Asks the debugger of a process, on the thread that answers requests. */
export async function openDebugger(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`no debugger at ${address}`)));
  });
  let asked = 0;
  const ask = (method: string, params: object = {}) => {
    asked += 1;
    const id = asked;
    return new Promise<unknown>((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener("message", hear);
        resolve(answer.result);
      };
      socket.addEventListener("message", hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return {
    ask,
    /** The number that an expression comes to, or its promise. */
    async readNumber(expression: string): Promise<number> {
      const told = JSON.stringify(
        await ask("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true }),
      );
      const value = /"value":(-?[\d.e-]+)/.exec(told)?.[1];
      if (value === undefined) throw new Error(`expected a number, got ${told}`);
      return Number(value);
    },
    close: (): void => socket.close(),
  };
}
