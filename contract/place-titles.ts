import { lettersOf } from "./subnet-numbers.ts";

/** What is looked at of a hit. */
type Titled = { title: string; href: string; names?: readonly string[]; asked?: readonly string[] };

/** As many titles as are shown. */
const MOST = 5;

/** Where one looks first. */
const FIRST = 3;

/**
 * Where the hits by their titles stand. What the sources have found already is left out. What is called just what was asked
 * or is known to be asked for just so, comes first, before the sources, unless one of their first hits is called so as well; what
 * of it they have found further down is then to be left out there. What is also called so, in another language, stands before
 * other titles.
 */
export function placeTitles<Hit extends Titled>(
  query: string,
  titles: readonly Hit[],
  ofSources: readonly Titled[],
): { hits: Hit[]; comesFirst: boolean } {
  const letters = lettersOf(query);
  const isCalledSo = ({ title, asked = [] }: Titled) =>
    letters !== "" && [title, ...asked].some((called) => lettersOf(called) === letters);
  const isAlsoCalledSo = ({ names = [] }: Titled) => names.some((name) => lettersOf(name) === letters);
  const exact = titles.filter(isCalledSo);
  const comesFirst = exact.length > 0 && !ofSources.slice(0, FIRST).some(isCalledSo);
  const shown = new Set(ofSources.map(({ href }) => href));
  const isNew = ({ href }: Titled) => !shown.has(href);
  const others = titles
    .filter((hit) => !isCalledSo(hit) && isNew(hit))
    .toSorted((one, other) => Number(isAlsoCalledSo(other)) - Number(isAlsoCalledSo(one)));
  const placed = [...(comesFirst ? exact : exact.filter(isNew)), ...others];
  // A page that has two titles is listed once.
  const hits = placed.filter((hit, place) => placed.findIndex(({ href }) => href === hit.href) === place);
  return { hits: hits.slice(0, MOST), comesFirst };
}
