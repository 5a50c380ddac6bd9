import type { Pool } from "../pool/balancer.ts";
import type { Generation } from "./grammar.ts";
import { madeUpAddress } from "./made-up.ts";

export const RAO = 1_000_000_000;
export const TEMPO = 360;
const FIRST_BLOCK = 9_000_000;

export type Network = "finney" | "test";

export interface Wallet {
  readonly name: string;
  /** Null where only hotkeys lie in the folder. */
  readonly coldkey: string | null;
  readonly hotkeys: readonly { readonly name: string; readonly address: string }[];
}

export interface Neuron {
  readonly uid: number;
  readonly hotkey: string;
  readonly stake: number;
  readonly permit: boolean;
  readonly incentive: number;
  readonly dividends: number;
  /** In alpha an epoch. */
  readonly emission: number;
  readonly registeredAt: number;
  readonly lastUpdate: number;
  readonly axon: string | null;
}

/** A hotkey that is lent a share of the stake weight. */
export interface Child {
  readonly hotkey: string;
  readonly share: number;
}

export interface Subnet {
  readonly netuid: number;
  readonly name: string;
  readonly owner: string | null;
  /** In RAO; null on root. */
  readonly pool: Pool | null;
  /** What a place costs, in RAO. */
  readonly burn: number;
  readonly isStarted: boolean;
  /** Others trade there before an order of yours is in a block. */
  readonly isBusy: boolean;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly neurons: readonly Neuron[];
  /** Lists of children by the block from which they hold: the active one, then one that waits. */
  readonly children: readonly { readonly from: number; readonly list: readonly Child[] }[];
  /** Alpha that is locked, in RAO. */
  readonly locked: number;
}

export interface Stake {
  readonly coldkey: string;
  readonly hotkey: string;
  readonly netuid: number;
  /** In RAO of alpha, on root of TAO. */
  readonly amount: number;
}

export interface Chain {
  readonly balances: Readonly<Record<string, number>>;
  readonly stakes: readonly Stake[];
  readonly subnets: readonly Subnet[];
  /** What a subnet costs, in RAO. */
  readonly lockCost: number;
  /** By who is swapped: to whom, hashed, and from which block on. */
  readonly announced: Readonly<
    Record<string, { readonly hash: string; readonly when: number; readonly isDisputed: boolean }>
  >;
  /** By coldkey and subnet: the block of its last hotkey swap there. */
  readonly hotkeySwaps: Readonly<Record<string, number>>;
  readonly proxies: readonly {
    readonly of: string;
    readonly delegate: string;
    readonly type: string;
    readonly delay: string;
  }[];
}

export interface World {
  readonly generation: Generation;
  readonly settings: Readonly<Record<string, string>>;
  readonly wallets: readonly Wallet[];
  /** Whose recovery words the made-up ones are. */
  readonly phraseOf: string;
  readonly block: number;
  readonly chains: Readonly<Record<Network, Chain>>;
  /** Proxies that have a name in the tool: a note, nothing on the chain. */
  readonly book: readonly { readonly name: string; readonly address: string; readonly type: string }[];
  /** Placeholders of guides that were explained. */
  readonly told: readonly string[];
  /** The network and subnet that were looked at last. */
  readonly looked: { readonly network: Network | null; readonly netuid: number | null };
}

/** Hotkeys that take stake from others. */
export const DELEGATES = [
  { name: "Practice Validator A", address: madeUpAddress("Hotkey", "ValidatorA"), take: 0.18 },
  { name: "Practice Validator B", address: madeUpAddress("Hotkey", "ValidatorB"), take: 0.12 },
  { name: "Practice Validator C", address: madeUpAddress("Hotkey", "ValidatorC"), take: 0.09 },
] as const;

/** Somebody else. */
export const FRIEND = madeUpAddress("Account", "Friend");

/** The subnet in which others trade. */
export const BUSY = 7;

export const FIRST_WALLET = "my_coldkey";
const OWNER = madeUpAddress("Coldkey", FIRST_WALLET);

