import type { Fact } from "./facts.server.ts";

const COLUMNS = [
  "key",
  "name",
  "value",
  "number",
  "unit",
  "basis",
  "runtime",
  "checkedOn",
  "reviewBy",
  "sourceName",
  "sourceHref",
  "url",
] as const;

/** What begins a formula in a spreadsheet, at the beginning of a cell. */
const FORMULA = /^[=+\-@\t\r]/;

/** The facts as CSV (RFC 4180), a line each, without what was true before. */
export function toFactsCsv(facts: readonly Fact[], address: (path: string) => string): string {
  const rows = facts.map((fact) => ({ ...fact, url: address(`/facts#${fact.key}`) }));
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))];
  return `${lines.map((cells) => cells.map(toCell).join(",")).join("\r\n")}\r\n`;
}

/** A cell that no spreadsheet takes for a formula. */
function toCell(value: string | number | null): string {
  if (value === null) return "";
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
