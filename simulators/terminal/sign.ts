import { type Goal, Halt, type Lesson, lesson, type Result } from "./result.ts";
import { chainOf, hasFlag, isGeneration, networkOf, optionOf, type Run, refuse, walletOf, withChain } from "./run.ts";
import { pairs, tao } from "./show.ts";
import { type Chain, RAO } from "./world.ts";

/** Of an order; other calls cost less. */
export const STAKE_FEE = 0.0012 * RAO;
const OTHER_FEE = 0.0002 * RAO;

export interface Plan {
  /** What it does, in a line each. */
  readonly effects: readonly (readonly [string, string])[];
  readonly fee?: number;
  /** What the coldkey has to have free, besides the fee. */
  readonly spends?: number;
  /** The subnet that it is about, where a wrong number would cost something. */
  readonly netuid?: number;
  /** Also taken while the coldkey's swap is announced, unless it is disputed. */
  readonly isOpen?: boolean;
}

export interface Applied {
  readonly chain: Chain;
  readonly lines: readonly (readonly [string, string])[];
  readonly lessons?: readonly Lesson[];
  readonly goals?: readonly Goal[];
  /** The chain's name for why it did not happen; the fee is gone all the same. */
  readonly refused?: string;
}

/** What changes the chain: shown, asked about, signed by the coldkey, and written into a block. */
export function sign(run: Run, plan: Plan, apply: (chain: Chain) => Applied): Result {
  const { world } = run;
  const wallet = walletOf(run);
  const network = networkOf(run);
  const fee = plan.fee ?? OTHER_FEE;
  const shown = pairs([
    ["network", network],
    ["signer", `${wallet.name} (${wallet.coldkey})`],
    ...plan.effects,
    ["fee", tao(fee)],
  ]);
  if (hasFlag(run, "--dry-run")) {
    const looked = { network, netuid: plan.netuid ?? world.looked.netuid };
    const lines = [...shown, "", "dry run: nothing was submitted"];
    return { world: { ...world, looked }, lines, lessons: [lesson("dryRun")], goals: ["previewed"], ask: null };
  }
  if (!hasFlag(run, "--yes", "-y", "--no-prompt")) confirm(run, shown);

  const chain = chainOf(run);
  const announced = chain.announced[wallet.coldkey];
  if (announced && (announced.isDisputed || !plan.isOpen))
    refuse(run, announced.isDisputed ? "ColdkeySwapDisputed" : "ColdkeySwapAnnounced", lesson("coldkeyLocked"));
  const free = chain.balances[wallet.coldkey] ?? 0;
  if ((plan.spends ?? 0) + fee > free)
    refuse(run, `not enough balance: ${tao((plan.spends ?? 0) + fee)} needed, ${tao(free)} free`);

  const paid = { ...chain, balances: { ...chain.balances, [wallet.coldkey]: free - fee } };
  const { chain: after, lines, lessons = [], goals = [], refused } = apply(paid);
  const block = world.block + 1;
  const mistakes = refused ? [] : mistakesOf(run, plan);
  return {
    world: {
      ...withChain(world, network, after),
      block,
      looked: { network: null, netuid: plan.netuid ?? world.looked.netuid },
    },
    lines: [
      refused
        ? `${isGeneration(run, 11) ? "✗" : "❌"} failed in block ${block}: ${refused}`
        : `✓ included in block ${block} on ${network}`,
      ...(lines.length > 0 ? pairs(lines) : []),
    ],
    lessons: [...lessons, ...mistakes],
    goals: [...goals, ...mistakes.flatMap(({ name }) => GOALS_OF_MISTAKES[name] ?? [])],
    ask: null,
  };
}

const GOALS_OF_MISTAKES: Partial<Record<Lesson["name"], Goal>> = {
  wrongNetuid: "sentToOtherSubnet",
  wrongNetwork: "sentOnOtherNetwork",
};

/** Sent elsewhere than what was looked at just before. */
function mistakesOf(run: Run, plan: Plan): Lesson[] {
  const { looked } = run.world;
  const network = networkOf(run);
  const mistakes: Lesson[] = [];
  if (plan.netuid !== undefined && looked.netuid !== null && looked.netuid !== plan.netuid)
    mistakes.push(lesson("wrongNetuid", { looked: looked.netuid, sent: plan.netuid }));
  if (looked.network !== null && looked.network !== network)
    mistakes.push(
      network === "test" ? lesson("worthless") : lesson("wrongNetwork", { looked: looked.network, sent: network }),
    );
  return mistakes;
}

function confirm(run: Run, shown: readonly string[]): void {
  const answer = optionOf(run, [CONFIRMED]);
  if (answer === undefined)
    throw new Halt({
      lines: shown,
      ask: { flag: CONFIRMED, label: "Do you want to continue? [y/n]", preset: "n", isHidden: false },
    });
  if (!/^y(?:es)?$/i.test(answer)) throw new Halt({ lines: ["declined: nothing was submitted"] });
}

/** No option of the tool: the answer to its last question. */
const CONFIRMED = "confirmed";
