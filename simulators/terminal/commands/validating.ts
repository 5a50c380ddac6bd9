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
      const lastUpdate = run.world.block + 1;
      return {
        chain: withSubnet(chain, subnet.netuid, {
          neurons: subnet.neurons.map((neuron) => (neuron.hotkey === hotkey ? { ...neuron, lastUpdate } : neuron)),
        }),
        lines: [
          [
            isCommitted ? "committed" : "set",
            isCommitted ? "readable after the reveal period" : `in block ${lastUpdate}`,
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

/** For having proxies, and for each of them. */
const PROXY_BASE = 0.06 * RAO;
const PROXY_EACH = 0.033 * RAO;

/** An account that may sign for one; its deposit is set aside. */
export function addProxy(run: Run): Result {
  const { delegate, type, delay } = askedProxy(run);
  const { coldkey } = walletOf(run);
  const own = chainOf(run).proxies.filter(({ of }) => of === coldkey);
  if (delegate === coldkey) refuse(run, "NoSelfProxy");
  if (own.some((one) => isProxy(one, { delegate, type, delay }))) refuse(run, "Duplicate: this proxy is there already");
  const deposit = PROXY_EACH + (own.length === 0 ? PROXY_BASE : 0);
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
        ...paid(chain, coldkey, deposit),
        proxies: [...chain.proxies, { of: coldkey, delegate, type, delay }],
      },
      lines: [
        ["added", delegate],
        ["type", type],
        ["deposit", tao(deposit)],
      ],
    }),
  );
}

function isProxy(one: Chain["proxies"][number], asked: { delegate: string; type: string; delay: string }): boolean {
  return one.delegate === asked.delegate && one.type === asked.type && one.delay === asked.delay;
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
    PROXY_BASE + PROXY_EACH,
  );
}

/** One, by all with which it was added, or all. */
export function removeProxy(run: Run): Result {
  const { coldkey } = walletOf(run);
  const own = chainOf(run).proxies.filter(({ of }) => of === coldkey);
  const asked = hasFlag(run, "--all") ? null : askedProxy(run);
  const gone = asked ? own.filter((one) => isProxy(one, asked)) : own;
  if (gone.length === 0) return refuse(run, "NotFound: no proxy of this delegate, type and delay");
  const deposit = PROXY_EACH * gone.length + (gone.length === own.length ? PROXY_BASE : 0);
  return sign(run, { effects: gone.map(({ delegate, type }) => [`remove ${type}`, delegate]) }, (chain) => ({
    chain: { ...paid(chain, coldkey, -deposit), proxies: chain.proxies.filter((one) => !gone.includes(one)) },
    lines: [["returned", tao(deposit)]],
  }));
}

function askedProxy(run: Run) {
  return {
    delegate: resolveAddress(run, need(run, ["--delegate"], "delegate"), "account"),
    type: need(run, ["--proxy-type"], "proxy-type", "Staking"),
    delay: optionOf(run, ["--delay"]) ?? "0",
  };
}

function paid(chain: Chain, coldkey: string, amount: number): Chain {
  return { ...chain, balances: { ...chain.balances, [coldkey]: (chain.balances[coldkey] ?? 0) - amount } };
}
