import { LRUCache } from "lru-cache";
import type { IconData } from "../../app/ui/icons/icon-data.ts";
import { type IconName, MOST_NAMES } from "../../app/ui/icons/icon-name.ts";
import type { FoundIcon } from "../../app/ui/icons/icon-views.server.ts";
import type { Log } from "../log.ts";
import { type FetchIcons, ServersAway } from "./fetch-icons.ts";
import { type IconSet, pickIcon } from "./icon-set.ts";

/** So many icons are cached, of this size altogether, and for so long. */
const MOST_CACHED = 2_000;
const MOST_CACHED_BYTES = 4 * 1024 * 1024;
export const MAX_AGE_MS = 168 * 3_600_000;
/** Names and sets that there are none of are kept apart: no made-up name takes the place of an icon. */
export const MOST_ABSENT = 1_000;
export const MISSING_FOR_MS = 3_600_000;
/** A set that no server could answer is not asked for again sooner. */
export const UNANSWERED_FOR_MS = 60_000;
/** Names can be made up without end: other servers are asked no more often than this. */
export const CALLS_A_MINUTE = 30;

/** Icons of other servers: each is asked for once, also for many who want it at the same time, and cached. */
export function createIconCache({ fetchIcons, now, log }: { fetchIcons: FetchIcons; now: () => number; log: Log }) {
  const found = new LRUCache<string, { icon: IconData; until: number }>({
    max: MOST_CACHED,
    maxSize: MOST_CACHED_BYTES,
    sizeCalculation: ({ icon }, key) => key.length + 100 + icon.body.length,
  });
  /** By the name of an icon or of a whole set. */
  const absent = new LRUCache<string, { is: "missing" | "away"; until: number }>({ max: MOST_ABSENT });
  const asked = new Map<string, Promise<FoundIcon>>();
  const batches = new Map<string, { names: string[]; set: Promise<IconSet | null> }>();
  let minute = { began: Number.NEGATIVE_INFINITY, calls: 0 };
  let quietUntil = Number.NEGATIVE_INFINITY;

  return { lookUp, ask };

  /** What is known of an icon; null where nothing is. */
  function lookUp({ prefix, name }: IconName): FoundIcon | null {
    const icon = found.get(`${prefix}:${name}`);
    if (icon && icon.until > now()) return icon.icon;
    const known = [prefix, `${prefix}:${name}`].map((key) => absent.get(key));
    return known.find((one) => one && one.until > now())?.is ?? null;
  }

  function ask({ prefix, name }: IconName): Promise<FoundIcon> {
    const key = `${prefix}:${name}`;
    const known = asked.get(key);
    if (known) return known;
    const open = batches.get(prefix);
    const batch = open && open.names.length < MOST_NAMES ? open : begin(prefix);
    batch.names.push(name);
    const icon = batch.set
      .then((set) => (set ? store(key, pickIcon(set, name)) : note(prefix, "missing", MISSING_FOR_MS)))
      .catch((cause) => fail(prefix, cause))
      .finally(() => asked.delete(key));
    asked.set(key, icon);
    return icon;
  }

  /** A call for a set; names that are asked for in the same turn go along. */
  function begin(prefix: string) {
    const names: string[] = [];
    const set = Promise.resolve().then(() => {
      if (batches.get(prefix) === batch) batches.delete(prefix);
      if (now() - minute.began >= 60_000) minute = { began: now(), calls: 0 };
      if (minute.calls >= CALLS_A_MINUTE) throw new TooManyCalls(`more than ${CALLS_A_MINUTE} calls in a minute`);
      minute.calls += 1;
      return fetchIcons(prefix, names);
    });
    const batch = { names, set };
    batches.set(prefix, batch);
    return batch;
  }

  function store(key: string, icon: IconData | null): FoundIcon {
    if (!icon) return note(key, "missing", MISSING_FOR_MS);
    found.set(key, { icon, until: now() + MAX_AGE_MS });
    return icon;
  }

  function note(key: string, is: "missing" | "away", milliseconds: number): "missing" | "away" {
    absent.set(key, { is, until: now() + milliseconds });
    return is;
  }

  /** Says so once a minute, and lets the set be where somebody has been asked for it. */
  function fail(prefix: string, cause: unknown): "away" {
    if (cause instanceof ServersAway) return "away";
    if (now() >= quietUntil) {
      quietUntil = now() + UNANSWERED_FOR_MS;
      const reason = cause instanceof Error ? cause.message : String(cause);
      log({ level: "warn", message: `icons cannot be asked for: ${reason}` });
    }
    if (!(cause instanceof TooManyCalls)) note(prefix, "away", UNANSWERED_FOR_MS);
    return "away";
  }
}

class TooManyCalls extends Error {
  override name = "TooManyCalls";
}
