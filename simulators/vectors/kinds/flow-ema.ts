import { RAO_PER_TAO } from "../../block-emission.ts";
import { DEFAULT_FLOW_SMOOTHING, flowEma } from "../../emission/tao-flow.ts";
import { type Fields, listIn, numberIn, toFields } from "../read-input.ts";

/** Blocks with the same flow in each. */
interface Phase {
  readonly flow: number;
  readonly blocks: number;
}

const ENDLESS = Number.MAX_SAFE_INTEGER;

/**
 * A flow is constant (`flow_per_block`, `blocks`), comes in `phases`, or is an impulse (`impulse_tao` in the first block
 * and nothing after it). What is expected says how many blocks (`after_7200`) or phases (`after_phase_2`) it follows;
 * a list has one entry per phase; anything else is the average at the end.
 */
export function runFlowEma(input: Fields, expected: Fields): Fields {
  const phases = readPhases(input);
  const smoothing = numberIn(input, "smoothing_u64", DEFAULT_FLOW_SMOOTHING);
  const initial = numberIn(input, "initial", 0);
  const averageAfter = (part: readonly Phase[]) =>
    part.reduce((average, { flow, blocks }) => flowEma(average, flow, blocks, smoothing), initial);

  const answers = Object.entries(expected).map(([key, value]) => {
    if (Array.isArray(value)) return [key, phases.map((_, index) => averageAfter(phases.slice(0, index + 1)))];
    const asked = /\d+/.exec(key)?.[0];
    if (asked === undefined) return [key, averageAfter(withoutEndless(phases))];
    const part = /phase/.test(key) ? phases.slice(0, Number(asked)) : firstBlocks(phases, Number(asked));
    return [key, averageAfter(part)];
  });
  return Object.fromEntries(answers);
}

function readPhases(input: Fields): Phase[] {
  if (input.phases !== undefined) {
    return listIn(input, "phases").map((phase, index) => {
      if (Array.isArray(phase)) return { flow: Number(phase[0]), blocks: Number(phase[1]) };
      const fields = toFields(`phases[${index}]`, phase);
      return { flow: numberIn(fields, ["flow_per_block", "flow"]), blocks: numberIn(fields, "blocks") };
    });
  }
  if (input.impulse_tao !== undefined || input.impulse_rao !== undefined) {
    const impulse =
      input.impulse_tao === undefined
        ? numberIn(input, "impulse_rao") / Number(RAO_PER_TAO)
        : numberIn(input, "impulse_tao");
    return [
      { flow: impulse, blocks: 1 },
      { flow: 0, blocks: numberIn(input, ["then_blocks", "blocks"], ENDLESS) },
    ];
  }
  return [{ flow: numberIn(input, "flow_per_block"), blocks: numberIn(input, "blocks") }];
}

function firstBlocks(phases: readonly Phase[], count: number): Phase[] {
  let left = count;
  return phases.map(({ flow, blocks }, index) => {
    // The last phase goes on for as long as is asked.
    const taken = index === phases.length - 1 ? left : Math.min(left, blocks);
    left -= taken;
    return { flow, blocks: taken };
  });
}

function withoutEndless(phases: readonly Phase[]): Phase[] {
  return phases.filter(({ blocks }) => blocks < ENDLESS);
}
