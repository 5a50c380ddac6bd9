import { createApiError } from "../../graphql/api-error.ts";
import type { AccountRequest } from "../../graphql/context.ts";
import { toClientNetwork } from "../../limits/client-network.ts";
import { type Allowance, createRateLimiter, type MakeLimiter } from "../../limits/rate-limiter.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** An account can be tried by its name and by its address: that is a hundred of an account. */
const GUESSES_PER_HOUR = 50;
/** What is tried in one name from many addresses is bounded too, and locking somebody out takes as many. */
const ADDRESSES_PER_SUBJECT = 10;
/** Long enough for an e-mail address; what is longer is none. */
const LONGEST_SUBJECT = 254;

type Asking = Pick<AccountRequest, "clientAddress" | "setHeader">;

type Attempt = {
  operation: string;
  /** A name or e-mail address that anyone can give: counted by itself, from wherever it is tried. */
  subject?: string;
  /** The account of whoever is signed in, likewise; nobody else uses up its attempts. */
  account?: string;
};

export type Attempts = ReturnType<typeof createAttempts>;

/** Counts attempts by operation and network address, and refuses what is too much. */
export function createAttempts({
  perMinute,
  clock,
  createLimiter = createRateLimiter,
}: {
  perMinute: number;
  clock: () => number;
  createLimiter?: MakeLimiter | undefined;
}) {
  const limiter = createLimiter({ name: "attempts", windowMs: MINUTE_MS, clock });
  const ofADay = createLimiter({ name: "attempts of a day", windowMs: DAY_MS, clock });
  const guesses = createLimiter({ name: "guesses", windowMs: HOUR_MS, clock });

  async function countAll({ operation, subject, account }: Attempt, clientAddress: string | null): Promise<Allowance> {
    const byAddress = await limiter.count(`${operation} from ${toClientNetwork(clientAddress)}`, perMinute);
    const whose = account ?? subject;
    // What is refused by its address must not use up another one's attempts.
    if (byAddress.isExceeded || whose === undefined) return byAddress;
    const most = account === undefined ? perMinute * ADDRESSES_PER_SUBJECT : perMinute;
    const bySubject = await limiter.count(`${operation} of ${whose.slice(0, LONGEST_SUBJECT)}`, most);
    return bySubject.isExceeded || bySubject.remaining < byAddress.remaining ? bySubject : byAddress;
  }

  function refuseExceeded(
    { isExceeded, resetsAt }: Allowance,
    { setHeader }: Pick<Asking, "setHeader">,
    message = "Too many requests, please try again later.",
  ): void {
    if (!isExceeded) return;
    setHeader("retry-after", String(Math.max(1, Math.ceil((resetsAt - clock()) / 1_000))));
    throw createApiError("RateLimitError", message);
  }

  return {
    /**
     * A guess at a password, whichever address it comes from. `whose` is the name or address that was given, known or not; or an
     * account, where somebody is signed in to it or has signed in on that device: nobody else uses up its guesses.
     */
    async countGuess(whose: string, asking: Pick<Asking, "setHeader">): Promise<void> {
      const allowance = await guesses.count(whose.slice(0, LONGEST_SUBJECT), GUESSES_PER_HOUR);
      refuseExceeded(allowance, asking, "Too many attempts at this account, please try again later.");
    },

    /** An attempt that the contract counts: its headers say where it stands. */
    async count(attempt: Attempt, asking: Asking): Promise<void> {
      const allowance = await countAll(attempt, asking.clientAddress);
      asking.setHeader("x-ratelimit-limit", String(allowance.limit));
      asking.setHeader("x-ratelimit-remaining", String(allowance.remaining));
      asking.setHeader("x-ratelimit-reset", String(Math.ceil(allowance.resetsAt / 1_000)));
      refuseExceeded(allowance, asking);
    },

    /** What a network may do so often in a day, whatever it may do in a minute. */
    async countOfADay(operation: string, most: number, asking: Asking): Promise<void> {
      refuseExceeded(await ofADay.count(`${operation} from ${toClientNetwork(asking.clientAddress)}`, most), asking);
    },

    /** What a network may do more often in a minute than it may attempt. */
    async countOfAMinute(operation: string, most: number, asking: Asking): Promise<void> {
      refuseExceeded(await limiter.count(`${operation} from ${toClientNetwork(asking.clientAddress)}`, most), asking);
    },

    /** An attempt whose answer the contract shows without headers. */
    async countSilently(attempt: Attempt, asking: Asking): Promise<void> {
      refuseExceeded(await countAll(attempt, asking.clientAddress), asking);
    },
  };
}
