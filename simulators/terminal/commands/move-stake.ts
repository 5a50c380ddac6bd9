import { spotPrice } from "../../pool/balancer.ts";
import { type MoveResult, moveStake } from "../../pool/move-stake.ts";
import { DEFAULT_PRICE_TOLERANCE } from "../../pool/swap.ts";
import { type Lesson, lesson, type Result } from "../result.ts";
import {
  amountOf,
  chainOf,
  hasFlag,
  isGeneration,
  need,
  optionOf,
  type Run,
  refuse,
  resolveAddress,
  subnetOf,
  walletOf,
  withSubnet,
} from "../run.ts";
import { alpha, decimal, stakeAmount } from "../show.ts";
import { type Applied, STAKE_FEE, sign } from "../sign.ts";
import type { Chain, Subnet } from "../world.ts";
import { nameOf } from "./stakes.ts";
import { lossOf, othersFirst, stakeOf, TOLERANCE_OF_11, toleranceGiven, WORTH_A_WORD, withStake } from "./trade.ts";

/** Stake that goes elsewhere: to another hotkey, another subnet, or another owner. */
export function move(run: Run, kind: "move" | "swap" | "transfer"): Result {
  const isNew = isGeneration(run, 11);
  const from = subnetOf(run, ["--origin-netuid"]);
  const to =
    kind === "move" && isNew && optionOf(run, ["--dest-netuid"]) === undefined
      ? from
      : subnetOf(run, ["--dest-netuid"]);
  const origin = optionOf(run, isNew ? ["--origin-hotkey", "--hotkey"] : ["--from", "--hotkey", "--hotkey-ss58"]);
  const hotkey = origin === undefined ? hotkeyWithStake(run, from.netuid) : resolveAddress(run, origin, "hotkey");
  const destHotkey =
    kind === "move"
      ? resolveAddress(
          run,
          need(run, isNew ? ["--dest-hotkey"] : ["--dest", "--dest-ss58", "--to"], "dest-hotkey"),
          "hotkey",
        )
      : hotkey;
  const wallet = walletOf(run);
  const coldkey =
    kind === "transfer"
      ? resolveAddress(
          run,
          need(run, isNew ? ["--dest-coldkey"] : ["--dest", "--dest-coldkey", "--dest-ss58"], "dest"),
          "account",
        )
      : wallet.coldkey;
  const held = stakeOf(run, hotkey, from.netuid);
  const isAll = !isNew && hasFlag(run, "--all", "--stake-all", "--swap-all", "-a");
  const asked = isAll ? null : amountOf(run, [isNew ? "--amount-alpha" : "--amount"], "amount (number or all)");
  const amount = asked ?? held;
  if (held === 0 || amount > held)
    refuse(run, `NotEnoughStakeToWithdraw: ${stakeAmount(from.netuid, held)} staked on subnet ${from.netuid}`);
  const expected = moveStake(from, to, amount);
  const tolerance = from.netuid === to.netuid ? null : moveTolerance(run, kind);
  return sign(
    run,
    {
      effects: [
        [kind, stakeAmount(from.netuid, amount)],
        ["from", `subnet ${from.netuid}, ${nameOf(hotkey)}`],
        ["to", `subnet ${to.netuid}, ${nameOf(destHotkey)}`],
        ...(kind === "transfer" ? [["new owner", coldkey] as const] : []),
        ["expected", stakeAmount(to.netuid, expected.amountOutInRao)],
        ...(from.netuid === to.netuid
          ? []
          : [
              [
                "limit",
                tolerance === null ? "none" : `${decimal(100 * tolerance, 1)} % below the rate of now`,
              ] as const,
            ]),
      ],
      fee: STAKE_FEE,
    },
    (chain): Applied => {
      const sold = othersFirst(from, "sell");
      const bought = othersFirst(to, "buy");
      const moved = from.netuid === to.netuid ? expected : moveStake(sold, bought, amount);
      if (tolerance !== null && isBelow(from, to, moved, amount, tolerance))
        return {
          chain: withPools(chain, sold, bought),
          lines: [],
          refused: "SlippageTooHigh",
          lessons: [lesson("limitHeld")],
          goals: ["limitHeld"],
        };
      const taken = withStake(chain, { coldkey: wallet.coldkey, hotkey, netuid: from.netuid }, -amount);
      const given = withStake(taken, { coldkey, hotkey: destHotkey, netuid: to.netuid }, moved.amountOutInRao);
      const worth = amount * priceOrOne(from);
      const lost = lossOf(worth / priceOrOne(to), moved.amountOutInRao, worth);
      const lessons: Lesson[] =
        tolerance === null && from.netuid !== to.netuid && lost.share > WORTH_A_WORD
          ? [lesson("noLimit", { lost: lost.lost, share: lost.percent })]
          : [];
      return {
        chain: withPools(
          given,
          { ...sold, pool: moved.sale?.pool ?? sold.pool },
          { ...bought, pool: moved.purchase?.pool ?? bought.pool },
        ),
        lines: [
          ["moved", stakeAmount(from.netuid, amount)],
          ["arrived", stakeAmount(to.netuid, moved.amountOutInRao)],
        ],
        lessons,
      };
    },
  );
}

/** Generation 11 bounds moves and swaps, generation 9 swaps alone. */
function moveTolerance(run: Run, kind: "move" | "swap" | "transfer"): number | null {
  if (isGeneration(run, 11)) return kind === "transfer" ? null : toleranceGiven(run, TOLERANCE_OF_11);
  return kind === "swap" ? toleranceGiven(run, DEFAULT_PRICE_TOLERANCE) : null;
}

/** To or from root the price after the order counts, between two subnets the average rate, on the chain without the fee. */
function isBelow(from: Subnet, to: Subnet, moved: MoveResult, amount: number, tolerance: number): boolean {
  const { sale, purchase } = moved;
  const least = (1 - tolerance) * (priceOrOne(from) / priceOrOne(to));
  if (sale && purchase) return moved.amountOutInRao < least * sale.amountInAfterFee;
  if (sale) return sale.priceAfter < least;
  return purchase !== null && amount > 0 && 1 / purchase.priceAfter < least;
}

function priceOrOne({ pool }: Subnet): number {
  return pool ? spotPrice(pool) : 1;
}

function withPools(chain: Chain, ...subnets: readonly Subnet[]): Chain {
  return subnets.reduce((after, { netuid, pool, isBusy }) => withSubnet(after, netuid, { pool, isBusy }), chain);
}

function hotkeyWithStake(run: Run, netuid: number): string {
  const { coldkey } = walletOf(run);
  const found = chainOf(run).stakes.find((one) => one.coldkey === coldkey && one.netuid === netuid);
  return found?.hotkey ?? refuse(run, `nothing is staked on subnet ${netuid}: ${alpha(0)}`);
}
