import { lesson, type Result } from "../result.ts";
import {
  chainOf,
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
import { decimal, tao } from "../show.ts";
import { sign } from "../sign.ts";
import { type Neuron, RAO, type Subnet } from "../world.ts";

/** A registration makes the next one dearer by this. */
const DEARER = 1.26;

/** A place in a subnet for a hotkey, for a price that does not come back. */
export function register(run: Run): Result {
  const subnet = subnetOf(run);
  const given = run.world.generation === 11 ? optionOf(run, ["--hotkey"]) : undefined;
  const hotkey = given === undefined ? ownHotkeyOf(run) : resolveAddress(run, given, "hotkey");
  if (subnet.netuid === 0) refuse(run, "RegistrationNotPermittedOnRootSubnet");
  if (subnet.neurons.some((neuron) => neuron.hotkey === hotkey)) refuse(run, "HotKeyAlreadyRegisteredInSubNet");
  const wallet = walletOf(run);
  return sign(
    run,
    {
      effects: [
        ["register", `subnet ${subnet.netuid} (${subnet.name})`],
        ["hotkey", hotkey],
        ["cost", `${tao(subnet.burn)}, recycled`],
      ],
      spends: subnet.burn,
      netuid: subnet.netuid,
    },
    (chain) => {
      const uid = subnet.neurons.length;
      const place: Neuron = {
        uid,
        hotkey,
        stake: 0,
        permit: false,
        incentive: 0,
        dividends: 0,
        emission: 0,
        registeredAt: run.world.block + 1,
        lastUpdate: run.world.block + 1,
        axon: null,
      };
      const paid = {
        ...chain,
        balances: { ...chain.balances, [wallet.coldkey]: (chain.balances[wallet.coldkey] ?? 0) - subnet.burn },
      };
      const neurons = [...subnet.neurons, place];
      return {
        chain: withSubnet(paid, subnet.netuid, { neurons, burn: Math.round(subnet.burn * DEARER) }),
        lines: [
          ["registered", `uid ${uid} on subnet ${subnet.netuid} (${subnet.name})`],
          ["paid", tao(subnet.burn)],
        ],
        lessons: [
          lesson("paidForGood", { paid: subnet.burn / RAO, next: Number(decimal((subnet.burn * DEARER) / RAO, 3)) }),
        ],
        goals: ["registered"],
      };
    },
  );
}

/** Where validators reach a miner. */
export function serveAxon(run: Run): Result {
  const subnet = subnetOf(run);
  const hotkey = ownHotkeyOf(run);
  const ip = need(run, ["--ip"], "ip");
  const port = Number(need(run, ["--port"], "port"));
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(ip)) refuse(run, "InvalidIpAddress");
  if (!(port > 0 && port < 65_536)) refuse(run, "InvalidPort");
  if (!subnet.neurons.some((neuron) => neuron.hotkey === hotkey))
    return refuse(run, `HotKeyNotRegisteredInNetwork: the hotkey has no place on subnet ${subnet.netuid}`);
  return sign(
    run,
    {
      effects: [
        ["serve", `${ip}:${port}`],
        ["subnet", `${subnet.netuid} (${subnet.name})`],
      ],
      fee: 0,
    },
    (chain) => ({
      chain: withSubnet(chain, subnet.netuid, {
        neurons: subnet.neurons.map((neuron) =>
          neuron.hotkey === hotkey ? { ...neuron, axon: `${ip}:${port}` } : neuron,
        ),
      }),
      lines: [["axon", `${ip}:${port}`]],
    }),
  );
}

