import { type Ask, done, lesson, type Result } from "./result.ts";
import { BUSY, type Chain, FIRST_WALLET, type Network, RAO, TEMPO, type World } from "./world.ts";

const SECONDS_PER_BLOCK = 12;
const SECONDS: Readonly<Record<string, number>> = { "": 1, s: 1, m: 60, h: 3600, d: 86_400 };
const LONGEST_SLEEP = 60 * 86_400;
/** What stake earns in an epoch, here. */
const DIVIDENDS = 0.0003;
/** What a permit takes, here. */
const LEAST_FOR_PERMIT = 1000 * RAO;

/** `sleep 72m` lets blocks pass: epochs pay, prices move on. Null for another command. */
export function leaveTime(world: World, words: readonly string[]): Result | null {
  if (words[0] !== "sleep") return null;
  const [, count, unit] = /^(\d{1,8})([smhd]?)$/.exec(words[1] ?? "") ?? [];
  const seconds = Math.min(LONGEST_SLEEP, Number(count) * (SECONDS[unit ?? ""] ?? 1));
  if (count === undefined) return done(world, ["sleep: expected a time, as in sleep 72m"]);
  const blocks = Math.floor(seconds / SECONDS_PER_BLOCK);
  const epochs = Math.floor(blocks / TEMPO);
  const chains = Object.fromEntries(
    Object.entries(world.chains).map(([name, chain]) => [name, grow(chain, epochs)]),
  ) as World["chains"];
  return done({ ...world, chains, block: world.block + blocks }, [`… ${blocks} blocks, ${epochs} epochs`]);
}

/** A stranger's script, which asks for recovery words: `answer` is null where none were given. */
export function runScript(world: World, answer: string | null): Result {
  if (answer === null) return done(world, ["aborted."], { lessons: [lesson("notPhished")], goals: ["notPhished"] });
  const owner = world.wallets.find(({ name }) => name === FIRST_WALLET)?.coldkey ?? world.phraseOf;
  const chain = world.chains.finney;
  const lost = chain.balances[owner] ?? 0;
  const emptied = {
    ...chain,
    balances: { ...chain.balances, [owner]: 0 },
    stakes: chain.stakes.filter(({ coldkey }) => coldkey !== owner),
  };
  const chains: Record<Network, Chain> = { ...world.chains, finney: emptied };
  return done({ ...world, chains, block: world.block + 1 }, ["Syncing … done. Thank you!"], {
    lessons: [lesson("phished", { lost: lost / RAO })],
    goals: ["phished"],
  });
}

runScript.ask = {
  flag: "phish",
  label: "Enter your recovery words to repair it",
  preset: null,
  isHidden: true,
} satisfies Ask;

function grow(chain: Chain, epochs: number): Chain {
  if (epochs === 0) return chain;
  const rate = (1 + DIVIDENDS) ** epochs;
  const stakes = chain.stakes.map((one) => ({ ...one, amount: Math.round(one.amount * rate) }));
  const behind = (hotkey: string, netuid: number) =>
    stakes.filter((one) => one.hotkey === hotkey && one.netuid === netuid).reduce((sum, { amount }) => sum + amount, 0);
  const subnets = chain.subnets.map((subnet) => ({
    ...subnet,
    isBusy: subnet.isBusy || subnet.netuid === BUSY,
    neurons: subnet.neurons.map((neuron) => {
      const stake = Math.max(neuron.stake, behind(neuron.hotkey, subnet.netuid));
      return { ...neuron, stake, permit: stake >= LEAST_FOR_PERMIT };
    }),
  }));
  return { ...chain, stakes, subnets };
}
