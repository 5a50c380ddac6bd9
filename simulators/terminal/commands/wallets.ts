import { isMadeUpPhrase, MADE_UP_PHRASE, madeUpAddress } from "../made-up.ts";
import { done, Halt, lesson, type Result } from "../result.ts";
import {
  answer,
  chainOf,
  hasFlag,
  isGeneration,
  need,
  networkOf,
  optionOf,
  type Run,
  refuse,
  resolveAddress,
  walletNameOf,
  walletOf,
} from "../run.ts";
import { pairs, table, tao } from "../show.ts";
import { newHotkey, RAO, type Wallet, type World } from "../world.ts";
import { valueIn } from "./stakes.ts";

const NAME = /^[A-Za-z0-9_-]{1,24}$/;
const WALLET = { 9: "--wallet-name", 11: "--wallet" };
const HOTKEY = { 9: "--wallet-hotkey", 11: "--wallet-hotkey" };

/** Makes keys, and shows their words once. */
export function makeKeys(run: Run, which: { coldkey: boolean; hotkey: boolean }): Result {
  const { world } = run;
  const name = askName(
    run,
    WALLET[world.generation],
    which.coldkey ? "Wallet name to create" : "Wallet name",
    which.coldkey ? "default" : walletNameOf(run),
  );
  const hotkeyName = which.hotkey ? askName(run, HOTKEY[world.generation], "Name for the new hotkey", "default") : null;
  const before = world.wallets.find((wallet) => wallet.name === name);
  if (which.coldkey && before?.coldkey && !hasFlag(run, "--overwrite"))
    refuse(run, `wallet '${name}' already has a coldkey: pass --overwrite to replace it`);
  if (which.coldkey && !hasFlag(run, "--no-password")) askPassword(run);
  const coldkey = which.coldkey ? madeUpAddress("Coldkey", name) : (before?.coldkey ?? null);
  const hotkey = hotkeyName === null ? null : newHotkey(name, hotkeyName);
  const made: Wallet = { name, coldkey, hotkeys: withHotkey(before, hotkey) };
  const lines = [
    ...(which.coldkey ? wordsOf("coldkey", MADE_UP_PHRASE) : []),
    ...(hotkey ? wordsOf("hotkey", MADE_UP_PHRASE.split(" ").reverse().join(" ")) : []),
    ...pairs([
      ["wallet", name],
      ...(which.coldkey && coldkey ? [["coldkey", coldkey] as const] : []),
      ...(hotkey ? [["hotkey", `${hotkey.name} (${hotkey.address})`] as const] : []),
    ]),
  ];
  const after = { ...withWallet(world, made), phraseOf: which.coldkey && coldkey ? coldkey : world.phraseOf };
  return done(after, lines, {
    goals: which.coldkey ? ["walletMade"] : [],
    lessons: which.coldkey ? [lesson("phraseShown")] : [],
  });
}

/** Makes a key anew from its words, which it asks for. */
export function restoreKey(run: Run, which: "coldkey" | "hotkey"): Result {
  const { world } = run;
  const given = optionOf(run, ["--mnemonic"]);
  const isInLine = run.command.options.has("--mnemonic");
  if (given === undefined)
    throw new Halt({
      ask: { flag: "--mnemonic", label: `Enter the ${which}'s mnemonic`, preset: null, isHidden: true },
    });
  if (!isMadeUpPhrase(given)) refuse(run, "invalid mnemonic", lesson("otherPhrase"));
  const name = askName(run, WALLET[world.generation], "Wallet name", "restored");
  const hotkeyName =
    which === "hotkey" ? askName(run, HOTKEY[world.generation], "Name for the hotkey", "default") : null;
  if (which === "coldkey" && !hasFlag(run, "--no-password")) askPassword(run);
  const before = world.wallets.find((wallet) => wallet.name === name);
  const hotkey =
    hotkeyName === null
      ? null
      : newHotkey(world.wallets.find(({ coldkey }) => coldkey === world.phraseOf)?.name ?? name, hotkeyName);
  const restored: Wallet = {
    name,
    coldkey: which === "coldkey" ? world.phraseOf : (before?.coldkey ?? null),
    hotkeys: withHotkey(before, hotkey),
  };
  const shown = which === "coldkey" ? world.phraseOf : (hotkey?.address ?? "");
  return done(
    withWallet(world, restored),
    [
      `✓ ${which} restored`,
      ...pairs([
        ["wallet", name],
        [which, shown],
      ]),
    ],
    {
      goals: which === "coldkey" ? ["walletRestored"] : [],
      lessons: isInLine ? [lesson("phraseInHistory")] : [],
    },
  );
}

