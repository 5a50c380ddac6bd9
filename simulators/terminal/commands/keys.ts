import { lesson, type Result } from "../result.ts";
import {
  amountOf,
  answer,
  chainOf,
  hasFlag,
  isGeneration,
  need,
  networkOf,
  optionOf,
  ownHotkeyOf,
  type Run,
  refuse,
  resolveAddress,
  walletOf,
} from "../run.ts";
import { tao } from "../show.ts";
import { sign } from "../sign.ts";
import { DELEGATES, newHotkey, RAO, type World } from "../world.ts";

/** Of a coldkey's swap, and of a hotkey's in all subnets. */
const SWAP_COST = 0.1 * RAO;
const ONE_SUBNET = 0.001 * RAO;
const DELAY = 36_000;

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

/** A coldkey that is to be given up for another: announced, and executed five days later. */
export function swapColdkey(run: Run, step: "announce" | "execute" | "dispute" | "clear"): Result {
  const wallet = walletOf(run);
  const { block } = run.world;
  const standing = chainOf(run).announced[wallet.coldkey];
  if (step === "announce") {
    const to = resolveAddress(
      run,
      need(run, ["--new-coldkey", "--new-coldkey-ss58", "--new"], "new-coldkey"),
      "account",
    );
    if (isUsed(run, to)) refuse(run, "ColdKeyAlreadyAssociated: the new coldkey must never have held stake");
    const when = block + 1 + DELAY;
    return sign(
      run,
      {
        effects: [
          ["announce swap", wallet.coldkey],
          ["to", to],
          ["can be executed", `from block ${when} on`],
        ],
        spends: SWAP_COST,
      },
      (chain) => ({
        chain: {
          ...chain,
          balances: { ...chain.balances, [wallet.coldkey]: (chain.balances[wallet.coldkey] ?? 0) - SWAP_COST },
          announced: { ...chain.announced, [wallet.coldkey]: { to, when, isDisputed: false } },
        },
        lines: [
          ["announced", to],
          ["can be executed", `from block ${when} on`],
        ],
        lessons: [lesson("coldkeyLocked")],
      }),
    );
  }
  if (!standing) return refuse(run, "ColdkeySwapAnnouncementNotFound: no swap of this coldkey is announced");
  const without = Object.fromEntries(Object.entries(chainOf(run).announced).filter(([who]) => who !== wallet.coldkey));
  if (step === "dispute")
    return sign(run, { effects: [["dispute", wallet.coldkey]], isOpen: true }, (chain) => ({
      chain: { ...chain, announced: { ...chain.announced, [wallet.coldkey]: { ...standing, isDisputed: true } } },
      lines: [["disputed", "the account is frozen until root decides"]],
    }));
  const due = step === "clear" ? standing.when + 7200 : standing.when;
  if (block < due)
    refuse(
      run,
      `${step === "clear" ? "ColdkeySwapClearTooEarly" : "ColdkeySwapTooEarly"}: block ${block}, possible from ${due} on`,
    );
  if (step === "clear")
    return sign(run, { effects: [["clear", wallet.coldkey]], isOpen: true }, (chain) => ({
      chain: { ...chain, announced: without },
      lines: [],
    }));
  return sign(
    run,
    {
      effects: [
        ["swap", wallet.coldkey],
        ["to", standing.to],
      ],
      isOpen: true,
    },
    (chain) => ({
      chain: {
        ...chain,
        announced: without,
        balances: { ...chain.balances, [standing.to]: chain.balances[wallet.coldkey] ?? 0, [wallet.coldkey]: 0 },
        stakes: chain.stakes.map((one) => (one.coldkey === wallet.coldkey ? { ...one, coldkey: standing.to } : one)),
      },
      lines: [
        ["swapped", `all of ${wallet.coldkey}`],
        ["to", standing.to],
      ],
    }),
  );
}

/** Whether somebody has announced a swap. */
export function checkSwap(run: Run): Result {
  const given = optionOf(run, ["--coldkey", "--ss58", "--ss58-address", "--address"]);
  const coldkey = given === undefined ? walletOf(run).coldkey : resolveAddress(run, given, "account");
  const found = chainOf(run).announced[coldkey];
  if (!found) return answer(run, { coldkey, announced: "no swap is announced" });
  return answer(run, {
    coldkey,
    announced: found.to,
    block: run.world.block,
    executable_from_block: found.when,
    disputed: found.isDisputed,
  });
}

/** A hotkey's places and stake go to another. */
export function swapHotkey(run: Run): Result {
  const wallet = walletOf(run);
  const from = ownHotkeyOf(run);
  const name =
    run.command.words.find((word) => /^[A-Za-z0-9_-]{1,24}$/.test(word)) ??
    need(run, ["new hotkey"], "new hotkey", "second");
  const to = newHotkey(wallet.name, name);
  const cost = optionOf(run, ["--netuid"]) === undefined ? SWAP_COST : ONE_SUBNET;
  const result = sign(
    run,
    {
      effects: [
        ["swap hotkey", from],
        ["to", to.address],
        ["cost", tao(cost)],
      ],
      spends: cost,
    },
    (chain) => ({
      chain: {
        ...chain,
        balances: { ...chain.balances, [wallet.coldkey]: (chain.balances[wallet.coldkey] ?? 0) - cost },
        stakes: chain.stakes.map((one) => (one.hotkey === from ? { ...one, hotkey: to.address } : one)),
        subnets: chain.subnets.map((subnet) => ({
          ...subnet,
          neurons: subnet.neurons.map((neuron) =>
            neuron.hotkey === from ? { ...neuron, hotkey: to.address } : neuron,
          ),
        })),
      },
      lines: [
        ["swapped", from],
        ["to", to.address],
      ],
    }),
  );
  if (result.world.block === run.world.block) return result;
  const wallets = run.world.wallets.map((one) =>
    one.name === wallet.name ? { ...one, hotkeys: [...one.hotkeys, to] } : one,
  );
  return { ...result, world: { ...result.world, wallets } };
}

function isUsed(run: Run, address: string): boolean {
  return isHotkeyOf(run.world, address) || chainOf(run).stakes.some(({ coldkey }) => coldkey === address);
}

function isHotkeyOf({ wallets }: World, address: string): boolean {
  return (
    wallets.some(({ hotkeys }) => hotkeys.some((one) => one.address === address)) ||
    DELEGATES.some((one) => one.address === address)
  );
}
