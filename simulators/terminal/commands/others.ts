import { madeUpAddress } from "../made-up.ts";
import { done, type Result } from "../result.ts";
import { answer, need, optionOf, type Run, refuse, resolveAddress, walletOf } from "../run.ts";
import { pairs, table, tao } from "../show.ts";
import { RAO } from "../world.ts";
import { receipt } from "./validating.ts";

const SETTINGS = new Set(["network", "wallet", "wallet_hotkey", "wallet_path", "json", "mev_shield", "proxy_for"]);

/** What is set for all commands. Generation 9 names them as options. */
export function config(run: Run, step: "get" | "set" | "unset"): Result {
  const { world, command } = run;
  if (step === "get") return done(world, pairs(Object.entries(world.settings)));
  const [word, second] = command.words;
  const network = optionOf(run, ["--network"]);
  const wallet = optionOf(run, ["--wallet-name", "--wallet.name", "--name"]);
  if (step === "set" && network !== undefined) return set(run, "network", network);
  if (step === "set" && wallet !== undefined) return set(run, "wallet", wallet);
  const name = word ?? need(run, ["name"], "name");
  if (!SETTINGS.has(name)) return refuse(run, `unknown setting '${name.slice(0, 30)}' (${[...SETTINGS].join(", ")})`);
  if (step === "set") return set(run, name, second ?? need(run, ["value"], "value"));
  const settings = Object.fromEntries(Object.entries(world.settings).filter(([key]) => key !== name));
  return done({ ...world, settings: { network: "finney", wallet: "default", ...settings } }, [`${name} unset`]);
}

function set(run: Run, name: string, value: string): Result {
  if (!/^[\w.:/-]{1,60}$/.test(value)) refuse(run, "invalid value");
  return done({ ...run.world, settings: { ...run.world.settings, [name]: value } }, [`${name} = ${value}`]);
}

/** The native account of an address of the EVM. */
export function mirrorOf(run: Run): Result {
  return done(run.world, [madeUpAddress("Account", `Mirror${run.command.words[0] ?? ""}`)]);
}

/** The native account from which only this coldkey can claim what was sent to the first 20 bytes of its public key, as an address of the EVM. */
export function depositAddressOf(run: Run): Result {
  return done(run.world, [madeUpAddress("Account", `Deposit${walletOf(run).coldkey}`)]);
}

export function signMessage(run: Run): Result {
  const message = need(run, ["--message"], "message");
  const { coldkey } = walletOf(run);
  return done(
    run.world,
    pairs([
      ["signed_message", signatureOf(message, coldkey)],
      ["signer_address", coldkey],
    ]),
  );
}

export function verifyMessage(run: Run): Result {
  const message = need(run, ["--message", "-m"], "message");
  const signature = need(run, ["--signature", "-s"], "signature");
  const given = optionOf(run, ["--ss58", "--address", "-a"]);
  const signer = given === undefined ? walletOf(run).coldkey : resolveAddress(run, given, "account");
  const isRight = signature === signatureOf(message, signer);
  return done(run.world, [`${isRight ? "✓ the signature is" : "✗ the signature is not"} of this message and address`]);
}

function signatureOf(message: string, signer: string): string {
  const signs = [...message, ...signer];
  return `made-up-signature-${signs.reduce((sum, sign) => (sum * 33 + (sign.codePointAt(0) ?? 0)) % 1_000_000_007, 7)}`;
}

export function accountIdentity(run: Run): Result {
  const key = resolveAddress(run, need(run, ["--key", "--ss58", "--coldkey-ss58", "-k"], "key"), "hotkey");
  return answer(run, {
    key,
    name: "Practice Validator A",
    url: "none",
    image: "none",
    description: "as its owner wrote it; nobody checks it",
  });
}

/** One crowdloan is on, with made-up numbers. */
export function crowd(run: Run, step: "list" | "info" | "contributors" | "contribute" | "create"): Result {
  const loan = {
    id: 0,
    creator: "5MadeUpOnlyAccountCreator",
    raised_tao: 420,
    cap_tao: 600,
    contributors: 12,
    end_block: run.world.block + 50_000,
  };
  if (step === "list") return answer(run, [loan]);
  if (step === "create") {
    const share = optionOf(run, ["--emissions-share"]) ?? "30";
    return receipt(
      run,
      [
        ["crowdloan", "a subnet lease"],
        ["emissions share", `${share} %`],
        ["deposit", tao(10 * RAO)],
      ],
      10 * RAO,
    );
  }
  const id = need(run, ["--id"], "id");
  if (id !== "0") refuse(run, `InvalidCrowdloanId: ${id.slice(0, 10)}`);
  if (step === "info") return answer(run, loan);
  if (step === "contributors")
    return answer(run, [{ contributor: "5MadeUpOnlyAccountContributor", amount_tao: 35, share: 0.083 }]);
  const amount = Number(need(run, ["--amount"], "amount (TAO)"));
  if (!(amount > 0)) refuse(run, "invalid value for --amount: expected a number");
  return receipt(
    run,
    [
      ["contribute", tao(amount * RAO)],
      ["crowdloan", "0"],
    ],
    amount * RAO,
  );
}

export function proxies({ world }: Run): Result {
  return done(
    world,
    world.book.length > 0
      ? table(
          ["name", "address", "type"],
          world.book.map(({ name, address, type }) => [name, address, type]),
        )
      : ["none"],
  );
}

export function noteProxy(run: Run): Result {
  const name = need(run, ["--name"], "name of the proxy");
  const address = resolveAddress(run, need(run, ["--address"], "address"), "account");
  const type = need(run, ["--proxy-type"], "proxy-type", "Staking");
  if (!/^[\w-]{1,24}$/.test(name)) refuse(run, "invalid name: letters, digits, - and _");
  return done({ ...run.world, book: [...run.world.book.filter((one) => one.name !== name), { name, address, type }] }, [
    `✓ ${name} is in the book of proxies`,
  ]);
}