/** The public half alone, of its address. */
export function restorePublicKey(run: Run): Result {
  const address = resolveAddress(
    run,
    need(run, ["--ss58", "--ss58-address", "--address"], "ss58 address of the coldkey"),
    "account",
  );
  return done(run.world, [
    "✓ coldkeypub written: it can be looked at, and signs nothing",
    ...pairs([["coldkey", address]]),
  ]);
}

export function listWallets(run: Run): Result {
  const lines = run.world.wallets.flatMap(({ name, coldkey, hotkeys }) => [
    `${name}  coldkey ${coldkey ?? "none"}`,
    ...hotkeys.map((hotkey) => `  ${hotkey.name}  hotkey ${hotkey.address}`),
  ]);
  return done(run.world, lines, { goals: ["walletSeen"] });
}

export function showBalance(run: Run): Result {
  const chain = chainOf(run);
  const asked = optionOf(run, ["--ss58", "--ss58-address"]);
  const staked = (coldkey: string) =>
    chain.stakes
      .filter((one) => one.coldkey === coldkey)
      .reduce((sum, one) => sum + valueIn(chain, one.netuid, one.amount), 0);
  const rowOf = (name: string, coldkey: string) => {
    const free = chain.balances[coldkey] ?? 0;
    return [name, coldkey, tao(free), tao(staked(coldkey)), tao(free + staked(coldkey))];
  };
  const looked = { ...run.world.looked, network: networkOf(run) };
  const rows = hasFlag(run, "--all", "-a")
    ? run.world.wallets.flatMap(({ name, coldkey }) => (coldkey ? [rowOf(name, coldkey)] : []))
    : [
        asked === undefined
          ? rowOf(walletOf(run).name, walletOf(run).coldkey)
          : rowOf("address", resolveAddress(run, asked, "account")),
      ];
  return done({ ...run.world, looked }, [
    `balance on ${networkOf(run)}`,
    ...table(["wallet", "coldkey", "free", "staked", "total"], rows),
  ]);
}

/** Where a wallet's hotkeys have a place. */
export function overview(run: Run): Result {
  const wallet = walletOf(run);
  const chain = chainOf(run);
  const rows = chain.subnets.flatMap(({ netuid, neurons }) =>
    neurons
      .filter(({ hotkey }) => wallet.hotkeys.some(({ address }) => address === hotkey))
      .map(({ uid, hotkey, emission }) => ({ netuid, uid, hotkey, emission })),
  );
  const balance = { wallet: wallet.name, free_tao: (chain.balances[wallet.coldkey] ?? 0) / RAO };
  return rows.length > 0 ? answer(run, rows) : answer(run, { ...balance, registered: "nowhere" });
}

function askName(run: Run, flag: string, label: string, preset: string): string {
  const short = flag === HOTKEY[11] ? ["-H"] : ["-w", "--name", "--wallet.name", "--wallet_name"];
  const name = need(
    run,
    [flag, ...short],
    isGeneration(run, 11) ? `${flag.slice(2)} [${preset}]` : `${label} (${preset})`,
    preset,
  );
  if (!NAME.test(name)) refuse(run, `invalid name '${name.slice(0, 20)}': letters, digits, - and _`);
  return name;
}

/** What is answered to it is not stored: it may be somebody's own. */
function askPassword(run: Run): void {
  if (optionOf(run, ["password"]) === undefined)
    throw new Halt({ ask: { flag: "password", label: "Password for the coldkey's file", preset: "", isHidden: true } });
}

function wordsOf(key: string, phrase: string): string[] {
  return [`The mnemonic of the new ${key} is:`, `  ${phrase}`];
}

function withHotkey(wallet: Wallet | undefined, hotkey: ReturnType<typeof newHotkey> | null): Wallet["hotkeys"] {
  const others = wallet?.hotkeys.filter(({ name }) => name !== hotkey?.name) ?? [];
  return hotkey ? [...others, hotkey] : others;
}

function withWallet(world: World, wallet: Wallet): World {
  return { ...world, wallets: [...world.wallets.filter(({ name }) => name !== wallet.name), wallet] };
}
