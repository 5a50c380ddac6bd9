import { z } from "zod";

/** What a lab's computations are held to, and pass: published results (`simulators/vectors/`), by what is computed. */
export interface LabVectors {
  count: number;
  /** How many of them stand in the tests or the documentation of subtensor. */
  ofSource: number;
  /** The runtime whose code they follow. */
  runtime: number;
  kinds: readonly { name: string; count: number }[];
}

interface Held {
  load: () => Promise<{ default: string }>;
  /** Those of a file that other labs share; without them, all. */
  kinds?: readonly string[];
}

/** By the names that entries give as `widget`. */
const HELD_TO: Readonly<Record<string, Held>> = {
  "block-emission": {
    load: () => import("@learn-bittensor/simulators/vectors/issuance.json?raw"),
    kinds: ["block_emission", "thresholds", "issuance_timeline", "era_length", "daily"],
  },
  pool: { load: () => import("@learn-bittensor/simulators/vectors/swap.json?raw") },
  "registration-market": {
    load: () => import("@learn-bittensor/simulators/vectors/issuance.json?raw"),
    kinds: ["registration_burn", "subnet_lock_cost", "conviction"],
  },
  "subnet-emission": { load: () => import("@learn-bittensor/simulators/vectors/emission.json?raw") },
  "subnet-year": { load: () => import("@learn-bittensor/simulators/vectors/subnet_year.json?raw") },
  "validator-month": { load: () => import("@learn-bittensor/simulators/vectors/validator_month.json?raw") },
  "weight-copying": { load: () => import("@learn-bittensor/simulators/vectors/liquid_alpha.json?raw") },
  yuma: { load: () => import("@learn-bittensor/simulators/vectors/yuma.json?raw") },
};

const vectorFile = z.object({
  source_snapshot: z.object({ spec_version: z.number() }),
  vectors: z.array(z.looseObject({ kind: z.string(), origin: z.string() })),
});

/** Null where there is no lab of that name. */
export async function getLabVectors(widget: string | null): Promise<LabVectors | null> {
  const found = await readLabVectors(widget);
  if (!found) return null;
  const { vectors, runtime } = found;
  return {
    count: vectors.length,
    ofSource: vectors.filter(({ origin }) => origin.startsWith("source-")).length,
    runtime,
    kinds: [...Map.groupBy(vectors, ({ kind }) => kind)].map(([name, { length: count }]) => ({ name, count })),
  };
}

/** The results themselves, as the files have them. */
export async function readLabVectors(widget: string | null) {
  const held = widget !== null && Object.hasOwn(HELD_TO, widget) ? HELD_TO[widget] : undefined;
  if (!held) return null;
  const { source_snapshot, vectors } = vectorFile.parse(JSON.parse((await held.load()).default));
  const { kinds } = held;
  return {
    runtime: source_snapshot.spec_version,
    vectors: kinds ? vectors.filter(({ kind }) => kinds.includes(kind)) : vectors,
  };
}
