import { done, type Result } from "../result.ts";
import { answer, chainOf, networkOf, type Run, refuse, subnetOf, walletOf } from "../run.ts";
import { pairs, stakeAmount, table, tao } from "../show.ts";
import { type Neuron, RAO, type Subnet, TEMPO } from "../world.ts";
import { nameOf, priceIn } from "./stakes.ts";

export function listSubnets(run: Run): Result {
  const rows = chainOf(run).subnets.map((subnet) => [
    String(subnet.netuid),
    subnet.name,
    priceIn(subnet).toFixed(6),
    subnet.pool ? tao(subnet.pool.tao) : "",
    subnet.isStarted ? "" : "not started",
  ]);
  return look(run, [`subnets on ${networkOf(run)}`, ...table(["netuid", "name", "price τ/α", "pool", ""], rows)]);
}

/** Generation 11 shows little more than how many neurons there are; their table is `metagraph`. */
export function showSubnet(run: Run): Result {
  const subnet = subnetOf(run);
  if (run.world.generation === 11) {
    const overview = { netuid: subnet.netuid, tempo: TEMPO, burn: tao(subnet.burn), neurons: subnet.neurons.length };
    return answer(run, overview, subnet.netuid);
  }
  const lines = [
    `subnet ${subnet.netuid}: ${subnet.name} on ${networkOf(run)}`,
    ...pairs([
      ["owner", subnet.owner ?? "5MadeUpOnlyColdkeySomebodyElse"],
      ["price", `${priceIn(subnet).toFixed(6)} τ per α`],
      ["pool", subnet.pool ? `${tao(subnet.pool.tao)} and ${stakeAmount(1, subnet.pool.alpha)}` : "none"],
      ["registration", tao(subnet.burn)],
      ["tempo", `${TEMPO} blocks`],
    ]),
    ...table(["uid", "hotkey", "stake", "permit", "incentive", "dividends", "emission"], subnet.neurons.map(rowOf)),
  ];
  return look(run, lines, subnet.netuid);
}

export function metagraph(run: Run): Result {
  const subnet = subnetOf(run);
  const { hotkeys } = walletOf(run);
  const records = subnet.neurons.map((neuron) => ({
    uid: neuron.uid,
    hotkey: neuron.hotkey,
    stake: neuron.stake / RAO,
    validator_permit: neuron.permit,
    incentive: neuron.incentive,
    dividends: neuron.dividends,
    emission: neuron.emission,
    last_update: neuron.lastUpdate,
    block_at_registration: neuron.registeredAt,
    axon: neuron.axon,
  }));
  const isOwnThere = subnet.neurons.some(({ hotkey }) => hotkeys.some(({ address }) => address === hotkey));
  return { ...answer(run, records, subnet.netuid), goals: isOwnThere ? ["placeSeen"] : [] };
}

export function alphaPrice(run: Run): Result {
  const subnet = subnetOf(run);
  const price = priceIn(subnet);
  return answer(
    run,
    { netuid: subnet.netuid, price_tao_per_alpha: price, price_rao: Math.round(price * RAO) },
    subnet.netuid,
  );
}

export function alphaPrices(run: Run): Result {
  return answer(
    run,
    chainOf(run).subnets.map((subnet) => ({ netuid: subnet.netuid, price_tao_per_alpha: priceIn(subnet) })),
  );
}

/** The share of the TAO emission below which a subnet is held back, and who is above. */
export function emissionBar(run: Run): Result {
  const pooled = chainOf(run).subnets.filter((subnet) => subnet.pool !== null);
  const sum = pooled.reduce((total, subnet) => total + priceIn(subnet), 0);
  const rows = pooled
    .map((subnet) => ({ subnet, share: sum > 0 ? priceIn(subnet) / sum : 0 }))
    .sort((one, other) => other.share - one.share)
    .map(({ subnet, share }, place) => [
      String(place + 1),
      String(subnet.netuid),
      subnet.name,
      `${(100 * share).toFixed(2)} %`,
      share >= BAR ? "above" : "below",
    ]);
  return look(run, [
    `emission bar: ${(100 * BAR).toFixed(2)} %`,
    ...table(["rank", "netuid", "name", "share", "bar"], rows),
  ]);
}

/** Made up, as all numbers here. */
const BAR = 0.1;

export function burnPrice(run: Run): Result {
  const subnet = subnetOf(run);
  return {
    ...answer(run, { netuid: subnet.netuid, burn_tao: subnet.burn / RAO }, subnet.netuid),
    goals: ["priceAsked"],
  };
}

export function lockCost(run: Run): Result {
  return answer(run, { registration_cost_tao: chainOf(run).lockCost / RAO });
}

export function hyperparameters(run: Run): Result {
  const subnet = subnetOf(run);
  return answer(run, { ...subnet.settings }, subnet.netuid);
}

export function epochStatus(run: Run): Result {
  const { netuid } = subnetOf(run);
  const next = blocksToEpoch(run.world.block, netuid);
  return answer(
    run,
    {
      netuid,
      tempo: TEMPO,
      block: run.world.block,
      blocks_since_last_epoch: TEMPO - next,
      blocks_until_next_epoch: next,
    },
    netuid,
  );
}

export function blocksUntilNextEpoch(run: Run): Result {
  const { netuid } = subnetOf(run);
  return answer(run, blocksToEpoch(run.world.block, netuid), netuid);
}

export function convictions(run: Run): Result {
  const subnet = subnetFor(run);
  const own = subnet.locked / RAO;
  return answer(
    run,
    [
      { hotkey: nameOf(subnet.neurons[0]?.hotkey ?? ""), locked: 4000, conviction: 2100 },
      { hotkey: "yours", locked: own, conviction: 0 },
    ],
    subnet.netuid,
  );
}

export function showLocks(run: Run): Result {
  const subnet = subnetFor(run);
  return answer(
    run,
    { netuid: subnet.netuid, locked_alpha: subnet.locked / RAO, lock: subnet.locked > 0 ? "held" : "none" },
    subnet.netuid,
  );
}

/** What cannot be locked: root. */
function subnetFor(run: Run): Subnet {
  const subnet = subnetOf(run);
  return subnet.netuid === 0 ? refuse(run, "nothing is locked on root") : subnet;
}

/** What an explorer of one subnet answers that has one mechanism only. */
export function mechanisms(run: Run, what: "count" | "emissions"): Result {
  const { netuid } = subnetOf(run);
  return what === "count"
    ? answer(run, { netuid, mechanisms: 1 }, netuid)
    : answer(run, [{ mechanism: 0, share: 1 }], netuid);
}

export function identityOf(run: Run): Result {
  const subnet = subnetOf(run);
  return answer(run, { name: subnet.name, github: "none", contact: "none" }, subnet.netuid);
}

/** The subnets' epochs do not fall together. */
function blocksToEpoch(block: number, netuid: number): number {
  return TEMPO - ((block + netuid * 31) % TEMPO);
}

function rowOf({ uid, hotkey, stake, permit, incentive, dividends, emission }: Neuron): string[] {
  const numbers = [incentive.toFixed(3), dividends.toFixed(3), emission.toFixed(2)];
  return [String(uid), nameOf(hotkey).slice(0, 28), stakeAmount(1, stake), permit ? "yes" : "", ...numbers];
}

function look(run: Run, lines: readonly string[], netuid: number | null = null): Result {
  const looked = { network: networkOf(run), netuid: netuid ?? run.world.looked.netuid };
  return done({ ...run.world, looked }, lines);
}
