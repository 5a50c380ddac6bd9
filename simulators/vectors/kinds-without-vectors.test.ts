import { describe, expect, it } from "vitest";
import { checkVector } from "./check-vectors.ts";

/** Kinds and forms of kinds that the format has and no vector here; the numbers follow from the formulas by hand. */
const BY_HAND = [
  {
    id: "a sale down to a quarter of the price doubles the reserve at equal weights",
    kind: "alpha_to_reach_price",
    input: { w_quote: 0.5, price: 0.4, target_price: 0.1, alpha_reserve: 1000 },
    expected: { alpha_in: 1000 },
    tolerance: { abs: 1 },
  },
  {
    id: "a target above the price needs no sale",
    kind: "alpha_to_reach_price",
    input: { w_quote: 0.5, price: 0.4, target_price: 0.5, alpha_reserve: 1000 },
    expected: { alpha_in: 0 },
    tolerance: { abs: 0 },
  },
  {
    id: "rates are clamped from both sides",
    kind: "la1_clamp",
    input: { alpha: [0.1, 0.5, 0.9], alpha_low: 0.2, alpha_high: 0.8 },
    expected: { alpha: [0.2, 0.5, 0.8] },
    tolerance: { abs: 1e-9 },
  },
  {
    id: "stake moves through two pools",
    kind: "move_stake",
    input: {
      origin: { tao_reserve_rao: 1_000_000_000, alpha_reserve_rao: 1_000_000_000, w_quote: 0.5 },
      destination: { tao_reserve_rao: 1_000_000_000, alpha_reserve_rao: 4_000_000_000, w_quote: 0.5 },
      alpha_in_rao: 1_000_000_000,
      fee_rate_u16: 0,
    },
    expected: { fee_rao: 0, tao_moved_rao: 500_000_000, alpha_out_rao: 1_333_333_333, origin_price_after: 0.25 },
    tolerance: { rao_abs: 1, price_rel: 1e-9 },
  },
  {
    id: "stake moves from root through one pool, described by prefixed names",
    kind: "move_stake",
    input: {
      destination_tao_reserve_rao: 1_000_000_000,
      destination_alpha_reserve_rao: 1_000_000_000,
      amount_rao: 1_000_000_000,
      fee_rate_u16: 0,
    },
    expected: { amount_out_rao: 500_000_000 },
    tolerance: { rao_abs: 1 },
  },
  {
    id: "a sale stops at its limit",
    kind: "swap_with_limit",
    input: {
      tao_reserve_rao: 1_000_000_000,
      alpha_reserve_rao: 1_000_000_000,
      w_quote: 0.5,
      side: "sell",
      amount_in_rao: 5_000_000_000,
      limit_price: 0.25,
      fee_rate_u16: 0,
      allow_partial: true,
    },
    expected: { limit_binds: true, executed_in_rao: 1_000_000_000, amount_out_rao: 500_000_000 },
    tolerance: { rel: 1e-8 },
  },
  {
    id: "an impulse enters the average once and fades",
    kind: "flow_ema",
    input: { initial: 0, impulse_tao: 1000, smoothing_u64: 2 ** 62 },
    expected: { after_1: 500, after_3: 125 },
    tolerance: { rel: 1e-9 },
  },
  {
    id: "phases follow one another",
    kind: "flow_ema",
    input: {
      initial: 0,
      smoothing_u64: 2 ** 62,
      phases: [
        { flow_per_block: 8, blocks: 2 },
        { flow_per_block: 0, blocks: 1 },
      ],
    },
    expected: { after_1: 4, after_2: 6, after_phase_2: 3, after_each_phase: [6, 3], final: 3 },
    tolerance: { rel: 1e-9 },
  },
  {
    id: "a miner's bonds are reset before an epoch",
    kind: "multi_epoch",
    input: {
      validators: 1,
      miners: 1,
      stake: [1],
      bonds_penalty_u16: 0,
      bonds_moving_average: 900_000,
      weights_u16_by_epoch: [[[1]], [[1]]],
      bonds_reset: { before_epoch: 1, miner_index: 0 },
    },
    expected: { epochs: [{ bonds: [[0.1]] }, { bonds: [[0.1]], alphas: null }] },
    tolerance: { bond_abs: 0.0001 },
  },
];

describe("checkVector, where no vector is given", () => {
  it.each(BY_HAND)("$kind: $id", (vector) => {
    expect(checkVector(vector)).toBeNull();
  });
});
