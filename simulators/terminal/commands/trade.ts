import { spotPrice } from "../../pool/balancer.ts";
import { DEFAULT_PRICE_TOLERANCE, limitPriceFor, type Side, swap } from "../../pool/swap.ts";
import { type Lesson, lesson, type Result } from "../result.ts";
import {
  amountOf,
  answer,
  hasFlag,
  need,
  networkOf,
  optionOf,
  ownHotkeyOf,
  type Run,
  refuse,
  resolveAddress,
  subnetOf,
  walletOf,
  withSubnet,
} from "../run.ts";
import { alpha, decimal, price, stakeAmount, tao } from "../show.ts";
import { type Applied, STAKE_FEE, sign } from "../sign.ts";
import { type Chain, DELEGATES, RAO, type Subnet } from "../world.ts";

/** By how much others move the price before an order is in a block, as a share of the pool. */
const OTHERS = 0.03;
/** What generation 11 bounds its plain orders by, unless one says otherwise. */
export const TOLERANCE_OF_11 = 0.05;
/** A loss against the quote that is worth a word. */
export const WORTH_A_WORD = 0.02;
const LEAST_STAKE = 0.002 * RAO;

interface Order {
  readonly side: Side;
  readonly subnet: Subnet;
  readonly hotkey: string;
  readonly amount: number;
  /** In TAO per alpha. */
  readonly limit: number | null;
  readonly allowPartial: boolean;
}

/** What stakes TAO, in both generations. */
export function addStake(run: Run): Result {
  const subnet = subnetOf(run);
  const hotkey = targetHotkey(run);
  const wallet = walletOf(run);
  const chain = run.world.chains[networkOf(run)];
  const asked = amountOf(
    run,
    ["--amount-tao", "--amount", "-a"].filter((name) => knows(run, name)),
    "amount (TAO)",
  );
  const amount = asked ?? Math.max(0, (chain.balances[wallet.coldkey] ?? 0) - 2 * STAKE_FEE);
  if (amount < LEAST_STAKE) refuse(run, "AmountTooLow: the least stake is 0.002 τ");
  return send(run, { side: "buy", subnet, hotkey, amount, ...limitOf(run, "buy", subnet) });
}

/** What unstakes alpha, in both generations. */
export function removeStake(run: Run): Result {
  const subnet = subnetOf(run);
  const hotkey = targetHotkey(run);
  const held = stakeOf(run, hotkey, subnet.netuid);
  const asked = amountOf(
    run,
    ["--amount-alpha", "--amount"].filter((name) => knows(run, name)),
    "amount (alpha)",
  );
  const amount = asked ?? held;
  if (held === 0 || amount > held)
    refuse(
      run,
      `NotEnoughStakeToWithdraw: ${stakeAmount(subnet.netuid, held)} staked with this hotkey on subnet ${subnet.netuid}`,
    );
  return send(run, { side: "sell", subnet, hotkey, amount, ...limitOf(run, "sell", subnet) });
}

/** What an order would bring now, of which nothing is sent. */
export function quote(run: Run, side: Side): Result {
  const subnet = subnetOf(run);
  const amount = amountOf(run, [side === "buy" ? "--amount-tao" : "--amount-alpha"], "amount") ?? 0;
  if (!subnet.pool) return refuse(run, "root has no pool: one TAO is one TAO there");
  const made = swap(subnet.pool, { side, amountIn: amount });
  const units = side === "buy" ? (["amount_tao", "alpha_out"] as const) : (["amount_alpha", "tao_out"] as const);
  const found = {
    netuid: subnet.netuid,
    [units[0]]: amount / RAO,
    [units[1]]: made.amountOut / RAO,
    price_tao_per_alpha: Number(price(made.priceBefore)),
    price_after: Number(price(made.priceAfter)),
    fee: made.fee / RAO,
    slippage_percent: Number((100 * made.slippageFraction).toFixed(3)),
  };
  return { ...answer(run, found, subnet.netuid), goals: side === "buy" ? ["quoted"] : [] };
}

