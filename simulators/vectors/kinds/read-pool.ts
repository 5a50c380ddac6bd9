import { DEFAULT_QUOTE_WEIGHT, type Pool } from "../../pool/balancer.ts";
import { type Fields, numberIn } from "../read-input.ts";

/** A pool as vectors write it, in RAO or in whole tokens. */
export function readPool(input: Fields): Pool {
  return {
    tao: numberIn(input, ["tao_reserve_rao", "tao_reserve"]),
    alpha: numberIn(input, ["alpha_reserve_rao", "alpha_reserve"]),
    quoteWeight: numberIn(input, "w_quote", DEFAULT_QUOTE_WEIGHT),
  };
}
