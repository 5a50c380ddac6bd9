import { filterChanges, ROLES, type Role, type TimelineFilter, yearOf } from "./timeline-filter.ts";

const DAY_MS = 86_400_000;

/** The drawing of all changes: a mark for each in the lane of everybody it concerns, over the years from left to right. */
export interface Lanes {
  /** How many choosing it would show, besides what else is chosen. */
  years: { year: string; count: number }[];
  /** Of all, and of each role: the same, and where its changes are, from 0 to 1. */
  lanes: { role: Role | null; count: number; marks: number[] }[];
}

/** Years are equally wide, those without a change too: that there are more and more marks is what one sees. */
export function toLanes(changes: readonly { on: string; roles: readonly Role[] }[], chosen: TimelineFilter): Lanes {
  const found = changes.map(yearOf).map(Number);
  const first = Math.min(...found);
  const count = found.length === 0 ? 0 : Math.max(...found) - first + 1;
  const placed = changes.map(({ on, roles }) => ({ roles, at: round((timeOf(on) - first) / count) }));
  const marksOf = (role: Role | null) =>
    placed.filter(({ roles }) => role === null || roles.includes(role)).map(({ at }) => at);
  const countOf = (filter: TimelineFilter) => filterChanges(changes, filter).length;
  return {
    years: Array.from({ length: count }, (_, index) => {
      const year = String(first + index);
      return { year, count: countOf({ role: chosen.role, year }) };
    }),
    lanes: [null, ...ROLES].map((role) => ({
      role,
      count: countOf({ role, year: chosen.year }),
      marks: marksOf(role),
    })),
  };
}

/** A day as a part of its year; of a month or a year, its middle. */
function timeOf(on: string): number {
  const year = Number(on.slice(0, 4));
  if (on.length === "2026".length) return year + 0.5;
  const day = on.length === "2026-06".length ? `${on}-15` : on;
  const [start, end] = [Date.UTC(year), Date.UTC(year + 1)];
  return year + (Date.parse(day) + DAY_MS / 2 - start) / (end - start);
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
