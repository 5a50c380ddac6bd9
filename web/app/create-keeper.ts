/**
 * Keeps what is made of an object as long as the object is in use. A provider in the same process answers with the same
 * objects until its content changes: a view of them, or a page, is then made once. Another provider's answers are new each
 * time, and so is what is made of them. What fails is not kept.
 */
export function createKeeper<Made>() {
  const kept = new WeakMap<object, Map<string, Made>>();
  /** `key` tells apart what is made of the same object: it must be one of a few. */
  return (source: object, key: string, make: () => Made): Made => {
    const bySource = kept.get(source) ?? new Map<string, Made>();
    kept.set(source, bySource);
    const known = bySource.get(key);
    if (known !== undefined) return known;
    const made = make();
    bySource.set(key, made);
    if (made instanceof Promise) made.catch(() => bySource.delete(key));
    return made;
  };
}
