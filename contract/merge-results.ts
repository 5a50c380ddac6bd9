import type { Source } from "./search.ts";
import { lettersOf, readSubnetNumber } from "./subnet-numbers.ts";

/** The characters with which the site has matches marked. */
export const MARK_START = "\ue000";
export const MARK_END = "\ue001";

/** What is looked at of a hit. */
export type MergedHit = {
  title?: unknown;
  name?: unknown;
  mainnetId?: unknown;
  _formatted?: { title?: unknown; name?: unknown; description?: unknown } | undefined;
};

export type SourceResult<Hit> = { source: Source; hits: readonly Hit[] };

export type Merged<Hit> = { source: Source; hit: Hit };

/** What can be seen of how well a hit answers; of two, the first difference decides, and more is better. */
type Evidence = readonly number[];

/**
 * One list of the hits of several sources, the best first. The hits of one source keep their order, which the engine
 * gave them; between sources decides what every engine shows of a hit: the number or the name that was asked for, then
 * the words that are marked. Where nothing is marked, hits take turns in the order of the sources.
 */
export function mergeResults<Hit extends MergedHit>(
  query: string,
  results: readonly SourceResult<Hit>[],
): Merged<Hit>[] {
  const weigh = createScale(query);
  const queues = results.map(({ source, hits }) => ({
    source,
    taken: 0,
    waiting: hits.map((hit) => ({ hit, evidence: weigh(hit) })),
  }));
  const merged: Merged<Hit>[] = [];
  for (;;) {
    let best: (typeof queues)[number] | undefined;
    for (const queue of queues) {
      const [next] = queue.waiting;
      const [leader] = best?.waiting ?? [];
      if (!next) continue;
      const order = leader ? compare(next.evidence, leader.evidence) : 1;
      if (order > 0 || (order === 0 && queue.taken < (best?.taken ?? 0))) best = queue;
    }
    const taken = best?.waiting.shift();
    if (!best || !taken) return merged;
    best.taken += 1;
    merged.push({ source: best.source, hit: taken.hit });
  }
}

function createScale(query: string): (hit: MergedHit) => Evidence {
  const number = readSubnetNumber(query);
  const written = lettersOf(query);

  return (hit) => {
    const name = textOf(hit.title ?? hit.name);
    const markedName = textOf(hit._formatted?.title ?? hit._formatted?.name);
    const inName = listMarked(markedName);
    const inDescription = listMarked(textOf(hit._formatted?.description));
    const anywhere = [...new Set([...inName, ...inDescription])];
    const asWritten = (words: readonly string[]) => words.filter((word) => written.includes(word));
    const letters = lettersOf(name);
    return [
      number !== null && hit.mainnetId === number ? 1 : 0,
      letters === written ? 1 : 0,
      asWritten(anywhere).length,
      asWritten(inName).length,
      anywhere.length,
      inName.length,
      inName.join("").length / Math.max(1, letters.length),
    ];
  };
}

/** The marked pieces of a text, each once. */
function listMarked(text: string): string[] {
  const pieces = text.split(MARK_START).slice(1);
  return [...new Set(pieces.map((piece) => lettersOf(piece.split(MARK_END)[0] ?? "")))].filter(Boolean);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function compare(one: Evidence, other: Evidence): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
