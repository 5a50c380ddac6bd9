import type { Log } from "./log.ts";

/** A timer waits no longer than 24.8 days; the clock of a machine may be set meanwhile. */
const LONGEST_WAIT_MS = 3_600_000;

/** After a failure it is tried again. */
const RETRY_MS = 60_000;

interface Publishing {
  /** When something is published by itself, at the earliest; null where nothing is. */
  publishesAt: () => Date | null;
  /** Takes over what is published by now, and drops what was made without it. */
  publish: () => Promise<void>;
  now: () => Date;
  setTimer?: (callback: () => void, delayMs: number) => { unref(): unknown };
  log: Log;
}

/** Publishes what is to be published later, in its moment. To be begun once. */
export function publishOnTime({ publishesAt, publish, now, setTimer = setTimeout, log }: Publishing): void {
  plan(0);

  function plan(atLeastMs: number): void {
    const left = (publishesAt()?.getTime() ?? Number.POSITIVE_INFINITY) - now().getTime();
    setTimer(() => void look(), Math.min(Math.max(left, atLeastMs), LONGEST_WAIT_MS)).unref();
  }

  async function look(): Promise<void> {
    const at = publishesAt();
    if (!at || at > now()) return plan(0);
    try {
      await publish();
      plan(0);
    } catch (cause) {
      log({ level: "error", message: "what is to be published now cannot be taken over", cause });
      plan(RETRY_MS);
    }
  }
}
