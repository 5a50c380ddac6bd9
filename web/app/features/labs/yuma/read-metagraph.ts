import type { PasteFault } from "../frame/lab-definition.ts";
import { type Neuron, readRows, readTable } from "./metagraph-rows.ts";
import { MOST_UIDS, MOST_VALIDATORS, type PastedTable } from "./pasted-table.ts";

/** In signs. A table of 256 UIDs with 64 rows of weights has half as many. */
const LONGEST_TEXT = 500_000;

/**
 * A metagraph as a visitor pastes it: a table with a head (commas, semicolons or tabs), or the JSON of btcli or of a
 * library. Validators are the rows with a permit, or else with dividends, the largest 64 of them by stake; with columns
 * or lists of weights those that set some. Where no weights are given, each validator is taken to say what the consensus
 * (or else the incentive) says.
 */
export function readMetagraph(text: string): PastedTable | PasteFault {
  const trimmed = text.trim();
  if (trimmed === "") return { fault: "empty" };
  if (text.length > LONGEST_TEXT) return { fault: "long", values: { most: LONGEST_TEXT / 1000 } };
  const neurons = /^[[{]/.test(trimmed) ? readRows(text) : readTable(text);
  return "fault" in neurons ? neurons : toTable(neurons);
}

function toTable(neurons: readonly Neuron[]): PastedTable | PasteFault {
  const hasWeights = neurons.some(({ weights }) => weights.size > 0);
  const validators = neurons
    .filter((neuron) => neuron.stake > 0 && isValidator(neuron, hasWeights))
    .toSorted((one, other) => other.stake - one.stake || one.uid - other.uid)
    .slice(0, MOST_VALIDATORS);
  const scores = new Map(neurons.map(({ uid, score }) => [uid, score ?? 0]));
  const says = (validator: Neuron) => (hasWeights ? validator.weights : scores);
  const minerUids = [
    ...new Set(
      validators.flatMap((one) =>
        [...says(one)].flatMap(([uid, weight]) => (weight > 0 && uid !== one.uid ? [uid] : [])),
      ),
    ),
  ].toSorted((one, other) => one - other);
  if (minerUids.length > MOST_UIDS) return { fault: "many", values: { most: MOST_UIDS } };
  if (minerUids.length === 0) return { fault: "none" };
  return {
    validatorUids: validators.map(({ uid }) => uid),
    minerUids,
    stake: validators.map(({ stake }) => stake),
    // Nobody but the owner may give weight to itself.
    weights: validators.map((one) => minerUids.map((uid) => (uid === one.uid ? 0 : (says(one).get(uid) ?? 0)))),
  };
}

function isValidator({ weights, hasPermit, dividends }: Neuron, hasWeights: boolean): boolean {
  return hasWeights ? weights.size > 0 : (hasPermit ?? (dividends === null || dividends > 0));
}
