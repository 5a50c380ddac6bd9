import { type MoveResult, moveStake, type StakePlace } from "../../pool/move-stake.ts";
import { DEFAULT_FEE_RATE_U16 } from "../../pool/swap.ts";
import { booleanIn, type Fields, isFields, numberIn } from "../read-input.ts";
import { readPool } from "./read-pool.ts";

const ORIGIN = /^(origin|from|source)(_pool)?(_|$)/;
const DESTINATION = /^(destination|dest|target|to)(_pool)?(_|$)/;

/**
 * The specification gives no example of this kind and names none of its fields. So fields are known by what their names
 * say: a pool for the origin and one for the destination, as objects or with prefixed names, and no pool for root.
 */
export function runMoveStake(input: Fields, expected: Fields): Fields {
  const isSameSubnet = booleanIn(input, "same_subnet", false);
  const result = moveStake(
    readPlace(input, ORIGIN, 1),
    readPlace(input, DESTINATION, isSameSubnet ? 1 : 2),
    numberIn(
      input,
      Object.keys(input).find((key) => /amount|^(alpha|tao|stake)(_in|_moved)/.test(key)) ?? "amount_in_rao",
    ),
    numberIn(input, "fee_rate_u16", DEFAULT_FEE_RATE_U16),
  );
  return Object.fromEntries(Object.keys(expected).map((key) => [key, byMeaning(key, result)]));
}

function readPlace(input: Fields, prefix: RegExp, netuid: number): StakePlace {
  const own = Object.entries(input).filter(([key]) => prefix.test(key));
  const whole = own.find(([, value]) => isFields(value))?.[1];
  const fields = isFields(whole)
    ? whole
    : Object.fromEntries(own.map(([key, value]) => [key.replace(prefix, ""), value]));
  const hasPool = Object.keys(fields).some((key) => key.startsWith("alpha_reserve"));
  return hasPool ? { netuid: numberIn(fields, "netuid", netuid), pool: readPool(fields) } : { netuid: 0, pool: null };
}

function byMeaning(key: string, { sale, purchase, ...result }: MoveResult): unknown {
  const swap = /dest|target|(^|_)to(_|$)|purchase|buy/.test(key) ? purchase : sale;
  if (/price/.test(key)) return /before/.test(key) ? swap?.priceBefore : swap?.priceAfter;
  if (/tao_reserve/.test(key)) return swap?.pool.tao;
  if (/alpha_reserve/.test(key)) return swap?.pool.alpha;
  if (/after_fee/.test(key)) return sale?.amountInAfterFee;
  if (/fee/.test(key)) return result.feeInRao;
  return /tao/.test(key) ? result.taoMovedInRao : result.amountOutInRao;
}
