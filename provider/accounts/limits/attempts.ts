import { createApiError } from "../../graphql/api-error.ts";
import type { AccountRequest } from "../../graphql/context.ts";
import { toClientNetwork } from "./client-network.ts";
import { type Allowance, createRateLimiter } from "./rate-limiter.ts";

const MINUTE_MS = 60_000;
/** Guessing one account's password from many addresses is bounded too, and locking somebody out takes as many. */
const ADDRESSES_PER_ACCOUNT = 10;
/** Long enough for an e-mail address; what is longer is none. */
const LONGEST_SUBJECT = 254;

type Asking = Pick<AccountRequest, "clientAddress" | "setHeader">;

type Attempt = {
  operation: string;
  /** An e-mail address or account that is counted by itself, from wherever it is tried. */
  subject?: string | undefined;
};

export type Attempts = ReturnType<typeof createAttempts>;

/** Counts attempts by operation and network address, and refuses what is too much. */
export function createAttempts({ perMinute, clock }: { perMinute: number; clock: () => number }) {
  const limiter = createRateLimiter({ windowMs: MINUTE_MS, clock });

  function countAll({ operation, subject }: Attempt, perSubject: number, clientAddress: string | null): Allowance {
    const byAddress = limiter.count(`${operation} from ${toClientNetwork(clientAddress)}`, perMinute);
    // What is refused by its address must not use up another one's attempts.
    if (byAddress.isExceeded || subject === undefined) return byAddress;
    const bySubject = limiter.count(`${operation} of ${subject.slice(0, LONGEST_SUBJECT)}`, perSubject);
    return bySubject.isExceeded || bySubject.remaining < byAddress.remaining ? bySubject : byAddress;
  }

  function refuseExceeded({ isExceeded, resetsAt }: Allowance, { setHeader }: Asking): void {
    if (!isExceeded) return;
    setHeader("retry-after", String(Math.max(1, Math.ceil((resetsAt - clock()) / 1_000))));
    throw createApiError("RateLimitError", "Too many requests, please try again later.");
  }

  /** Counts, and says in the recorded headers where it stands. */
  function countAndTell(attempt: Attempt, perSubject: number, asking: Asking): void {
    const allowance = countAll(attempt, perSubject, asking.clientAddress);
    asking.setHeader("x-ratelimit-limit", String(allowance.limit));
    asking.setHeader("x-ratelimit-remaining", String(allowance.remaining));
    asking.setHeader("x-ratelimit-reset", String(Math.ceil(allowance.resetsAt / 1_000)));
    refuseExceeded(allowance, asking);
  }

  return {
    /** An attempt that the contract counts, with its headers. */
    count: (attempt: Attempt, asking: Asking) => countAndTell(attempt, perMinute, asking),

    /** The same where anyone can try in another one's name: by account, more attempts are allowed. */
    countSignIn: (attempt: Attempt, asking: Asking) => countAndTell(attempt, perMinute * ADDRESSES_PER_ACCOUNT, asking),

    /** An attempt whose answer the contract shows without headers. */
    countSilently(attempt: Attempt, asking: Asking): void {
      refuseExceeded(countAll(attempt, perMinute, asking.clientAddress), asking);
    },
  };
}
