/** Where a word stands in a document: the number of the attribute above, the position in it below, in 32 bits. */
export type Place = number;

const POSITION_BITS = 16;
const LARGEST_POSITION = 0xffff;

export function packPlace(field: number, position: number): Place {
  return ((field << POSITION_BITS) | position) >>> 0;
}

export function fieldOf(place: Place): number {
  return place >>> POSITION_BITS;
}

export function positionOf(place: Place): number {
  return place & LARGEST_POSITION;
}
