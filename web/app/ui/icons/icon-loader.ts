import { isIconData } from "./icon-cache.ts";
import type { IconData } from "./icon-data.ts";
import { MOST_NAMES, parseIconName } from "./icon-name.ts";

interface Services {
  fetch: (address: string) => Promise<Response>;
  cache: { get(name: string): IconData | null; add(icons: ReadonlyMap<string, IconData>): void };
}

/**
 * Answers icons by names such as `mdi:home`: what the device has cached without asking, the rest from the site, those that are
 * wanted at the same time in one call for each set. Null where there is none, and where the site cannot say.
 */
export function createIconLoader({ fetch, cache }: Services): (name: string) => Promise<IconData | null> {
  const wanted = new Map<string, Promise<IconData | null>>();
  const batches = new Map<string, { names: string[]; icons: Promise<Map<string, IconData>> }>();

  return (text) => {
    const cached = cache.get(text);
    if (cached) return Promise.resolve(cached);
    const known = wanted.get(text) ?? ask(text);
    wanted.set(text, known);
    return known;
  };

  async function ask(text: string): Promise<IconData | null> {
    const parsed = parseIconName(text);
    if (!parsed) return null;
    const { prefix, name } = parsed;
    const open = batches.get(prefix);
    const batch = open && open.names.length < MOST_NAMES ? open : begin(prefix);
    batch.names.push(name);
    return (await batch.icons).get(name) ?? null;
  }

  function begin(prefix: string) {
    const names: string[] = [];
    // What the same page asks for in this turn goes along.
    const icons = new Promise((resolve) => setTimeout(resolve)).then(() => {
      if (batches.get(prefix) === batch) batches.delete(prefix);
      return load(prefix, names).catch(() => new Map<string, IconData>());
    });
    const batch = { names, icons };
    batches.set(prefix, batch);
    return batch;
  }

  async function load(prefix: string, names: readonly string[]): Promise<Map<string, IconData>> {
    const answer = await fetch(`/icons/${prefix}.json?icons=${names.toSorted().join(",")}`);
    if (!answer.ok) throw new Error(`${prefix}: expected icons, got ${answer.status}`);
    const { icons } = await answer.json();
    const found = new Map(names.flatMap((name) => (isIconData(icons[name]) ? [[name, icons[name]] as const] : [])));
    cache.add(new Map([...found].map(([name, icon]) => [`${prefix}:${name}`, icon])));
    return found;
  }
}
