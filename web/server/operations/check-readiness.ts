/** What is known of one part the site stands on. */
export interface PartState {
  isReady: boolean;
  [detail: string]: unknown;
}

export type Probes = Readonly<Record<string, () => Promise<PartState> | PartState>>;

export interface Readiness {
  isReady: boolean;
  /** The names of the parts that are not as they must be. */
  missing: string[];
  parts: Record<string, PartState>;
}

/** A part that has not said anything by then is missing. */
const TIMEOUT_MS = 5_000;

/** Asks all parts at once. Never rejects: a probe that fails says why. */
export async function checkReadiness(probes: Probes, timeoutMs = TIMEOUT_MS): Promise<Readiness> {
  const asked = Object.entries(probes).map(async ([name, probe]) => [name, await ask(probe, timeoutMs)] as const);
  const parts = Object.fromEntries(await Promise.all(asked));
  const missing = Object.keys(parts).filter((name) => !parts[name]?.isReady);
  return { isReady: missing.length === 0, missing, parts };
}

async function ask(probe: Probes[string], timeoutMs: number): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve({ isReady: false, reason: `no answer in ${timeoutMs} ms` }), timeoutMs);
  });
  try {
    return await Promise.race([Promise.resolve().then(probe), tooLate]);
  } catch (error) {
    return { isReady: false, reason: describe(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** With what lies behind it: "fetch failed" alone does not say whether nobody listens or a certificate is not known. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = error.message || ("code" in error ? String(error.code) : error.name);
  return error.cause === undefined ? said : `${said}: ${describe(error.cause)}`;
}
