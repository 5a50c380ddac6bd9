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
const PATIENCE_MS = 5_000;

/** Asks all parts at once. Never rejects: a probe that fails says why. */
export async function checkReadiness(probes: Probes, patienceMs = PATIENCE_MS): Promise<Readiness> {
  const asked = Object.entries(probes).map(async ([name, probe]) => [name, await ask(probe, patienceMs)] as const);
  const parts = Object.fromEntries(await Promise.all(asked));
  const missing = Object.keys(parts).filter((name) => !parts[name]?.isReady);
  return { isReady: missing.length === 0, missing, parts };
}

async function ask(probe: Probes[string], patienceMs: number): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve({ isReady: false, reason: `no answer in ${patienceMs} ms` }), patienceMs);
  });
  try {
    return await Promise.race([Promise.resolve().then(probe), tooLate]);
  } catch (error) {
    return { isReady: false, reason: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
