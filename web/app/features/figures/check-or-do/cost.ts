/** As many validators check each result, as in the text's example. */
export const CHECKS = 10;

/** The text's two tasks: what one check costs, compared with doing it once. */
export const TASKS = { route: 2 / 600, legal: 1 } as const;

/** Of all that a result costs: the part that is work and no checking. */
export function workShare(check: number): number {
  return 1 / (1 + CHECKS * check);
}

/** What a check costs, compared with the work, where the work is this part of all. */
export function checkAt(share: number): number {
  return (1 / share - 1) / CHECKS;
}

/** What all checking costs, compared with all work. */
export function checkingToWork(check: number): number {
  return CHECKS * check;
}
