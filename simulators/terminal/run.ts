import { type Command, type Generation, isPlaceholder } from "./grammar.ts";
import { isMadeUpAddress, madeUpAddress } from "./made-up.ts";
import { Halt, type Lesson, lesson, type Result } from "./result.ts";
import { json, plain, type Value } from "./show.ts";
import { type Chain, DELEGATES, FRIEND, type Network, RAO, type Subnet, type Wallet, type World } from "./world.ts";

/** A command at work: the world before it, its words, and what was answered to its questions. */
export interface Run {
  readonly world: World;
  readonly command: Command;
  readonly answers: ReadonlyMap<string, string>;
  /** What is said besides: which placeholder was taken for what. */
  readonly notes: Lesson[];
}

const WALLET = ["--wallet", "-w", "--wallet-name", "--wallet_name", "--wallet.name", "--name"];
const HOTKEY = ["--wallet-hotkey", "-H", "--wallet_hotkey", "--wallet.hotkey"];
const NETWORK = ["--network", "--chain", "--subtensor.network", "--subtensor.chain_endpoint"];

/** What an option of one of these names was given; undefined where none was. */
export function optionOf({ command, answers }: Run, names: readonly string[]): string | undefined {
  for (const name of names) {
    const given = command.options.get(name)?.at(-1) ?? answers.get(name);
    if (given !== undefined) return given;
  }
  return undefined;
}

export function hasFlag({ command }: Run, ...names: string[]): boolean {
  return names.some((name) => command.options.has(name));
}

/** A value that the command cannot do without: it asks. */
export function need(run: Run, names: readonly string[], label: string, preset: string | null = null): string {
  const given = optionOf(run, names);
  if (given !== undefined && given !== "") return given;
  throw new Halt({ ask: { flag: names[0] ?? "", label, preset, isHidden: false } });
}

export function isGeneration({ world }: Run, generation: Generation): boolean {
  return world.generation === generation;
}

/** How either generation says that something is wrong. */
export function refuse({ world }: Run, text: string, ...lessons: Lesson[]): never {
  const lines = world.generation === 11 ? [`error: ${text}`] : [`❌ Error: ${text}`];
  throw new Halt({ lines, lessons });
}

export function networkOf(run: Run): Network {
  const named = optionOf(run, run.world.generation === 11 ? [...NETWORK, "-n"] : NETWORK);
  const network = named === undefined || isPlaceholder(named) ? run.world.settings.network : named;
  if (network === "finney" || network === "test") return network;
  if (network === "local" || network?.startsWith("ws"))
    return refuse(
      run,
      `could not connect to ${network === "local" ? "ws://127.0.0.1:9944" : network}: connection refused`,
    );
  return refuse(run, `unknown network '${network}' (finney, test, local, or a ws:// endpoint)`);
}

export function chainOf(run: Run): Chain {
  return run.world.chains[networkOf(run)];
}

/** Whose keys are meant: the option, else what is set. */
export function walletNameOf(run: Run): string {
  const given = optionOf(run, WALLET);
  if (given === undefined || isPlaceholder(given)) {
    const set = run.world.settings.wallet ?? "";
    if (given !== undefined) run.notes.push(lesson("placeholder", { word: given, value: set }));
    return set;
  }
  return given;
}

export function walletOf(run: Run): Wallet & { readonly coldkey: string } {
  const name = walletNameOf(run);
  const found = run.world.wallets.find((wallet) => wallet.name === name);
  if (found?.coldkey) return { ...found, coldkey: found.coldkey };
  const known = run.world.wallets.map((wallet) => wallet.name).join(", ");
  return refuse(run, `no wallet named '${name}' (available: ${known})`);
}

/** The address of the hotkey that a command signs with, or is about. */
export function ownHotkeyOf(run: Run): string {
  const wallet = walletOf(run);
  const given = optionOf(run, HOTKEY);
  const isGiven = given !== undefined && !isPlaceholder(given);
  if (given !== undefined && !isGiven) run.notes.push(lesson("placeholder", { word: given, value: "default" }));
  const name = isGiven ? given : "default";
  const found = wallet.hotkeys.find((hotkey) => hotkey.name === name) ?? (isGiven ? undefined : wallet.hotkeys[0]);
  return found?.address ?? refuse(run, `no hotkey named '${name}' in wallet '${wallet.name}'`);
}

/** An account that is named by its address, by a name, or by a placeholder of a guide. */
export function resolveAddress(run: Run, text: string, kind: "hotkey" | "account"): string {
  if (isMadeUpAddress(text)) return text;
  if (isPlaceholder(text)) {
    const tail = /…([A-Z])$/.exec(text)?.[1];
    const address = tail ? madeUpAddress("Account", tail) : kind === "hotkey" ? DELEGATES[0].address : FRIEND;
    run.notes.push(lesson("placeholder", { word: text, value: address }));
    return address;
  }
  for (const wallet of run.world.wallets) {
    if (kind === "account" && wallet.name === text && wallet.coldkey) return wallet.coldkey;
    const hotkey = wallet.hotkeys.find(({ name }) => name === text || `${wallet.name}/${name}` === text);
    if (kind === "hotkey" && hotkey && (wallet.name === walletNameOf(run) || text.includes("/"))) return hotkey.address;
  }
  return refuse(run, `'${text.slice(0, 60)}' is not a known address or name`, lesson("unknownAddress"));
}

/** A subnet that is there. */
export function subnetOf(run: Run, names: readonly string[] = ["--netuid"]): Subnet {
  const all = run.world.generation === 9 ? [...names, "-n"] : names;
  const given =
    optionOf(run, all) ?? run.command.words.find((word) => /^\d+$/.test(word)) ?? need(run, names, "netuid");
  if (isPlaceholder(given)) run.notes.push(lesson("placeholder", { word: given, value: 42 }));
  const netuid = isPlaceholder(given) ? 42 : Number(given);
  if (!/^\d{1,5}$/.test(String(netuid)))
    return refuse(run, `invalid value for --netuid: '${given.slice(0, 20)}' is not a whole number`);
  const found = chainOf(run).subnets.find((subnet) => subnet.netuid === netuid);
  return found ?? refuse(run, `SubnetNotExists: there is no subnet ${netuid} on ${networkOf(run)}`);
}

/** An amount in RAO; null for all there is. */
export function amountOf(run: Run, names: readonly string[], label: string): number | null {
  const given = need(run, names, label);
  if (given === "all") return null;
  const amount = Math.round(Number(given) * RAO);
  if (!/^\d+(?:\.\d+)?$/.test(given) || amount <= 0 || amount > 1e15)
    return refuse(run, `invalid value for ${names[0]}: expected a number, got '${given.slice(0, 20)}'`);
  return amount;
}

/** What a reading answers: for programs, or for people. What was looked at is recorded. */
export function answer(run: Run, value: Value, netuid: number | null = null): Result {
  const isForPrograms = hasFlag(run, "--json", "--json-output", "--json-out");
  const looked = { network: networkOf(run), netuid: netuid ?? run.world.looked.netuid };
  return {
    world: { ...run.world, looked },
    lines: (isForPrograms ? json : plain)(value),
    lessons: [],
    goals: [],
    ask: null,
  };
}

export function withChain(world: World, network: Network, chain: Partial<Chain>): World {
  return { ...world, chains: { ...world.chains, [network]: { ...world.chains[network], ...chain } } };
}

export function withSubnet(chain: Chain, netuid: number, change: Partial<Subnet>): Chain {
  return {
    ...chain,
    subnets: chain.subnets.map((subnet) => (subnet.netuid === netuid ? { ...subnet, ...change } : subnet)),
  };
}
