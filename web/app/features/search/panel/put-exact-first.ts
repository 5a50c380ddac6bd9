import type { SearchHit } from "../search-hit.ts";
import type { FoundInSource } from "./ask-engine.ts";

/** How a subnet is called by its number, in the languages of the site: `64`, `SN 64`, `subnet #64`, `64번 서브넷`. */
const BEFORE_NUMBER = /^(?:sn|subnet|netuid|subnetz|sous-?r[ée]seau|서브넷|子网|子網)?\s*[#-]?\s*(\d{1,5})$/iu;
const BEHIND_NUMBER = /^(\d{1,5})\s*(?:번\s*서브넷|号\s*子网|號\s*子網)$/u;

/**
 * What was found, sources that have something called exactly what was typed before the others, and such hits before the
 * others of their source. Else the order stays the engine's.
 */
export function putExactFirst(found: readonly FoundInSource[], text: string): FoundInSource[] {
  const isExact = createExactTest(text);
  return found
    .filter(({ hits }) => hits.length > 0)
    .map(({ source, hits }) => ({ source, hits: exactFirst(hits, isExact) }))
    .toSorted((one, other) => Number(other.hits.some(isExact)) - Number(one.hits.some(isExact)));
}

function createExactTest(text: string): (hit: SearchHit) => boolean {
  const name = foldName(text);
  const number = subnetNumber(text);
  return (hit) => foldName(hit.title) === name || (number !== null && hit.href === `/subnets/${number}`);
}

/** The number of the subnet that was asked for by its number. */
function subnetNumber(text: string): number | null {
  const asked = text.normalize("NFKC").trim();
  const [, digits] = BEFORE_NUMBER.exec(asked) ?? BEHIND_NUMBER.exec(asked) ?? [];
  return digits === undefined ? null : Number(digits);
}

function foldName(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

function exactFirst(hits: readonly SearchHit[], isExact: (hit: SearchHit) => boolean): SearchHit[] {
  return hits.toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)));
}
