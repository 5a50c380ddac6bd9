import type { Generation, Tables } from "./grammar.ts";
import { MADE_UP_PHRASE } from "./made-up.ts";
import type { Goal } from "./result.ts";
import { type Pending, replay, SCRIPT, type Terminal } from "./terminal.ts";
import { DELEGATES } from "./world.ts";

/** A step is done once its goal is reached. Its lines are a command and what answers its questions, in one generation or both. */
interface Step {
  readonly goal: Goal;
  readonly lines: Readonly<Partial<Record<Generation, readonly string[]>>>;
}

export interface Mission {
  readonly name: MissionName;
  readonly steps: readonly Step[];
}

export type MissionName = "wallet" | "limit" | "noLimit" | "netuid" | "network" | "words" | "place";

const A = DELEGATES[0].address;
const both = (...lines: string[]) => ({ 9: lines, 11: lines });
/** To 100 τ on subnet 1, a limit of 1 % above the price. */
const LIMIT = `--limit-price-rao 30300000`;

export const MISSIONS: readonly Mission[] = [
  {
    name: "wallet",
    steps: [
      { goal: "walletMade", lines: both("btcli wallet create", "first", "default", "•") },
      { goal: "walletSeen", lines: both("btcli wallet list") },
      { goal: "walletRestored", lines: both("btcli wallet regen-coldkey", MADE_UP_PHRASE, "restored", "•") },
    ],
  },
  {
    name: "limit",
    steps: [
      { goal: "quoted", lines: { 11: ["btcli query quote-stake --netuid 1 --amount-tao 100 --json"] } },
      { goal: "previewed", lines: { 11: ["btcli tx add-stake --hotkey 5F… --netuid 1 --amount-tao 100 --dry-run"] } },
      {
        goal: "stakedWithLimit",
        lines: {
          9: ["btcli stake add --netuid 1 --amount 100 --safe --tolerance 0.01 --no-partial", A, "y"],
          11: [`btcli tx add-stake-limit --hotkey 5F… --netuid 1 --amount-tao 100 ${LIMIT} -w my_coldkey`, "y"],
        },
      },
      { goal: "stakeSeen", lines: both("btcli stake list") },
    ],
  },
  {
    name: "noLimit",
    steps: [
      {
        goal: "soldWithoutLimit",
        lines: {
          9: ["btcli stake add --netuid 7 --amount 100 --unsafe", A, "y"],
          11: [
            `btcli tx add-stake --hotkey 5F… --netuid 7 --amount-tao 100 --no-slippage-protection -w my_coldkey`,
            "y",
          ],
        },
      },
      {
        goal: "limitHeld",
        lines: {
          9: ["btcli stake add --netuid 7 --amount 100 --safe --tolerance 0.01 --no-partial", A, "y"],
          11: [`btcli tx add-stake-limit --hotkey 5F… --netuid 7 --amount-tao 100 ${LIMIT} -w my_coldkey`, "y"],
        },
      },
    ],
  },
  {
    name: "netuid",
    steps: [
      { goal: "previewed", lines: { 11: ["btcli tx add-stake --hotkey 5F… --netuid 1 --amount-tao 5 --dry-run"] } },
      {
        goal: "sentToOtherSubnet",
        lines: { 11: [`btcli tx add-stake --hotkey 5F… --netuid 11 --amount-tao 5 -w my_coldkey`, "y"] },
      },
    ],
  },
  {
    name: "network",
    steps: [
      { goal: "priceAsked", lines: { 11: ["btcli query burn --netuid 1 --json --network test"] } },
      {
        goal: "sentOnOtherNetwork",
        lines: { 11: ["btcli tx burned-register --netuid 1 -w my_coldkey -H default", "y"] },
      },
    ],
  },
  {
    name: "words",
    steps: [
      { goal: "phished", lines: both(SCRIPT, MADE_UP_PHRASE) },
      { goal: "notPhished", lines: both(SCRIPT, "") },
    ],
  },
  {
    name: "place",
    steps: [
      { goal: "priceAsked", lines: { 11: ["btcli query burn --netuid 1 --json"] } },
      {
        goal: "registered",
        lines: {
          9: ["btcli subnets register --netuid 1", "y"],
          11: ["btcli tx burned-register --netuid 1 -w my_coldkey -H default", "y"],
        },
      },
      {
        goal: "placeSeen",
        lines: { 9: ["btcli subnets metagraph --netuid 1"], 11: ["btcli query metagraph --netuid 1 --json"] },
      },
    ],
  },
];

/** What turns the terminal to a generation. */
export const INSTALL: Readonly<Record<Generation, string>> = {
  9: "pip install bittensor-cli==9.21.2",
  11: "pip install -U bittensor",
};

/** Which of its steps a mission has behind it: its goals, in their order, among those that were reached. */
export function countDone({ steps }: Mission, reached: readonly Goal[]): number {
  let place = 0;
  for (const goal of reached) if (steps[place]?.goal === goal) place += 1;
  return place;
}

/** What is to be typed next in a mission: an answer where one is asked for, else the command of its next step. */
export function suggestLine(mission: Mission, terminal: Terminal, stepsDone: number): string | null {
  const { pending, world } = terminal;
  if (pending)
    return suggestAnswer(pending, [
      mission.steps[stepsDone],
      ...mission.steps,
      ...MISSIONS.flatMap(({ steps }) => steps),
    ]);
  const step = mission.steps[stepsDone];
  if (!step) return null;
  const [line] = step.lines[world.generation] ?? [INSTALL[11]];
  return line ?? null;
}

/** A mission done by the book, from the beginning. */
export function playThrough({ steps }: Mission, tables: Tables): Terminal {
  return replay(
    steps.flatMap(({ lines }) => lines[11] ?? []),
    tables,
  );
}

/** As the first of the steps answers it that runs the same command. */
function suggestAnswer(pending: Pending, steps: readonly (Step | undefined)[]): string {
  const known = steps.flatMap((step) => Object.values(step?.lines ?? {})).find(([command]) => command === pending.line);
  return known?.[pending.answers.length + 1] ?? pending.preset ?? "";
}
