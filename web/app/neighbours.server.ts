import { createKeeper } from "./create-keeper.ts";

export interface Neighbour {
  href: string;
  title: string;
}

/** What stands before and after a page where pages have an order. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

const keptLists = createKeeper<Promise<readonly Neighbour[]>>();
const keptNeighbours = createKeeper<Neighbours>();

/**
 * The neighbours of the page at `href` in a list; null where it is not in it. As long as the list is made of the same object,
 * `of`, it is made once in each language, `key`, and the same neighbours are the same object.
 */
export async function findNeighbours(
  of: object | null | undefined,
  { key, list, href }: { key: string; list: () => Promise<readonly Neighbour[]>; href: string },
): Promise<Neighbours | null> {
  if (!of) return null;
  const pages = await keptLists(of, key, list);
  const at = pages.findIndex((page) => page.href === href);
  if (at < 0) return null;
  return keptNeighbours(pages, href, () => ({
    previous: toNeighbour(pages[at - 1]),
    next: toNeighbour(pages[at + 1]),
  }));
}

function toNeighbour(page: Neighbour | undefined): Neighbour | null {
  return page ? { href: page.href, title: page.title } : null;
}
