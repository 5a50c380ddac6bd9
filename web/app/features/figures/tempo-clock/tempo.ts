/** Blocks between two epochs by default: the fact `tempo`. */
export const TEMPO = 360;

/** Settings are frozen when fewer blocks than this are left before an epoch: the fact `admin-freeze-window`. */
export const FROZEN = 10;

/** How long a block takes: the fact `block-time`. */
const BLOCK_SECONDS = 12;

/** What a young subnet creates in each block for those who take part, in α: the fact `alpha-per-block`. */
const ALPHA_PER_BLOCK = 1;

/** What holds so many blocks after an epoch: what waits, in α, what is left until the next one, and in which part of the tempo it is. */
export function standAt(block: number) {
  const left = TEMPO - block;
  const phase = left === 0 ? ("epoch" as const) : left < FROZEN ? ("frozen" as const) : ("filling" as const);
  return { pending: block * ALPHA_PER_BLOCK, left, minutesLeft: (left * BLOCK_SECONDS) / 60, phase };
}
