import { LRUCache } from "lru-cache";
import type { IconData } from "../../app/ui/icons/icon-data.ts";
import { type IconName, MOST_NAMES } from "../../app/ui/icons/icon-name.ts";
import type { FoundIcon } from "../../app/ui/icons/icon-views.server.tsx";
import type { Log } from "../log.ts";
import { type IconSet, pickIcon } from "./icon-set.ts";

/** Icons that were asked for elsewhere: so many are kept, of this size altogether, and for so long. */
const MOST_KEPT = 2_000;
const LARGEST_KEPT_BYTES = 4 * 1024 * 1024;
export const KEPT_FOR_MS = 168 * 3_600_000;
/** That there is none of a name may change. */
export const MISSING_FOR_MS = 3_600_000;
/** Servers that did not answer are left alone for a while. */
export const AWAY_FOR_MS = 60_000;
/** Names can be made up without end: other servers are asked no more often than this. */
export const CALLS_A_MINUTE = 60;

interface Services {
  /** A set that is part of the site; null where it is none. */
  bundled: (prefix: string) => Promise<IconSet> | null;
  /** Asks other servers; null where there is no such set. */
  fetchIcons: (prefix: string, names: readonly string[]) => Promise<IconSet | null>;
  now: () => number;
  log: Log;
}

export type Icons = ReturnType<typeof createIcons>;

/** All icons there are: those of the site's own sets, and others as they are asked for, once for many who ask at the same time. */
export function createIcons({ bundled, fetchIcons, now, log }: Services) {
  const kept = new LRUCache<string, { icon: IconData | "missing"; until: number }>({
    max: MOST_KEPT,
    maxSize: LARGEST_KEPT_BYTES,
    sizeCalculation: ({ icon }, key) => key.length + 100 + (icon === "missing" ? 0 : icon.body.length),
  });
  const asked = new Map<string, Promise<FoundIcon>>();
  const batches = new Map<string, { names: string[]; set: Promise<IconSet | null> }>();
  let awayUntil = Number.NEGATIVE_INFINITY;
  let minute = { began: Number.NEGATIVE_INFINITY, calls: 0 };

  return {
    /** An icon, as soon as it is known whether there is one. */
    find,

    /** An icon if it is at hand; one that is not is `away`, and asked for meanwhile. */
    async atHand(name: IconName): Promise<FoundIcon> {
      const known = await lookUp(name);
      if (known) return known;
      void ask(name);
      return "away";
    },
  };

  async function find(name: IconName): Promise<FoundIcon> {
    return (await lookUp(name)) ?? ask(name);
  }

  async function lookUp({ prefix, name }: IconName): Promise<FoundIcon | null> {
    const own = await bundled(prefix);
    if (own) return keep(`${prefix}:${name}`, () => pickIcon(own, name) ?? "missing");
    const known = kept.get(`${prefix}:${name}`);
    return known && known.until > now() ? known.icon : null;
  }

  /** What is picked once is the same object as long as it is kept, so that it is drawn once. */
  function keep(key: string, pick: () => IconData | "missing"): IconData | "missing" {
    const known = kept.get(key);
    if (known && known.until > now()) return known.icon;
    const icon = pick();
    kept.set(key, { icon, until: now() + (icon === "missing" ? MISSING_FOR_MS : KEPT_FOR_MS) });
    return icon;
  }

  function ask({ prefix, name }: IconName): Promise<FoundIcon> {
    const key = `${prefix}:${name}`;
    const known = asked.get(key);
    if (known) return known;
    const open = batches.get(prefix);
    const batch = open && open.names.length < MOST_NAMES ? open : begin(prefix);
    batch.names.push(name);
    const icon = batch.set
      .then((set): FoundIcon => keep(key, () => (set && pickIcon(set, name)) ?? "missing"))
      .catch((cause): FoundIcon => fail(cause))
      .finally(() => asked.delete(key));
    asked.set(key, icon);
    return icon;
  }

  /** A call for a set; names that are asked for in the same turn go along. */
  function begin(prefix: string) {
    const names: string[] = [];
    const set = Promise.resolve().then(() => {
      if (batches.get(prefix) === batch) batches.delete(prefix);
      if (now() < awayUntil) throw new StillAway();
      if (now() - minute.began >= 60_000) minute = { began: now(), calls: 0 };
      if (minute.calls >= CALLS_A_MINUTE) throw new Error(`more than ${CALLS_A_MINUTE} calls in a minute`);
      minute.calls += 1;
      return fetchIcons(prefix, names);
    });
    const batch = { names, set };
    batches.set(prefix, batch);
    return batch;
  }

  /** Says so once, and lets the servers be for a while. */
  function fail(cause: unknown): "away" {
    if (cause instanceof StillAway || now() < awayUntil) return "away";
    awayUntil = now() + AWAY_FOR_MS;
    const reason = cause instanceof Error ? cause.message : String(cause);
    log({ level: "warn", message: `icons cannot be asked for: ${reason}` });
    return "away";
  }
}

class StillAway extends Error {}