export function stakeOf(run: Run, hotkey: string, netuid: number): number {
  const { coldkey } = walletOf(run);
  const { stakes } = run.world.chains[networkOf(run)];
  return stakes.find((one) => one.coldkey === coldkey && one.hotkey === hotkey && one.netuid === netuid)?.amount ?? 0;
}

/** The chain with more or less of a stake. */
export function withStake(
  chain: Chain,
  of: { coldkey: string; hotkey: string; netuid: number },
  change: number,
): Chain {
  const isThis = (one: typeof of) => one.coldkey === of.coldkey && one.hotkey === of.hotkey && one.netuid === of.netuid;
  const before = chain.stakes.find(isThis)?.amount ?? 0;
  const others = chain.stakes.filter((one) => !isThis(one));
  const amount = before + change;
  return { ...chain, stakes: amount > 0 ? [...others, { ...of, amount }] : others };
}

/** Whose stake it is to be: by name, or who takes stake here. Without one, generation 11 takes the wallet's own. */
function targetHotkey(run: Run): string {
  const given = optionOf(run, ["--hotkey", "--include-hotkeys", "-in", "--hotkey-ss58-address"]);
  if (given !== undefined && given !== "") return resolveAddress(run, given, "hotkey");
  if (run.world.generation === 11) return ownHotkeyOf(run);
  const asked = need(run, ["--include-hotkeys"], "Enter the hotkey name or ss58 address", DELEGATES[0].address);
  return resolveAddress(run, asked, "hotkey");
}

function knows(run: Run, name: string): boolean {
  return run.world.generation === 11 ? name.startsWith("--amount-") : !name.startsWith("--amount-");
}

/** Both work with a tolerance unless one says otherwise; in generation 11 a command of its own asks for the price. */
function limitOf(run: Run, side: Side, { pool }: Subnet): Pick<Order, "limit" | "allowPartial"> {
  const allowPartial = hasFlag(run, "--partial", "--allow-partial", "--allow-partial-stake");
  const isNew = run.world.generation === 11;
  if (isNew && run.command.path.endsWith("-limit")) {
    const given = need(run, ["--limit-price-rao"], "limit-price-rao (number)");
    if (!/^[1-9]\d{0,14}$/.test(given))
      return refuse(run, `invalid value for --limit-price-rao: '${given.slice(0, 20)}'`);
    return { limit: Number(given) / RAO, allowPartial };
  }
  const tolerance = pool ? toleranceGiven(run, isNew ? TOLERANCE_OF_11 : DEFAULT_PRICE_TOLERANCE) : null;
  return { limit: pool && tolerance !== null ? limitPriceFor(side, spotPrice(pool), tolerance) : null, allowPartial };
}

/** By how much the price may be worse, as a share; null for any. */
export function toleranceGiven(run: Run, preset: number): number | null {
  if (hasFlag(run, "--unsafe", "--no-safe-staking", "--no-slippage-protection")) return null;
  const given = optionOf(run, ["--tolerance", "--rate-tolerance"]);
  const tolerance = given === undefined ? preset : Number(given);
  const name = run.world.generation === 11 ? "--rate-tolerance" : "--tolerance";
  return tolerance >= 0 && tolerance <= 1
    ? tolerance
    : refuse(run, `invalid value for ${name}: expected a number from 0 to 1`);
}

/** The subnet after those who trade in it before an order is in a block. */
export function othersFirst(subnet: Subnet, side: Side): Subnet {
  const { pool, isBusy } = subnet;
  if (!pool || !isBusy) return subnet;
  const amountIn = Math.round(OTHERS * (side === "buy" ? pool.tao : pool.alpha));
  return { ...subnet, pool: swap(pool, { side, amountIn }).pool, isBusy: false };
}

