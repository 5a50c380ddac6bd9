/** Whom a change concerns, in the order of the lanes. */
export const ROLES = ["miner", "validator", "holder", "owner", "developer"] as const;
export type Role = (typeof ROLES)[number];

/** Years that an address may ask for. */
export const YEAR = /^20[2-9]\d$/;

export interface TimelineFilter {
  role: Role | null;
  year: string | null;
}

type Dated = { on: string; roles: readonly Role[] };

/** Reads `?role=&year=`; what is unknown means none. */
export function parseTimelineFilter(query: URLSearchParams): TimelineFilter {
  const [role, year] = [query.get("role"), query.get("year")];
  return {
    role: ROLES.find((known) => known === role) ?? null,
    year: year !== null && YEAR.test(year) ? year : null,
  };
}

/** The address of the time line, in its shortest spelling, without language. */
export function timelinePath({ role, year }: TimelineFilter): string {
  const query = new URLSearchParams();
  if (role) query.set("role", role);
  if (year) query.set("year", year);
  return query.size > 0 ? `/timeline?${query}` : "/timeline";
}

/** What the filter lets through. What concerns nobody in particular is there unless one role is asked for. */
export function filterChanges<Change extends Dated>(
  changes: readonly Change[],
  { role, year }: TimelineFilter,
): Change[] {
  return changes.filter(
    (change) => (role === null || change.roles.includes(role)) && (year === null || yearOf(change) === year),
  );
}

/** The years with what happened in each, the latest first. */
export function groupByYear<Change extends Dated>(changes: readonly Change[]): [year: string, Change[]][] {
  return [...Map.groupBy(changes, yearOf)];
}

export function yearOf({ on }: { on: string }): string {
  return on.slice(0, "2026".length);
}
