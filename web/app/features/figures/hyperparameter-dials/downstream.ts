/** Within which an owner may set the tempo: the facts `tempo-min` and `tempo-max`, in blocks. */
export const [SHORTEST, LONGEST] = [360, 50_400];
/** Where a new subnet begins; a newcomer's protection does not follow the tempo: `neuron-immunity-period-new`, in blocks. */
export const IMMUNITY = 5_000;
/** The fact `activity-cutoff-factor`. */
const CUTOFF_FACTOR = 13.889;
export const HOURS_PER_BLOCK = 12 / 3_600;

/** What lasts how many blocks at a tempo, all else as the code has it. */
export function lastingAt(tempo: number) {
  return {
    /** Weights stay hidden for one epoch. */
    hidden: tempo,
    /** A newcomer's first pay, at worst: new weights, one hidden epoch, and the next epoch pays. */
    firstPay: 3 * tempo,
    /** After so long without weights a validator counts as away. */
    away: Math.floor(CUTOFF_FACTOR * tempo),
    isProtected: 3 * tempo <= IMMUNITY,
  };
}
