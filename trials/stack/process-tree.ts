import { readdir, readFile } from "node:fs/promises";

/** Linux tells processor time in these, whatever the machine. */
const TICKS_A_SECOND = 100;
const KB_IN_MB = 1_024;

export interface Running {
  pid: number;
  parent: number;
  /** Since the machine started; with the id, it is of one process only. */
  startedAtTick: number;
  /** Its own, and that of those which it has started and which have ended. */
  processorSeconds: number;
}

/** Every process of the machine that has not ended; none where the system does not tell. */
export async function listRunning(): Promise<Running[]> {
  const names = await readdir("/proc").catch(() => []);
  const found = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")),
  );
  return found.flatMap(parseStat);
}

/** A process with all that it has started, and they have. */
export function treeOf(pid: number | null, running: readonly Running[]): Running[] {
  const own = running.filter((one) => one.pid === pid);
  const children = running.filter(({ parent }) => parent === pid);
  return [...own, ...children.flatMap((child) => treeOf(child.pid, running))];
}

/** What processes hold together in megabytes: what each has for itself, and once what the largest of them shares with others. */
export async function residentMbOf(processes: readonly Running[]): Promise<number> {
  const all = await Promise.all(
    processes.map(async ({ pid }) => {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      const mbOf = (name: string) =>
        Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0) / KB_IN_MB;
      return { own: mbOf("RssAnon"), shared: mbOf("RssFile") + mbOf("RssShmem") };
    }),
  );
  return all.reduce((sum, { own }) => sum + own, 0) + Math.max(0, ...all.map(({ shared }) => shared));
}

/** The name stands in brackets and may hold anything. One that has ended and that nobody has asked for yet is none. */
function parseStat(stat: string): Running[] {
  const [, pid, rest] = /^(\d+) \(.*\) (.*)/s.exec(stat) ?? [];
  if (!pid || !rest) return [];
  const [state, parent, ...fields] = rest.split(" ");
  if (state === "Z" || state === "X") return [];
  const field = (number: number) => Number(fields[number - 5]);
  const ticks = [14, 15, 16, 17].reduce((sum, number) => sum + field(number), 0);
  const processorSeconds = ticks / TICKS_A_SECOND;
  return [{ pid: Number(pid), parent: Number(parent), startedAtTick: field(22), processorSeconds }];
}
