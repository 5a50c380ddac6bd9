/**
 * The rules by which TAO was divided between subnets: the moving price; the net inflow of users' TAO; that less what
 * the chain itself spent; the moving price less burned miners' pay; and this passed through the emission gate.
 */
export type EmissionRule = "price" | "flow" | "net-flow" | "price-and-burn" | "gate";

export interface EmissionEra {
  readonly rule: EmissionRule;
  /** The first day, as 2025-11-04. */
  readonly since: string;
  /** The day the next rule began; null where none is known. */
  readonly until: string | null;
  readonly source: string;
}

/** In the order of time. Before, until February 2025, root validators weighted the subnets. */
export const EMISSION_ERAS: readonly EmissionEra[] = [
  { rule: "price", since: "2025-02-13", until: "2025-11-04", source: "dynamic TAO whitepaper" },
  { rule: "flow", since: "2025-11-04", until: "2026-05-28", source: "subtensor, commit 1b392d594 of 2025-10-23" },
  { rule: "net-flow", since: "2026-05-28", until: "2026-06-23", source: "subtensor, pull requests of May 2026" },
  { rule: "price-and-burn", since: "2026-06-23", until: "2026-07-27", source: "subtensor, pull requests 2780, 2781" },
  { rule: "gate", since: "2026-07-27", until: null, source: "subtensor, release v440; read on chain 2026-10-08" },
];

/** The era of a day, written as 2026-05-27; null before the first. */
export function eraOn(date: string): EmissionEra | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new RangeError(`date: expected one as 2026-05-27, got ${date}`);
  return EMISSION_ERAS.findLast(({ since }) => since <= date) ?? null;
}