/** A subnet of one's own. */
export function registerSubnet(run: Run): Result {
  const chain = chainOf(run);
  const wallet = walletOf(run);
  const netuid = Math.max(...chain.subnets.map((subnet) => subnet.netuid)) + 1;
  return sign(
    run,
    {
      effects: [
        ["register", "a new subnet"],
        // Generation 11 says that it spends without bound, and names no price.
        ...(run.world.generation === 9 ? [["cost", `${tao(chain.lockCost)}, locked in its pool`] as const] : []),
      ],
      spends: chain.lockCost,
    },
    (before) => {
      const [, like] = before.subnets;
      const made: Subnet[] = like
        ? [
            {
              ...like,
              netuid,
              name: `practice-${netuid}`,
              owner: wallet.coldkey,
              isStarted: false,
              neurons: [],
              pool: { tao: before.lockCost, alpha: 30 * before.lockCost, quoteWeight: 0.5 },
            },
          ]
        : [];
      const balances = {
        ...before.balances,
        [wallet.coldkey]: (before.balances[wallet.coldkey] ?? 0) - before.lockCost,
      };
      return {
        chain: { ...before, balances, subnets: [...before.subnets, ...made], lockCost: 2 * before.lockCost },
        lines: [
          ["netuid", String(netuid)],
          ["paid", tao(chain.lockCost)],
        ],
      };
    },
  );
}

/** Only its owner may. */
export function startSubnet(run: Run): Result {
  const subnet = ownSubnet(run);
  if (subnet.isStarted) refuse(run, "FirstEmissionBlockNumberAlreadySet: the subnet has been started");
  return sign(run, { effects: [["start", `subnet ${subnet.netuid}`]] }, (chain) => ({
    chain: withSubnet(chain, subnet.netuid, { isStarted: true }),
    lines: [["started", `subnet ${subnet.netuid}: alpha emission begins with block ${run.world.block + 2}`]],
  }));
}

export function setHyperparameter(run: Run): Result {
  const subnet = ownSubnet(run);
  const name = need(run, ["--name", "--param", "--parameter"], "name");
  const given = need(run, ["--value"], "value");
  const known = name in subnet.settings ? name : /^[A-Z]+$/.test(name) ? "tempo" : "";
  if (known === "")
    return refuse(run, `unknown hyperparameter '${name.slice(0, 30)}' (${Object.keys(subnet.settings).join(", ")})`);
  const value = /^\d+$/.test(given)
    ? Number(given)
    : given === "true" || given === "false"
      ? given === "true"
      : subnet.settings[known];
  return sign(
    run,
    {
      effects: [
        ["set", `${known} = ${value}`],
        ["subnet", `${subnet.netuid} (${subnet.name})`],
      ],
    },
    (chain) => ({
      chain: withSubnet(chain, subnet.netuid, { settings: { ...subnet.settings, [known]: value ?? 0 } }),
      lines: [[known, String(value)]],
    }),
  );
}

/** Alpha that is locked cannot be unstaked. */
export function lockStake(run: Run): Result {
  const subnet = subnetOf(run);
  const amount = Math.round(Number(need(run, ["--amount-alpha"], "amount-alpha")) * RAO);
  const wallet = walletOf(run);
  const held = chainOf(run).stakes.filter((one) => one.coldkey === wallet.coldkey && one.netuid === subnet.netuid);
  const total = held.reduce((sum, one) => sum + one.amount, 0);
  if (!(amount > 0) || (amount > total && !hasFlag(run, "--dry-run")))
    refuse(
      run,
      `NotEnoughStakeToWithdraw: ${decimal(total / RAO, 4)} α staked on subnet ${subnet.netuid} (${networkOf(run)})`,
    );
  return sign(
    run,
    {
      effects: [
        ["lock", `${decimal(amount / RAO, 4)} α`],
        ["subnet", `${subnet.netuid} (${subnet.name})`],
      ],
    },
    (chain) => ({
      chain: withSubnet(chain, subnet.netuid, { locked: subnet.locked + amount }),
      lines: [["locked", `${decimal(amount / RAO, 4)} α`]],
    }),
  );
}

function ownSubnet(run: Run): Subnet {
  const subnet = subnetOf(run);
  return subnet.owner === walletOf(run).coldkey
    ? subnet
    : refuse(run, `NotSubnetOwner: subnet ${subnet.netuid} belongs to somebody else`);
}
