import type { MiningNeeds } from "#app/site/mining-needs.server.ts";

/** What somebody has who would like to mine; null and "" are no condition. */
export interface MiningFilter {
  gpuMemoryGb: number | null;
  diskGb: number | null;
  bandwidthMbps: number | null;
  skill: string;
  openOnly: boolean;
}

/** What can be chosen, in gigabytes and megabits a second. */
export const HAVE = {
  gpu: [0, 8, 12, 16, 24, 48, 80],
  disk: [50, 100, 250, 500, 1000, 4000],
  line: [10, 50, 100, 500, 1000],
} as const;

export const SKILLS = [
  "data",
  "hardware",
  "inference",
  "machine_learning",
  "sales",
  "software",
  "trading",
  "video",
  "web",
] as const;

/** Reads `?gpu=&disk=&line=&skill=&open=`; what cannot be chosen is no condition. */
export function parseMiningFilter(query: URLSearchParams): MiningFilter {
  const skill = query.get("skill");
  return {
    gpuMemoryGb: oneOf(HAVE.gpu, query.get("gpu")),
    diskGb: oneOf(HAVE.disk, query.get("disk")),
    bandwidthMbps: oneOf(HAVE.line, query.get("line")),
    skill: SKILLS.find((each) => each === skill) ?? "",
    openOnly: query.get("open") === "1",
  };
}

/** The same as it stands in an address, without what is no condition. */
export function miningQuery({ gpuMemoryGb, diskGb, bandwidthMbps, skill, openOnly }: MiningFilter): [string, string][] {
  const all: [string, string | number | null][] = [
    ["gpu", gpuMemoryGb],
    ["disk", diskGb],
    ["line", bandwidthMbps],
    ["skill", skill],
    ["open", openOnly ? 1 : null],
  ];
  return all.flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, String(value)]]));
}

/**
 * Whether what somebody has is enough for a subnet's own documents. What they do not ask for is no hindrance; a subnet of
 * which nothing is known is not offered.
 */
export function isEnough(filter: MiningFilter, needs: MiningNeeds | null): boolean {
  if (miningQuery(filter).length === 0) return true;
  if (needs === null) return false;
  const holds = (have: number | null, need: number | null) => have === null || need === null || need <= have;
  return (
    holds(filter.gpuMemoryGb, needs.gpuMemoryGb) &&
    holds(filter.diskGb, needs.diskGb) &&
    holds(filter.bandwidthMbps, needs.bandwidthMbps) &&
    (filter.skill === "" || needs.skills.some((skill) => skill === filter.skill)) &&
    (!filter.openOnly || needs.newcomers === "open")
  );
}

function oneOf<Value extends number>(values: readonly Value[], given: string | null): Value | null {
  return values.find((value) => String(value) === given) ?? null;
}