/** Bounded by nothing but what generation 11 takes by itself. */
function isPlain({ world, command }: Run): boolean {
  return world.generation === 11 && !command.path.endsWith("-limit") && !command.options.has("--rate-tolerance");
}

function send(run: Run, order: Order): Result {
  const { side, subnet, amount, hotkey } = order;
  const isBuy = side === "buy";
  const quoted = subnet.pool ? swap(subnet.pool, { side, amountIn: amount }).amountOut : amount;
  return sign(
    run,
    {
      effects: [
        [isBuy ? "stake" : "unstake", isBuy ? tao(amount) : stakeAmount(subnet.netuid, amount)],
        ["subnet", `${subnet.netuid} (${subnet.name})`],
        ["hotkey", hotkey],
        ["expected", isBuy ? stakeAmount(subnet.netuid, quoted) : tao(quoted)],
        [
          "limit",
          order.limit === null ? "none" : `${price(order.limit)} τ per α${order.allowPartial ? ", partial" : ""}`,
        ],
      ],
      fee: STAKE_FEE,
      spends: isBuy ? amount : 0,
      netuid: subnet.netuid,
    },
    (chain) => fill(run, chain, order),
  );
}

function fill(run: Run, chain: Chain, order: Order): Applied {
  const { side, subnet, hotkey, amount, limit, allowPartial } = order;
  const { coldkey } = walletOf(run);
  const { netuid } = subnet;
  const isBuy = side === "buy";
  const place = { coldkey, hotkey, netuid };
  const free = chain.balances[coldkey] ?? 0;
  const give = (from: Chain, tokens: number, stake: number) =>
    withStake({ ...from, balances: { ...from.balances, [coldkey]: free + tokens } }, place, stake);
  if (!subnet.pool)
    return {
      chain: isBuy ? give(chain, -amount, amount) : give(chain, amount, -amount),
      lines: [[isBuy ? "staked" : "unstaked", tao(amount)]],
    };

  const pool = othersFirst(subnet, side).pool ?? subnet.pool;
  const made = swap(pool, { side, amountIn: amount, limitPrice: limit, allowPartial });
  const after = withSubnet(chain, netuid, { pool: made.pool, isBusy: false });
  if (made.refusal !== null || made.amountOut === 0)
    return {
      chain: after,
      lines: [],
      refused: "SlippageTooHigh",
      lessons: [lesson("limitHeld")],
      goals: ["limitHeld"],
    };

  const spent = amount - made.amountLeft;
  const before = spotPrice(subnet.pool);
  const lost = lossOf(isBuy ? spent / before : spent * before, made.amountOut, isBuy ? spent : spent * before);
  const isCostly = limit === null && lost.share > WORTH_A_WORD;
  const lessons: Lesson[] = isCostly ? [lesson("noLimit", { lost: lost.lost, share: lost.percent })] : [];
  return {
    chain: isBuy ? give(after, -spent, made.amountOut) : give(after, made.amountOut, -spent),
    lines: [
      [isBuy ? "staked" : "unstaked", isBuy ? tao(spent) : alpha(spent)],
      ["received", `${isBuy ? alpha(made.amountOut) : tao(made.amountOut)} (subnet ${netuid}, ${subnet.name})`],
      ["price", `${price(before)} before, ${price(made.priceAfter)} now (τ per α)`],
      ["less than shown", `${decimal(lost.percent, 2)} %`],
    ],
    lessons,
    goals: isCostly ? ["soldWithoutLimit"] : limit === null || isPlain(run) ? [] : ["stakedWithLimit"],
  };
}

/** How much less an order brought than at the price that was shown: own impact, fee and others together. `worth` is in TAO. */
export function lossOf(shown: number, out: number, worth: number) {
  const share = shown > 0 ? Math.max(0, 1 - out / shown) : 0;
  return { share, percent: Number((100 * share).toFixed(2)), lost: Number(((share * worth) / RAO).toFixed(2)) };
}
