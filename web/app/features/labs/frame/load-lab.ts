import type { AnyLab } from "./lab-definition.ts";

/** The labs by the names that their entries give as `widget`. Each is loaded with the page that shows it. */
const LOADERS: Readonly<Record<string, () => Promise<AnyLab>>> = {
  "block-emission": async () => (await import("../issuance/issuance-lab.ts")).issuanceLab,
  pool: async () => (await import("../pool/pool-lab.ts")).poolLab,
  "registration-market": async () => (await import("../registration/registration-lab.ts")).registrationLab,
  "subnet-emission": async () => (await import("../emission/emission-lab.ts")).emissionLab,
  "subnet-year": async () => (await import("../subnet-year/subnet-year-lab.ts")).subnetYearLab,
  "validator-month": async () => (await import("../validator/validator-lab.ts")).validatorLab,
  "weight-copying": async () => (await import("../copying/copying-lab.ts")).copyingLab,
  yuma: async () => (await import("../yuma/yuma-lab.ts")).yumaLab,
};

/** Whether there is such a lab. */
export function isLabName(name: string | null): name is string {
  return name !== null && Object.hasOwn(LOADERS, name);
}

export const LAB_NAMES: readonly string[] = Object.keys(LOADERS);

export async function loadLab(name: string): Promise<AnyLab> {
  const load = isLabName(name) ? LOADERS[name] : undefined;
  if (!load) throw new Error(`lab: expected one of ${LAB_NAMES.join(", ")}, got "${name}"`);
  return load();
}
