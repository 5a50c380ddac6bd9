/** A concept and what is to be known before it, by slug. */
export interface Prerequisites {
  slug: string;
  prerequisites: readonly string[];
}

/** How often the layers are put in order, forth and back: more does not change the shipped concepts. */
const SWEEPS = 6;

/**
 * Concepts in layers: each stands one behind the last of its prerequisites. Within a layer they stand near what they build
 * on, so that few lines cross. What is unknown counts for nothing; a circle is cut where it is entered.
 */
export function layerConcepts<T extends Prerequisites>(concepts: readonly T[]): T[][] {
  const bySlug = new Map(concepts.map((concept) => [concept.slug, concept]));
  const depths = new Map<string, number>();
  const depthOf = (concept: T, above: ReadonlySet<string>): number => {
    const known = depths.get(concept.slug);
    if (known !== undefined) return known;
    const before = [...above, concept.slug];
    const below = concept.prerequisites.flatMap((slug) => {
      const prerequisite = above.has(slug) || slug === concept.slug ? undefined : bySlug.get(slug);
      return prerequisite ? [depthOf(prerequisite, new Set(before))] : [];
    });
    const depth = Math.max(-1, ...below) + 1;
    depths.set(concept.slug, depth);
    return depth;
  };
  const layers: T[][] = [];
  for (const concept of concepts) {
    const depth = depthOf(concept, new Set());
    layers[depth] = [...(layers[depth] ?? []), concept];
  }
  return untangle(Array.from(layers, (layer) => layer ?? []));
}

/** More than these below each other are longer than a screen. */
const MOST_IN_COLUMN = 12;

/** Layers as columns to be drawn: one that would be too long is several beside each other, each about as long. */
export function toColumns<T>(layers: readonly (readonly T[])[]): { layer: number; isFirst: boolean; concepts: T[] }[] {
  return layers.flatMap((concepts, layer) => {
    const length = Math.ceil(concepts.length / Math.ceil(concepts.length / MOST_IN_COLUMN));
    const begins = concepts.flatMap((_, at) => (at % length === 0 ? at : []));
    return begins.map((begin) => ({ layer, isFirst: begin === 0, concepts: concepts.slice(begin, begin + length) }));
  });
}

/** Puts each concept at the mean place of its neighbours, layer by layer, forth and back. */
function untangle<T extends Prerequisites>(layers: T[][]): T[][] {
  const neighbours = new Map<string, string[]>();
  for (const { slug, prerequisites } of layers.flat()) {
    for (const prerequisite of prerequisites) {
      neighbours.set(slug, [...(neighbours.get(slug) ?? []), prerequisite]);
      neighbours.set(prerequisite, [...(neighbours.get(prerequisite) ?? []), slug]);
    }
  }
  const ordered = [...layers];
  const places = new Map<string, number>();
  const notePlaces = (layer: readonly T[]) => {
    for (const [row, { slug }] of layer.entries()) places.set(slug, row - (layer.length - 1) / 2);
  };
  ordered.forEach(notePlaces);
  const wantedPlace = ({ slug }: T) => {
    const known = (neighbours.get(slug) ?? []).flatMap((neighbour) => places.get(neighbour) ?? []);
    return known.length === 0 ? (places.get(slug) ?? 0) : known.reduce((sum, place) => sum + place, 0) / known.length;
  };
  const forth = ordered.map((_, column) => column);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const column of sweep % 2 === 0 ? forth : forth.toReversed()) {
      const layer = (ordered[column] ?? []).toSorted((one, other) => wantedPlace(one) - wantedPlace(other));
      ordered[column] = layer;
      notePlaces(layer);
    }
  }
  return ordered;
}
