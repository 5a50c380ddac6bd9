import { LRUCache } from "lru-cache";
import type { IconData } from "../../app/ui/icons/icon-data.ts";
import type { IconName } from "../../app/ui/icons/icon-name.ts";
import type { FoundIcon } from "../../app/ui/icons/icon-views.server.ts";
import type { Log } from "../log.ts";
import { createIconCache } from "./create-icon-cache.ts";
import type { FetchIcons } from "./fetch-icons.ts";
import { type IconSet, pickIcon } from "./icon-set.ts";

/** Names that pages hold are few; more than this are taken for anybody's. */
const MOST_NAMED = 2_000;

interface Services {
  /** A set that is part of the site; null where it is none. */
  bundled: (prefix: string) => Promise<IconSet> | null;
  /** Asks other servers, for names that pages hold and for those of anybody: what strangers bring about is theirs alone. */
  fetchIcons: { ofPages: FetchIcons; ofOthers: FetchIcons };
  now: () => number;
  log: Log;
}

export type Icons = ReturnType<typeof createIcons>;

/**
 * All icons there are: those of the site's own sets, and others as they are asked for. Names that pages hold are asked for
 * and cached apart from names that somebody asks for: whatever is made up, pages have their icons.
 */
export function createIcons({ bundled, fetchIcons, ...services }: Services) {
  const picked = new LRUCache<string, IconData>({ max: MOST_NAMED });
  const named = new LRUCache<string, true>({ max: MOST_NAMED });
  const ofPages = createIconCache({ ...services, fetchIcons: fetchIcons.ofPages });
  const ofOthers = createIconCache({ ...services, fetchIcons: fetchIcons.ofOthers });

  return {
    /** An icon, as soon as it is known whether there is one. */
    async find(name: IconName): Promise<FoundIcon> {
      const cache = named.has(keyOf(name)) ? ofPages : ofOthers;
      return (await pickBundled(name)) ?? cache.lookUp(name) ?? cache.ask(name);
    },

    /** An icon that a page holds, if it is at hand; one that is not is `away`, and asked for meanwhile. */
    async findCached(name: IconName): Promise<FoundIcon> {
      const ours = await pickBundled(name);
      if (ours) return ours;
      named.set(keyOf(name), true);
      const known = ofPages.lookUp(name);
      if (known) return known;
      void ofPages.ask(name);
      return "away";
    },
  };

  /** What is picked once stays the same object: a page's data has it once. Null where the set is none of the site's. */
  async function pickBundled(name: IconName): Promise<IconData | "missing" | null> {
    const set = await bundled(name.prefix);
    if (!set) return null;
    const icon = picked.get(keyOf(name)) ?? pickIcon(set, name.name);
    if (!icon) return "missing";
    picked.set(keyOf(name), icon);
    return icon;
  }
}

function keyOf({ prefix, name }: IconName): string {
  return `${prefix}:${name}`;
}
