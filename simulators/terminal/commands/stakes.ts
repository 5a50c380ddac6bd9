import { spotPrice } from "../../pool/balancer.ts";
import { moveStake } from "../../pool/move-stake.ts";
import { done, type Result } from "../result.ts";
import {
  amountOf,
  answer,
  chainOf,
  isGeneration,
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
import { alpha, price, stakeAmount, table, tao } from "../show.ts";
import { type Applied, STAKE_FEE, sign } from "../sign.ts";
import { type Chain, DELEGATES, RAO, type Subnet } from "../world.ts";
import { stakeOf, withStake } from "./trade.ts";

/** All that a coldkey has staked, with its value at the price of now. */
export function listStake(run: Run): Result {
  const wallet = walletOf(run);
  const chain = chainOf(run);
  const own = chain.stakes.filter(({ coldkey }) => coldkey === wallet.coldkey);
  const rows = own.map(({ hotkey, netuid, amount }) => ({
    netuid,
    hotkey,
    amount: amount / RAO,
    value_tao: valueIn(chain, netuid, amount) / RAO,
  }));
  const total = own.reduce((sum, { netuid, amount }) => sum + valueIn(chain, netuid, amount), 0);
  if (run.command.options.has("--json")) return { ...answer(run, rows), goals: goalOf(own.length) };
  const head = ["netuid", "subnet", "stake", "value", "hotkey"];
  const body = own.map(({ netuid, hotkey, amount }) => [
    String(netuid),
    chain.subnets.find((subnet) => subnet.netuid === netuid)?.name ?? "",
    stakeAmount(netuid, amount),
    tao(valueIn(chain, netuid, amount)),
    nameOf(hotkey),
  ]);
  const lines = own.length === 0 ? ["  none"] : table(head, body);
  const looked = { ...run.world.looked, network: networkOf(run) };
  return done(
    { ...run.world, looked },
    [
      `stake of ${wallet.name} on ${networkOf(run)}`,
      ...lines,
      `total  ${tao(total)} (at the price of now, without slippage and fees)`,
    ],
    {
      goals: goalOf(own.length),
    },
  );
}

export function stakeValue(run: Run): Result {
  const given = optionOf(run, ["--coldkey"]);
  const coldkey = given === undefined ? walletOf(run).coldkey : resolveAddress(run, given, "account");
  const chain = chainOf(run);
  const total = chain.stakes
    .filter((one) => one.coldkey === coldkey)
    .reduce((sum, one) => sum + valueIn(chain, one.netuid, one.amount), 0);
  return answer(run, { coldkey, stake_value_tao: total / RAO });
}

/** Stake that goes elsewhere: to another hotkey, another subnet, or another owner. */
export function move(run: Run, kind: "move" | "swap" | "transfer"): Result {
  const isNew = isGeneration(run, 11);
  const from = subnetOf(run, ["--origin-netuid"]);
  const to =
    kind === "move" && isNew && optionOf(run, ["--dest-netuid"]) === undefined
      ? from
      : subnetOf(run, ["--dest-netuid"]);
  const origin = optionOf(run, ["--origin-hotkey", "--hotkey"]);
  const hotkey = origin === undefined ? hotkeyWithStake(run, from.netuid) : resolveAddress(run, origin, "hotkey");
  const asked = kind === "move" ? need(run, ["--dest-hotkey"], "dest-hotkey") : hotkey;
  const destHotkey = kind === "move" ? resolveAddress(run, asked, "hotkey") : hotkey;
  const wallet = walletOf(run);
  const coldkey =
    kind === "transfer"
      ? resolveAddress(run, need(run, [isNew ? "--dest-coldkey" : "--dest"], "dest"), "account")
      : wallet.coldkey;
  const held = stakeOf(run, hotkey, from.netuid);
  const amount =
    (isNew
      ? amountOf(run, ["--amount-alpha"], "amount-alpha (number or all)")
      : amountOf(run, ["--amount"], "amount (number or all)")) ?? held;
  if (held === 0 || amount > held)
    refuse(run, `NotEnoughStakeToWithdraw: ${stakeAmount(from.netuid, held)} staked on subnet ${from.netuid}`);
  const moved = moveStake(from, to, amount);
  return sign(
    run,
    {
      effects: [
        [kind, stakeAmount(from.netuid, amount)],
        ["from", `subnet ${from.netuid}, ${nameOf(hotkey)}`],
        ["to", `subnet ${to.netuid}, ${nameOf(destHotkey)}`],
        ...(kind === "transfer" ? [["new owner", coldkey] as const] : []),
        ["expected", stakeAmount(to.netuid, moved.amountOutInRao)],
      ],
      fee: STAKE_FEE,
    },
    (chain): Applied => {
      const taken = withStake(chain, { coldkey: wallet.coldkey, hotkey, netuid: from.netuid }, -amount);
      const given = withStake(taken, { coldkey, hotkey: destHotkey, netuid: to.netuid }, moved.amountOutInRao);
      const sold = moved.sale ? withSubnet(given, from.netuid, { pool: moved.sale.pool }) : given;
      return {
        chain: moved.purchase ? withSubnet(sold, to.netuid, { pool: moved.purchase.pool }) : sold,
        lines: [
          ["moved", stakeAmount(from.netuid, amount)],
          ["arrived", stakeAmount(to.netuid, moved.amountOutInRao)],
        ],
      };
    },
  );
}

export function unstakeAll(run: Run): Result {
  const wallet = walletOf(run);
  const chain = chainOf(run);
  const own = chain.stakes.filter(({ coldkey }) => coldkey === wallet.coldkey);
  if (own.length === 0) return refuse(run, "nothing is staked");
  return sign(
    run,
    {
      effects: own.map(({ netuid, amount }) => ["unstake", `${stakeAmount(netuid, amount)} of subnet ${netuid}`]),
      fee: STAKE_FEE,
    },
    (before) => {
      let after = before;
      let brought = 0;
      for (const { hotkey, netuid, amount, coldkey } of own) {
        const found = after.subnets.find((subnet) => subnet.netuid === netuid);
        const sold = found ? moveStake(found, { netuid: 0, pool: null }, amount) : null;
        after = withStake(after, { coldkey, hotkey, netuid }, -amount);
        if (sold?.sale) after = withSubnet(after, netuid, { pool: sold.sale.pool });
        brought += sold?.amountOutInRao ?? 0;
      }
      const balances = { ...after.balances, [wallet.coldkey]: (after.balances[wallet.coldkey] ?? 0) + brought };
      return { chain: { ...after, balances }, lines: [["received", tao(brought)]] };
    },
  );
}

/** Who takes stake, and for which share of its dividends. */
export function listDelegates(run: Run): Result {
  return answer(
    run,
    DELEGATES.map(({ name, address, take }) => ({ name, hotkey: address, take })),
  );
}

export function delegateTake(run: Run): Result {
  const given = optionOf(run, ["--hotkey"]);
  const hotkey = given === undefined ? ownHotkeyOf(run) : resolveAddress(run, given, "hotkey");
  return answer(run, { hotkey, take: DELEGATES.find(({ address }) => address === hotkey)?.take ?? 0.18 });
}

export function valueIn(chain: Chain, netuid: number, amount: number): number {
  const found = chain.subnets.find((subnet) => subnet.netuid === netuid);
  return found?.pool ? amount * spotPrice(found.pool) : amount;
}

/** A subnet's price as it is told. */
export function priceIn(subnet: Subnet): number {
  return Number(price(subnet.pool ? spotPrice(subnet.pool) : 1));
}

export function nameOf(hotkey: string): string {
  return DELEGATES.find(({ address }) => address === hotkey)?.name ?? hotkey;
}

function hotkeyWithStake(run: Run, netuid: number): string {
  const { coldkey } = walletOf(run);
  const found = chainOf(run).stakes.find((one) => one.coldkey === coldkey && one.netuid === netuid);
  return found?.hotkey ?? refuse(run, `nothing is staked on subnet ${netuid}: ${alpha(0)}`);
}

function goalOf(count: number): Result["goals"] {
  return count > 0 ? ["stakeSeen"] : [];
}
