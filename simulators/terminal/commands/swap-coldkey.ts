import { madeUpHash } from "../made-up.ts";
import { lesson, type Result } from "../result.ts";
import { answer, chainOf, hasFlag, need, optionOf, type Run, refuse, resolveAddress, walletOf } from "../run.ts";
import { type Applied, sign } from "../sign.ts";
import { type Chain, isHotkeyOf, RAO } from "../world.ts";

/** Of a coldkey's swap. */
const SWAP_COST = 0.1 * RAO;
/** Transaction fee of carrying it out. */
const COLDKEY_SWAP_FEE = 0.0067 * RAO;
const DELAY = 36_000;
const DAY = 7200;

/** A coldkey that is to be given up for another: announced, and executed five days later. */
export function swapColdkey(run: Run, step: "announce" | "execute" | "dispute" | "clear"): Result {
  const { coldkey } = walletOf(run);
  /** In which a call is carried out. */
  const block = run.world.block + 1;
  const standing = chainOf(run).announced[coldkey];
  if (step === "announce") return announceSwap(run, block);
  if (!standing) return refuse(run, "ColdkeySwapAnnouncementNotFound: no swap of this coldkey is announced");
  if (step === "dispute")
    return sign(run, { effects: [["dispute", coldkey]], isOpen: true }, (chain) => ({
      chain: { ...chain, announced: { ...chain.announced, [coldkey]: { ...standing, isDisputed: true } } },
      lines: [["disputed", "the account is frozen until root decides"]],
    }));
  const due = step === "clear" ? standing.when + DAY : standing.when;
  const tooEarly = step === "clear" ? "ColdkeySwapClearTooEarly" : "ColdkeySwapTooEarly";
  if (step === "execute") return executeSwap(run, block < due ? `${tooEarly}: possible from block ${due} on` : null);
  if (block < due) refuse(run, `${tooEarly}: block ${block}, possible from ${due} on`);
  return sign(run, { effects: [["clear", coldkey]], isOpen: true }, (chain) => ({
    chain: withoutSwap(chain, coldkey),
    lines: [],
  }));
}

/** The chain takes a hash of the new coldkey. It is paid for once. */
function announceSwap(run: Run, block: number): Result {
  const { coldkey } = walletOf(run);
  const standing = chainOf(run).announced[coldkey];
  const to = newColdkeyOf(run);
  if (isUsed(run, to))
    refuse(run, "The chain would take this and answer ColdKeyAlreadyAssociated five days later: never used is a must");
  if (standing && block < standing.when + DAY)
    refuse(run, `ColdkeySwapReannouncedTooEarly: block ${block}, possible from ${standing.when + DAY} on`);
  const when = block + DELAY;
  const cost = standing ? 0 : SWAP_COST;
  const hash = madeUpHash(to);
  return sign(
    run,
    {
      effects: [
        ["announce swap", coldkey],
        ["to", to],
        ["on the chain", hash],
        ["can be executed", `from block ${when} on`],
      ],
      spends: cost,
      isOpen: true,
    },
    (chain) => ({
      chain: {
        ...chain,
        balances: { ...chain.balances, [coldkey]: (chain.balances[coldkey] ?? 0) - cost },
        announced: { ...chain.announced, [coldkey]: { hash, when, isDisputed: false } },
      },
      lines: [
        ["announced", hash],
        ["can be executed", `from block ${when} on`],
      ],
      lessons: [lesson("coldkeyLocked")],
    }),
  );
}

/** Here the new coldkey is named for the first time. */
function executeSwap(run: Run, tooEarly: string | null): Result {
  const { coldkey } = walletOf(run);
  const to = newColdkeyOf(run);
  return sign(
    run,
    {
      effects: [
        ["swap", coldkey],
        ["to", to],
      ],
      fee: COLDKEY_SWAP_FEE,
      isOpen: true,
    },
    (chain): Applied => {
      const refused =
        chain.announced[coldkey]?.hash !== madeUpHash(to)
          ? "AnnouncedColdkeyHashDoesNotMatch: another coldkey was announced"
          : (tooEarly ?? (isUsed(run, to) ? "ColdKeyAlreadyAssociated: the new coldkey has been used" : null));
      if (refused !== null) return { chain, lines: [], refused };
      const own = <T extends string | null>(who: T) => (who === coldkey ? to : who);
      const { [coldkey]: free = 0, [to]: held = 0, ...others } = chain.balances;
      return {
        chain: {
          ...withoutSwap(chain, coldkey),
          balances: { ...others, [coldkey]: 0, [to]: held + free },
          stakes: chain.stakes.map((one) => ({ ...one, coldkey: own(one.coldkey) })),
          subnets: chain.subnets.map((subnet) => ({ ...subnet, owner: own(subnet.owner) })),
        },
        lines: [
          ["swapped", `all of ${coldkey}`],
          ["to", to],
        ],
      };
    },
  );
}

function newColdkeyOf(run: Run): string {
  const given = need(run, ["--new-coldkey", "--new-coldkey-ss58", "--new"], "new-coldkey");
  return resolveAddress(run, given, "account");
}

function withoutSwap(chain: Chain, coldkey: string): Chain {
  return {
    ...chain,
    announced: Object.fromEntries(Object.entries(chain.announced).filter(([who]) => who !== coldkey)),
  };
}

/** Whether somebody has announced a swap. Where it goes is hashed. */
export function checkSwap(run: Run): Result {
  const { announced } = chainOf(run);
  const rowOf = (coldkey: string, { hash, when, isDisputed }: Chain["announced"][string]) => ({
    coldkey,
    new_coldkey_hash: hash,
    block: run.world.block,
    executable_from_block: when,
    disputed: isDisputed,
  });
  if (hasFlag(run, "--all", "-a"))
    return answer(
      run,
      Object.entries(announced).map(([who, swap]) => rowOf(who, swap)),
    );
  const given = optionOf(run, ["--coldkey", "--ss58", "--ss58-address", "--address"]);
  const coldkey = given === undefined ? walletOf(run).coldkey : resolveAddress(run, given, "account");
  const found = announced[coldkey];
  return answer(run, found ? rowOf(coldkey, found) : { coldkey, announced: "no swap is announced" });
}

function isUsed(run: Run, address: string): boolean {
  return isHotkeyOf(run.world, address) || chainOf(run).stakes.some(({ coldkey }) => coldkey === address);
}
