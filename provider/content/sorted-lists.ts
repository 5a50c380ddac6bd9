type Fields = Readonly<Record<string, unknown>>;
type List = readonly Fields[];

/** Orders of one list that are kept; whoever asks chooses the keys. */
const MOST_ORDERS = 4;

/**
 * Keeps whole lists as they were sorted last, so that of a list that is asked for page by page not every page sorts all of it.
 * `version` says when entries have changed; what was kept before is not used then.
 */
export function createSortedLists(version: () => string) {
  let kept = new WeakMap<List, Map<string, List>>();
  let keptOf = version();

  /** `list` by `keys`, as `sort` sorts it. The list has to be the same array each time. */
  return function sorted(list: List, keys: string, sort: () => List): List {
    if (keptOf !== version()) {
      kept = new WeakMap();
      keptOf = version();
    }
    const orders = kept.get(list) ?? new Map<string, List>();
    kept.set(list, orders);
    const order = orders.get(keys) ?? sort();
    orders.delete(keys);
    orders.set(keys, order);
    for (const oldest of orders.keys()) if (orders.size > MOST_ORDERS) orders.delete(oldest);
    return order;
  };
}
