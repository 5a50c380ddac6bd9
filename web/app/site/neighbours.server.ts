export interface Neighbour {
  href: string;
  title: string;
}

/** What stands before and after a page where pages have an order. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The neighbours of the page at `href` in a list; null where it is not in it. */
export function findNeighbours(pages: readonly Neighbour[], href: string): Neighbours | null {
  const at = pages.findIndex((page) => page.href === href);
  return at < 0 ? null : { previous: toNeighbour(pages[at - 1]), next: toNeighbour(pages[at + 1]) };
}

function toNeighbour(page: Neighbour | undefined): Neighbour | null {
  return page ? { href: page.href, title: page.title } : null;
}