/** A wallet with some TAO, one for practice, and two networks with a handful of subnets. All numbers are made up. */
export function createWorld(): World {
  const practice = madeUpAddress("Coldkey", "practice");
  const finney = [
    root(),
    subnet(1, "practice-text", { tao: 60_000, alpha: 2_000_000 }, 0.5),
    subnet(BUSY, "practice-data", { tao: 3000, alpha: 100_000 }, 0.2, { isBusy: true }),
    subnet(11, "practice-art", { tao: 400, alpha: 40_000 }, 0.05),
    subnet(12, "practice-code", { tao: 9000, alpha: 450_000 }, 0.3),
    subnet(42, "practice-own", { tao: 900, alpha: 60_000 }, 0.1, { owner: OWNER, isStarted: false }),
  ];
  const test = [
    root(),
    subnet(1, "test-text", { tao: 5000, alpha: 250_000 }, 0.5),
    subnet(2, "test-data", { tao: 800, alpha: 80_000 }, 0.1),
  ];
  const chain = { stakes: [], announced: {}, hotkeySwaps: {}, proxies: [] };
  return {
    generation: 11,
    settings: { network: "finney", wallet: FIRST_WALLET },
    wallets: [wallet(FIRST_WALLET, OWNER), wallet("practice", practice)],
    phraseOf: OWNER,
    block: FIRST_BLOCK,
    chains: {
      finney: { ...chain, balances: { [OWNER]: 1000 * RAO, [FRIEND]: 25 * RAO }, subnets: finney, lockCost: 600 * RAO },
      test: { ...chain, balances: { [OWNER]: 500 * RAO, [practice]: 50 * RAO }, subnets: test, lockCost: 40 * RAO },
    },
    book: [],
    told: [],
    looked: { network: null, netuid: null },
  };
}

export function newHotkey(walletName: string, name: string) {
  return { name, address: madeUpAddress("Hotkey", `${walletName}${name}`) };
}

function wallet(name: string, coldkey: string): Wallet {
  return { name, coldkey, hotkeys: [newHotkey(name, "default")] };
}

function root(): Subnet {
  return { ...subnet(0, "root", { tao: 1, alpha: 1 }, 0), pool: null };
}

function subnet(
  netuid: number,
  name: string,
  { tao, alpha }: { tao: number; alpha: number },
  burn: number,
  more: Partial<Subnet> = {},
): Subnet {
  return {
    netuid,
    name,
    owner: null,
    pool: { tao: tao * RAO, alpha: alpha * RAO, quoteWeight: 0.5 },
    burn: Math.round(burn * RAO),
    isStarted: true,
    isBusy: false,
    settings: {
      tempo: TEMPO,
      immunity_period: 7200,
      registration_allowed: true,
      commit_reveal_weights_enabled: netuid !== 11,
      commit_reveal_period: 1,
      weights_rate_limit: 100,
      liquid_alpha_enabled: false,
    },
    neurons: neuronsOf(netuid),
    children: [],
    locked: 0,
    ...more,
  };
}

/** Two validators and three miners. */
function neuronsOf(netuid: number): Neuron[] {
  const row = (
    uid: number,
    hotkey: string,
    stake: number,
    paid: Pick<Neuron, "incentive" | "dividends" | "emission">,
  ) => ({
    uid,
    hotkey,
    stake: stake * RAO,
    permit: stake > 0,
    ...paid,
    registeredAt: FIRST_BLOCK - 50_000 + uid,
    lastUpdate: FIRST_BLOCK - 40 * (uid + 1),
    axon: stake > 0 ? null : `192.0.2.${10 + uid}:8091`,
  });
  const miner = (uid: number) => madeUpAddress("Hotkey", `Miner${netuid}n${uid}`);
  return [
    row(0, DELEGATES[0].address, 60_000, { incentive: 0, dividends: 0.6, emission: 88.56 }),
    row(1, DELEGATES[1].address, 40_000, { incentive: 0, dividends: 0.4, emission: 59.04 }),
    row(2, miner(2), 0, { incentive: 0.7, dividends: 0, emission: 103.32 }),
    row(3, miner(3), 0, { incentive: 0.25, dividends: 0, emission: 36.9 }),
    row(4, miner(4), 0, { incentive: 0.05, dividends: 0, emission: 7.38 }),
  ];
}

/** Whether an address is that of a hotkey, not of an account. */
export function isHotkeyOf({ wallets }: World, address: string): boolean {
  return (
    wallets.some(({ hotkeys }) => hotkeys.some((one) => one.address === address)) ||
    DELEGATES.some((one) => one.address === address)
  );
}
