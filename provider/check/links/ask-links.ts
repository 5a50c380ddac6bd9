/** What came back: the status, where a redirect leads, or why nothing came. */
export interface LinkAnswer {
  address: string;
  status: number | null;
  movedTo: string | null;
  problem: string | null;
}

interface Asking {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  onAnswer?: (answer: LinkAnswer) => void;
}

/** Other people's servers are asked one thing at a time, with a rest between. */
const REST = 1_000;
const TIMEOUT_MS = 15_000;
const MOST_HOSTS_AT_ONCE = 4;
/** Some servers answer only what asks for the page itself. */
const HEAD_REFUSED = new Set([400, 403, 404, 405, 501]);
const HEADERS = { "User-Agent": "learn-bittensor link check", Accept: "*/*" };

/** Asks each address once, the hosts side by side, and each host one address after the other. */
export async function askLinks(addresses: readonly string[], asking: Asking): Promise<LinkAnswer[]> {
  const byHost = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const answers: LinkAnswer[] = [];
  const waiting = byHost.values();
  const work = async () => {
    for (const ofHost of waiting) {
      for (const [index, address] of ofHost.entries()) {
        if (index > 0) await asking.wait(REST);
        const answer = await askLink(address, asking);
        answers.push(answer);
        asking.onAnswer?.(answer);
      }
    }
  };
  await Promise.all(Array.from({ length: MOST_HOSTS_AT_ONCE }, work));
  return answers.sort((one, other) => (one.address < other.address ? -1 : 1));
}

async function askLink(address: string, asking: Asking): Promise<LinkAnswer> {
  try {
    let answer = await ask(address, "HEAD", asking);
    if (HEAD_REFUSED.has(answer.status)) {
      await asking.wait(REST);
      answer = await ask(address, "GET", asking);
    }
    const location = answer.headers.get("Location");
    // What the page says is of no interest.
    await answer.body?.cancel();
    return { address, status: answer.status, movedTo: location && new URL(location, address).href, problem: null };
  } catch (cause) {
    return { address, status: null, movedTo: null, problem: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** A redirect is an answer: the text should name the new address. */
function ask(address: string, method: string, { fetch }: Asking): Promise<Response> {
  return fetch(address, { method, headers: HEADERS, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
}
