/**
 * Whether all is tested (`npm run test:full`), or, of what is a product of pages, languages, devices, modes, a sample (`npm test`).
 */
export const IS_FULL = process.env.TEST_FULL === "true";

/**
 * Which sample: `npm test` makes it of the fingerprint of the sources, says which it is, and takes the one of `TEST_SAMPLE`
 * where that is set. What fails in it fails for everybody with the same sources; ten in a row are all there is.
 */
export const SAMPLE = Number(process.env.TEST_SAMPLE ?? 0);

/** So many in a row are all there is. */
export const SAMPLES = 10;

type Lists = readonly (readonly unknown[])[];
/** One of each list. */
type Row<Each extends Lists> = { -readonly [Place in keyof Each]: Each[Place][number] };

/**
 * What a test that is a product goes through: `sampleOf(PAGES, LOCALES, DEVICE_NAMES)`. In full, all combinations. In a sample,
 * each page in one language on one device, by turns: every page, every language and every device comes up in each sample, and
 * ten in a row have every combination.
 */
export function sampleOf<const Each extends Lists>(...lists: Each): Row<Each>[] {
  return takeSample(IS_FULL ? null : SAMPLE, ...lists);
}

/** Of what is alike, one of so many, by turns; in full, all: `partOf(2, LABS)` is every other lab, and the others the next time. */
export function partOf<Item>(parts: number, items: readonly Item[]): Item[] {
  return takePart(IS_FULL ? null : SAMPLE, parts, items);
}

/** The given sample, or all of it (`null`). */
export function takeSample<const Each extends Lists>(sample: number | null, ...lists: Each): Row<Each>[] {
  const [first, ...others] = lists;
  if (sample === null) return combine(lists) as Row<Each>[];
  const turns = others.map(({ length }) => length);
  if (
    turns.some((one, place) => turns.slice(place + 1).some((other) => haveDivisor(one, other))) ||
    product(turns) > SAMPLES
  )
    throw new Error(
      `expected lists that come to all their combinations within ${SAMPLES} turns, got ${turns.join(" × ")}`,
    );
  const rows = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: rows }, (_, index) => [
    turn(first ?? [], index),
    ...others.map((list) => turn(list, index + sample)),
  ]) as Row<Each>[];
}

/** One of so many parts, or all of them (`null`). */
export function takePart<Item>(sample: number | null, parts: number, items: readonly Item[]): Item[] {
  if (parts > SAMPLES) throw new Error(`expected at most ${SAMPLES} parts, got ${parts}`);
  return items.filter((_, index) => sample === null || (index + sample) % parts === 0);
}

/** What comes up in the given round, one after another and over again. */
function turn<Item>(items: readonly Item[], round: number): Item {
  const item = items[round % items.length];
  if (item === undefined) throw new Error("expected something to choose from, got an empty list");
  return item;
}

function combine(lists: Lists): unknown[][] {
  return lists.reduce<unknown[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]]);
}

/** Lists of such lengths would always come up in the same pairs. */
function haveDivisor(one: number, other: number): boolean {
  return other === 0 ? one > 1 : haveDivisor(other, one % other);
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((result, number) => result * number, 1);
}
