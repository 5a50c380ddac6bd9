import { spotPrice } from "../../pool/balancer.ts";
import { moveStake } from "../../pool/move-stake.ts";
import { done, type Result } from "../result.ts";
import {
  answer,
  chainOf,
  networkOf,
  optionOf,
  ownHotkeyOf,
  type Run,
  refuse,
  resolveAddress,
  walletOf,
  withSubnet,
} from "../run.ts";
import { price, stakeAmount, table, tao } from "../show.ts";
import { STAKE_FEE, sign } from "../sign.ts";
import { type Chain, DELEGATES, RAO, type Subnet } from "../world.ts";
import { withStake } from "./trade.ts";

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

/** In all subnets, without a limit. */
export function unstakeAll(run: Run): Result {
  const wallet = walletOf(run);
  const chain = chainOf(run);
  const given = optionOf(run, ["--hotkey", "--hotkey-ss58-address", "--include-hotkeys", "-in"]);
  const hotkey = given === undefined ? null : resolveAddress(run, given, "hotkey");
  const own = chain.stakes.filter((one) => one.coldkey === wallet.coldkey && (hotkey ?? one.hotkey) === one.hotkey);
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

function goalOf(count: number): Result["goals"] {
  return count > 0 ? ["stakeSeen"] : [];
}
