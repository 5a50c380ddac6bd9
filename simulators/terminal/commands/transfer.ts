import { lesson, type Result } from "../result.ts";
import {
  amountOf,
  chainOf,
  hasFlag,
  isGeneration,
  need,
  networkOf,
  type Run,
  resolveAddress,
  walletOf,
} from "../run.ts";
import { tao } from "../show.ts";
import { sign } from "../sign.ts";
import { isHotkeyOf, RAO } from "../world.ts";

/** TAO for somebody else. */
export function transfer(run: Run): Result {
  const isNew = isGeneration(run, 11);
  const to = resolveAddress(run, need(run, isNew ? ["--dest"] : ["--destination", "--dest", "-d"], "dest"), "account");
  const wallet = walletOf(run);
  const free = chainOf(run).balances[wallet.coldkey] ?? 0;
  const isAll = hasFlag(run, "--all", "-a");
  const asked = isAll ? null : amountOf(run, [isNew ? "--amount-tao" : "--amount"], "amount (TAO)");
  const amount = asked ?? Math.max(0, free - 0.001 * RAO);
  const isHotkey = isHotkeyOf(run.world, to);
  return sign(
    run,
    {
      effects: [
        ["transfer", tao(amount)],
        ["to", to],
      ],
      spends: amount,
    },
    (chain) => ({
      chain: {
        ...chain,
        balances: {
          ...chain.balances,
          [wallet.coldkey]: (chain.balances[wallet.coldkey] ?? 0) - amount,
          [to]: (chain.balances[to] ?? 0) + amount,
        },
      },
      lines: [
        ["sent", tao(amount)],
        ["to", to],
      ],
      lessons: isHotkey ? [lesson("hotkeyAsOwner")] : networkOf(run) === "test" ? [lesson("worthless")] : [],
    }),
  );
}
