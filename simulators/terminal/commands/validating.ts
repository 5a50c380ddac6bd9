import { madeUpAddress } from "../made-up.ts";
import { done, type Result } from "../result.ts";
import {
  answer,
  chainOf,
  hasFlag,
  need,
  optionOf,
  ownHotkeyOf,
  type Run,
  refuse,
  resolveAddress,
  subnetOf,
  walletOf,
  withSubnet,
} from "../run.ts";
import { tao } from "../show.ts";
import { type Applied, sign } from "../sign.ts";
import { type Chain, DELEGATES, RAO } from "../world.ts";
import { nameOf } from "./stakes.ts";

export function setWeights(run: Run): Result {
  const subnet = subnetOf(run);
  const uids = need(run, ["--uids"], "uids (comma-separated)").split(",");
  const weights = need(run, ["--weights"], "weights (comma-separated)").split(",").map(Number);
  if (uids.length !== weights.length) refuse(run, "InputLengthsUnequal: as many weights as UIDs");
  if (weights.some((weight) => !(weight >= 0))) refuse(run, "invalid value for --weights: expected numbers");
  const most = Math.max(...weights);
  const stored = weights.map((weight) => (most > 0 ? Math.round((weight / most) * 65_535) : 0));
  const hotkey = ownHotkeyOf(run);
  const isCommitted = subnet.settings.commit_reveal_weights_enabled === true;
  return sign(
    run,
    {
      effects: [
        ["weights", `uids ${uids.join(", ")} → ${stored.join(", ")} of 65535`],
        ["subnet", `${subnet.netuid} (${subnet.name})`],
      ],
      fee: 0,
    },
    (chain): Applied => {
      if (!subnet.neurons.some((neuron) => neuron.hotkey === hotkey))
        return {
          chain,
          lines: [],
          refused: `HotKeyNotRegisteredInNetwork: the hotkey has no place on subnet ${subnet.netuid}`,
        };
      const lastUpdate = isCommitted ? undefined : { lastUpdate: run.world.block + 1 };
      return {
        chain: withSubnet(chain, subnet.netuid, {
          neurons: subnet.neurons.map((neuron) => (neuron.hotkey === hotkey ? { ...neuron, ...lastUpdate } : neuron)),
        }),
        lines: [
          [
            isCommitted ? "committed" : "set",
            isCommitted ? "readable after the reveal period" : `in block ${run.world.block + 1}`,
          ],
        ],
      };
    },
  );
}

/** Root's baskets, with made-up shares. */
export function root(run: Run, step: "list" | "claim" | "allocate" | "move"): Result {
  const own = chainOf(run).stakes.filter((one) => one.coldkey === walletOf(run).coldkey && one.netuid === 0);
  if (step === "list") {
    if (hasFlag(run, "--mine"))
      return answer(
        run,
        own.map(({ hotkey, amount }) => ({ validator: nameOf(hotkey), stake_tao: amount / RAO, claimable_tao: 0 })),
      );
    const asked = run.command.words[0];
    const rows = DELEGATES.map(({ name, address }, place) => ({
      validator: name,
      hotkey: address,
      basket_tao: 900 - 250 * place,
      holdings: 5 - place,
    }));
    if (asked === undefined) return answer(run, rows);
    const hotkey = resolveAddress(run, asked, "hotkey");
    return answer(
      run,
      [1, 7, 12].map((netuid, place) => ({ validator: nameOf(hotkey), netuid, value_tao: 500 - 200 * place })),
    );
  }
  if (step === "claim") {
    const hotkey = resolveAddress(run, need(run, ["--hotkey"], "hotkey", DELEGATES[0].address), "hotkey");
    if (hasFlag(run, "--dry-run"))
      return receipt(run, [
        ["claim", `from ${nameOf(hotkey)}`],
        ["brings", tao(0)],
        ["warning", "a claim now would lose money: its fee is more than it brings"],
      ]);
    return refuse(run, "nothing to claim: the least is 0.0005 τ");
  }
  return receipt(run, [[step, "on root"]]);
}

/** Whatever is signed and leaves nothing behind that this terminal shows. */
export function receipt(run: Run, effects: readonly (readonly [string, string])[], spends = 0): Result {
  const wallet = walletOf(run);
  return sign(run, { effects, spends }, (chain) => ({ chain: paid(chain, wallet.coldkey, spends), lines: effects }));
}

export function take(run: Run, step: "get" | "set"): Result {
  if (step === "get") return done(run.world, ["take  18.00 %"]);
  const asked = Number(need(run, ["--take"], "take"));
  return asked >= 0 && asked <= 0.18
    ? receipt(run, [["take", `${(100 * asked).toFixed(2)} %`]])
    : refuse(run, "DelegateTakeTooHigh: from 0 to 0.18");
}

/** An account that may sign for one; its deposit is set aside. */
export function addProxy(run: Run): Result {
  const delegate = resolveAddress(run, need(run, ["--delegate"], "delegate"), "account");
  const type = need(run, ["--proxy-type"], "proxy-type", "Staking");
  const deposit = 0.093 * RAO;
  const wallet = walletOf(run);
  return sign(
    run,
    {
      effects: [
        ["add proxy", delegate],
        ["type", type],
        ["deposit", tao(deposit)],
      ],
      spends: deposit,
    },
    (chain) => ({
      chain: {
        ...paid(chain, wallet.coldkey, deposit),
        proxies: [...chain.proxies, { of: wallet.coldkey, delegate, type }],
      },
      lines: [
        ["added", delegate],
        ["type", type],
        ["deposit", tao(deposit)],
      ],
    }),
  );
}

export function createProxy(run: Run): Result {
  const made = madeUpAddress("Account", `Pure${run.world.block}`);
  const type = need(run, ["--proxy-type"], "proxy-type", "Any");
  return receipt(
    run,
    [
      ["pure proxy", made],
      ["type", type],
      ["delay", `${optionOf(run, ["--delay"]) ?? 0} blocks`],
    ],
    0.093 * RAO,
  );
}

export function removeProxy(run: Run): Result {
  const wallet = walletOf(run);
  const own = chainOf(run).proxies.filter(({ of }) => of === wallet.coldkey);
  const deposit = 0.093 * RAO * own.length;
  if (own.length === 0) return refuse(run, "NotFound: this account has no proxy");
  return sign(run, { effects: own.map(({ delegate, type }) => [`remove ${type}`, delegate]) }, (chain) => ({
    chain: {
      ...paid(chain, wallet.coldkey, -deposit),
      proxies: chain.proxies.filter(({ of }) => of !== wallet.coldkey),
    },
    lines: [["returned", tao(deposit)]],
  }));
}

function paid(chain: Chain, coldkey: string, amount: number): Chain {
  return { ...chain, balances: { ...chain.balances, [coldkey]: (chain.balances[coldkey] ?? 0) - amount } };
}
