import {
  BLOCKS_PER_DAY,
  blockEmissionInRao,
  halvings,
  halvingThresholdInRao,
  RAO_PER_TAO,
} from "../../block-emission.ts";
import { BLOCKS_PER_ERA, halvingThresholdsInRao, issuanceTimeline, YEARS_PER_ERA } from "../../issuance-timeline.ts";
import { burnAfter, DEFAULT_BURN } from "../../registration/burn.ts";
import { convictionAfter, type LockMode } from "../../registration/conviction.ts";
import { subnetLockCostInRao } from "../../registration/subnet-lock-cost.ts";
import type { Kinds } from "../kind.ts";
import { type Fields, numberIn, optionalIn, textIn, wholeIn } from "../read-input.ts";

/** The kinds of `issuance.json`. */
export const issuanceKinds: Kinds = {
  block_emission: (input) => {
    const issuance = wholeIn(input, "total_issuance_rao");
    const emission = blockEmissionInRao(issuance);
    return { block_emission_rao: emission, halvings: halvings(issuance), daily_tao: toTao(emission) * BLOCKS_PER_DAY };
  },
  thresholds: (_, expected) => {
    const count = Math.max(...Object.values(expected).map((list) => (Array.isArray(list) ? list.length : 0)));
    const thresholds = halvingThresholdsInRao(count);
    return {
      thresholds_tao: thresholds.map(toTao),
      emission_after_tao: thresholds.map((_threshold, index) => 2 ** -(index + 1)),
    };
  },
  issuance_timeline: runTimeline,
  daily: (input) => {
    const blocks = numberIn(input, "blocks_per_day", BLOCKS_PER_DAY);
    return {
      before_first_halving_tao: toTao(blockEmissionInRao(0n)) * blocks,
      after_first_halving_tao: toTao(blockEmissionInRao(halvingThresholdInRao(1))) * blocks,
    };
  },
  era_length: () => ({ blocks_per_era: BLOCKS_PER_ERA, years_per_era: YEARS_PER_ERA }),
  subnet_lock_cost: (input) => ({
    lock_cost_rao: subnetLockCostInRao({
      lastLockInRao: wholeIn(input, "last_lock_rao"),
      lastLockBlock: numberIn(input, "last_lock_block"),
      currentBlock: numberIn(input, "current_block"),
      minLockInRao: optionalIn(input, "min_lock_rao", wholeIn),
      reductionIntervalInBlocks: optionalIn(input, "reduction_interval_blocks", numberIn),
    }),
  }),
  registration_burn: (input) => ({
    burn_tao: burnAfter(numberIn(input, "burn_tao"), {
      registrations: numberIn(input, "registrations_first", 0),
      blocks: numberIn(input, "then_blocks", 0),
      halfLifeInBlocks: numberIn(input, "half_life_blocks", DEFAULT_BURN.halfLifeInBlocks),
      increaseFactor: numberIn(input, "increase_mult", DEFAULT_BURN.increaseFactor),
      minBurnInTao: numberIn(input, "min_burn_tao", DEFAULT_BURN.minBurnInTao),
      maxBurnInTao: numberIn(input, "max_burn_tao", DEFAULT_BURN.maxBurnInTao),
    }),
  }),
  conviction: (input) => {
    const { lockedMass, conviction } = convictionAfter(
      readLockMode(textIn(input, "mode")),
      { lockedMass: numberIn(input, "locked"), conviction: numberIn(input, "c0", 0) },
      numberIn(input, "dt_over_tau"),
    );
    return { locked_mass: lockedMass, conviction };
  },
};

function runTimeline(input: Fields): Fields {
  const recycledInRao = BigInt(Math.round(numberIn(input, "recycled_tao_per_day", 0) * Number(RAO_PER_TAO)));
  const { issuanceInRao, halvingEvents, finalBlockEmissionInRao } = issuanceTimeline({
    startIssuanceInRao: wholeIn(input, "start_issuance_rao"),
    days: numberIn(input, "days"),
    recycledInRao,
  });
  return {
    halving_events: halvingEvents.map(({ day, newEmissionInRao, issuanceInRao: issuance }) => ({
      day,
      new_emission_rao: newEmissionInRao,
      issuance_rao: issuance,
    })),
    final_issuance_rao: issuanceInRao.at(-1),
    final_block_emission_rao: finalBlockEmissionInRao,
  };
}

function readLockMode(mode: string): LockMode {
  if (mode === "perpetual" || mode === "decaying") return mode;
  throw new RangeError(`mode: expected perpetual or decaying, got ${mode}`);
}

function toTao(amountInRao: bigint): number {
  return Number(amountInRao) / Number(RAO_PER_TAO);
}
