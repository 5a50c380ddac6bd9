import { isPlaceholder } from "../grammar.ts";
import { lesson, type Result } from "../result.ts";
import {
  chainOf,
  isGeneration,
  need,
  optionOf,
  ownHotkeyOf,
  type Run,
  refuse,
  resolveAddress,
  subnetOf,
  walletOf,
} from "../run.ts";
import { tao } from "../show.ts";
import { sign } from "../sign.ts";
import { newHotkey, RAO } from "../world.ts";

/** Of a swap in all subnets, and in one. */
const ALL_SUBNETS = 0.1 * RAO;
const ONE_SUBNET = 0.001 * RAO;
/** Transaction fee. */
const HOTKEY_SWAP_FEE = 0.168 * RAO;
const DAY = 7200;

/** A hotkey's places and stake go to another, in one subnet or in all. */
export function swapHotkey(run: Run): Result {
  const wallet = walletOf(run);
  const from = oldHotkeyOf(run);
  const to = newHotkeyOf(run);
  const block = run.world.block + 1;
  const one = optionOf(run, ["--netuid"]) === undefined ? null : subnetOf(run).netuid;
  const isAt = (netuid: number) => one === null || netuid === one;
  const places = chainOf(run).subnets.filter(({ netuid }) => isAt(netuid));
  const has = (hotkey: string) => places.filter(({ neurons }) => neurons.some((neuron) => neuron.hotkey === hotkey));
  if (from === to.address) refuse(run, "NewHotKeyIsSameWithOld");
  if (has(to.address).length > 0) refuse(run, "HotKeyAlreadyRegisteredInSubNet: the new hotkey has a place there");
  const moved = one === null ? has(from).map(({ netuid }) => netuid) : [one];
  const keyOf = (netuid: number) => `${wallet.coldkey} ${netuid}`;
  const free = Math.max(0, ...moved.map((netuid) => (chainOf(run).hotkeySwaps[keyOf(netuid)] ?? -DAY) + DAY + 1));
  if (block < free) refuse(run, `HotKeySwapOnSubnetIntervalNotPassed: possible from block ${free} on`);
  const cost = one === null ? ALL_SUBNETS : ONE_SUBNET;
  const change = <T extends { readonly hotkey: string }>(row: T): T =>
    row.hotkey === from ? { ...row, hotkey: to.address } : row;
  const result = sign(
    run,
    {
      effects: [
        ["swap hotkey", from],
        ["to", to.address],
        ["where", one === null ? "all subnets" : `subnet ${one} alone`],
        ["cost", tao(cost)],
      ],
      fee: HOTKEY_SWAP_FEE,
      spends: cost,
    },
    (chain) => ({
      chain: {
        ...chain,
        balances: { ...chain.balances, [wallet.coldkey]: (chain.balances[wallet.coldkey] ?? 0) - cost },
        stakes: chain.stakes.map((stake) => (isAt(stake.netuid) ? change(stake) : stake)),
        subnets: chain.subnets.map((subnet) =>
          isAt(subnet.netuid) ? { ...subnet, neurons: subnet.neurons.map(change) } : subnet,
        ),
        hotkeySwaps: { ...chain.hotkeySwaps, ...Object.fromEntries(moved.map((netuid) => [keyOf(netuid), block])) },
      },
      lines: [
        ["swapped", from],
        ["to", to.address],
      ],
    }),
  );
  const isKnown = run.world.wallets.some(({ hotkeys }) => hotkeys.some(({ address }) => address === to.address));
  if (result.world.block === run.world.block || isKnown) return result;
  const wallets = run.world.wallets.map((each) =>
    each.name === wallet.name ? { ...each, hotkeys: [...each.hotkeys, to] } : each,
  );
  return { ...result, world: { ...result.world, wallets } };
}

/** Generation 11 is told its address. */
function oldHotkeyOf(run: Run): string {
  const given = isGeneration(run, 11) ? optionOf(run, ["--hotkey"]) : undefined;
  if (given === undefined || isPlaceholder(given)) return ownHotkeyOf(run);
  const found = resolveAddress(run, given, "hotkey");
  return walletOf(run).hotkeys.some(({ address }) => address === found)
    ? found
    : refuse(run, "NonAssociatedColdKey: the hotkey is of another coldkey");
}

/** By its name, in generation 11 also `wallet/name` or its address. One that is not there yet is made. */
function newHotkeyOf(run: Run): { readonly name: string; readonly address: string } {
  const given = isGeneration(run, 11)
    ? need(run, ["--new-hotkey"], "new-hotkey", "second")
    : (run.command.words.find((word) => /^[A-Za-z0-9_-]{1,24}$/.test(word)) ??
      need(run, ["new hotkey"], "new hotkey", "second"));
  const name = given.slice(given.indexOf("/") + 1);
  const known = run.world.wallets
    .flatMap(({ hotkeys }) => hotkeys)
    .find((hotkey) => hotkey.name === name || hotkey.address === given);
  if (known) return known;
  return /^[A-Za-z0-9_-]{1,24}$/.test(name)
    ? newHotkey(walletOf(run).name, name)
    : refuse(run, `'${given.slice(0, 60)}' is not a known address or name`, lesson("unknownAddress"));
}
