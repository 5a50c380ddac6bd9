import { useRef, useState } from "react";
import type { ClassClient } from "./class-client.ts";
import { type ClassMemory, type Device, readClassMemory, writeClassMemory } from "./class-memory.ts";

/** Counts a device in a class, if its reader has agreed: for each thing once, which only the device knows. */
export function useCounting(key: string, client: Pick<ClassClient, "join" | "open">, device: () => Device) {
  const [memory, setMemory] = useState(() => readClassMemory(device, key));
  const latest = useRef(memory);
  /** What is on its way is not sent twice. */
  const sending = useRef(new Set<string>());

  const remember = (change: Partial<ClassMemory>) => {
    latest.current = { ...latest.current, ...change };
    setMemory(latest.current);
    writeClassMemory(device, key, latest.current);
  };

  /** What could not be counted is counted the next time. */
  const countOnce = async (name: string, send: () => Promise<boolean>, change: () => Partial<ClassMemory>) => {
    if (!latest.current.isCounted || sending.current.has(name)) return;
    sending.current.add(name);
    try {
      if (await send()) remember(change());
    } catch {
      return;
    } finally {
      sending.current.delete(name);
    }
  };

  const join = () =>
    latest.current.hasJoined
      ? null
      : countOnce(
          "join",
          () => client.join(key),
          () => ({ hasJoined: true }),
        );

  return {
    memory,

    /** What its reader has said to being counted. */
    choose(isCounted: boolean): void {
      remember({ isCounted });
      void join();
    },

    open(step: number): void {
      void join();
      if (latest.current.opened.includes(step)) return;
      const change = () => ({ opened: [...latest.current.opened, step] });
      if (latest.current.isCounted) void countOnce(`open ${step}`, () => client.open(key, step), change);
    },

    /** Whether an answer to a question is to be counted; once it has been, no other one is. */
    isToBeCounted: (question: string) =>
      latest.current.isCounted === true && !latest.current.answered.includes(question),

    noteAnswered: (question: string) => remember({ answered: [...latest.current.answered, question] }),

    forget: () => writeClassMemory(device, key, null),
  };
}
