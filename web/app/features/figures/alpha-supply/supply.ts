import { alphaEmission, MAX_ALPHA } from "@learn-bittensor/simulators/emission/alpha-emission";

const BLOCKS_PER_YEAR = 7_200 * 365;
/** What the picture shows. */
export const YEARS = 8;

/** A halving: how much alpha exists then, and after how many years of the subnet. */
interface Halving {
  readonly issued: number;
  readonly years: number;
}

/** With so much alpha for the pool beside each for participants, from 0 to 1: when creation halves, within the picture and once after. */
export function listHalvings(forPool: number): Halving[] {
  const halvings: Halving[] = [];
  for (let issued = 0, years = 0; years <= YEARS; ) {
    const left = (MAX_ALPHA - issued) / 2;
    years += left / (alphaEmission(issued) * (1 + forPool)) / BLOCKS_PER_YEAR;
    issued += left;
    halvings.push({ issued, years });
  }
  return halvings;
}

/** How much alpha exists after so many years, and how much of it went to participants. */
export function supplyAfter(
  years: number,
  forPool: number,
): { issued: number; participants: number; perBlock: number } {
  let from: Halving = { issued: 0, years: 0 };
  for (const halving of listHalvings(forPool)) if (halving.years <= years) from = halving;
  const perBlock = alphaEmission(from.issued);
  const issued = from.issued + (years - from.years) * BLOCKS_PER_YEAR * perBlock * (1 + forPool);
  return { issued, participants: issued / (1 + forPool), perBlock };
}

/** After how many years half of all alpha exists, by what the pool gets, and the other way round. */
export function firstHalving(forPool: number): number {
  return MAX_ALPHA / 2 / BLOCKS_PER_YEAR / (1 + forPool);
}

export function poolAt(years: number): number {
  return Math.min(1, Math.max(0, firstHalving(0) / years - 1));
}
