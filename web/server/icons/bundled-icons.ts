import { readFile } from "node:fs/promises";
import { type IconSet, iconSet } from "./icon-set.ts";

/** The sets that content is written with. They lie on disk and are not part of what browsers load. */
const BUNDLED: Readonly<Record<string, string>> = { lucide: import.meta.resolve("@iconify-json/lucide/icons.json") };

/** The sets that are part of the site, each read when it is first asked for. */
export function createBundledIcons() {
  const sets = new Map<string, Promise<IconSet>>();
  return (prefix: string): Promise<IconSet> | null => {
    const file = Object.hasOwn(BUNDLED, prefix) ? BUNDLED[prefix] : undefined;
    if (file === undefined) return null;
    const set = sets.get(prefix) ?? read(file);
    sets.set(prefix, set);
    return set;
  };
}

async function read(file: string): Promise<IconSet> {
  return iconSet.parse(JSON.parse(await readFile(new URL(file), "utf8")));
}
