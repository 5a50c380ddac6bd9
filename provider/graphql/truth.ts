/** A database's truth: null where a comparison with an absent value is neither true nor false. */
export type Truth = boolean | null;

/** True if all are, false if one is false. */
export function both(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(null) ? null : true;
}

/** True if one is, false if all are false. */
export function either(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes(null) ? null : false;
}

/** The opposite; the opposite of unknown is unknown. */
export function negate(truth: Truth): Truth {
  return truth === null ? null : !truth;
}
