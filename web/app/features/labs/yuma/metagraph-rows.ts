import type { PasteFault } from "../frame/lab-definition.ts";
import { MOST_UIDS } from "./pasted-table.ts";

/** A row of a metagraph, as far as Yuma needs it. */
export interface Neuron {
  readonly uid: number;
  readonly stake: number;
  /** Null where the table does not say. */
  readonly hasPermit: boolean | null;
  readonly dividends: number | null;
  /** Consensus, or else incentive. */
  readonly score: number | null;
  /** What it says of others, by UID. */
  readonly weights: ReadonlyMap<number, number>;
}

/** A column's names: of btcli, of the library and of explorers, in small letters and digits alone. The first that is there counts. */
const COLUMNS = {
  uid: ["uid"],
  stake: ["stakeweight", "totalstake", "stake", "alphastake", "alpha"],
  permit: ["validatorpermit", "permit", "vpermit"],
  dividends: ["dividends", "dividend"],
  score: ["consensus", "incentive"],
} as const;

type Column = keyof typeof COLUMNS;
/** Where something is wrong, and what stands there. */
type Place = { readonly where: "line" | "entry"; readonly line: number };

const LARGEST_UID = 65_535;

/** The rows of a table with a head. */
export function readTable(text: string): Neuron[] | PasteFault {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ line: index + 1, text: line }));
  const [head, ...rows] = lines.filter((line) => line.text.trim() !== "");
  if (!head || rows.length === 0) return { fault: "empty" };
  if (rows.length > MOST_UIDS) return { fault: "many", values: { most: MOST_UIDS } };
  const separator = ["\t", ";", ","].find((sign) => head.text.includes(sign)) ?? ",";
  const names = cellsOf(head.text, separator).map(plain);
  const placeOf = (column: Column) => names.indexOf(COLUMNS[column].find((name) => names.includes(name)) ?? "");
  const weightColumns = names.flatMap((name, place) => {
    const [, uid] = /^w(?:eight)?(\d{1,5})$/.exec(name) ?? [];
    return uid === undefined ? [] : [{ uid: Number(uid), place }];
  });
  const missing = missingColumn((column) => placeOf(column) >= 0, weightColumns.length > 0);
  if (missing) return missing;

  const neurons: Neuron[] = [];
  for (const { line, text: row } of rows) {
    const place: Place = { where: "line", line };
    const cells = cellsOf(row, separator);
    if (cells.length !== names.length)
      return { fault: "cells", values: { ...place, count: cells.length, expected: names.length } };
    const neuron = readNeuron(
      (column) => (placeOf(column) < 0 ? undefined : cells[placeOf(column)]),
      weightColumns.map(({ uid, place: at }) => [uid, cells[at]] as const),
      place,
      neurons,
    );
    if ("fault" in neuron) return neuron;
    neurons.push(neuron);
  }
  return neurons;
}

/** The entries of JSON: a list of neurons, alone, by hotkey or under a name. */
export function readRows(text: string): Neuron[] | PasteFault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { fault: "json", values: { where: "line", line: lineOf(error, text) } };
  }
  const entries = entriesOf(json);
  if (!entries || entries.length === 0) return { fault: "shape" };
  if (entries.length > MOST_UIDS) return { fault: "many", values: { most: MOST_UIDS } };
  const records = entries.map(
    (entry) => new Map(Object.entries(entry).map(([name, value]): [string, unknown] => [plain(name), value])),
  );
  const has = (column: Column) => records.some((record) => COLUMNS[column].some((name) => record.has(name)));
  const missing = missingColumn(
    (column) => has(column) || (column === "stake" && records.some((record) => record.has("stakes"))),
    records.some((record) => weightsIn(record.get("weights")).length > 0),
  );
  if (missing) return missing;

  const neurons: Neuron[] = [];
  for (const [index, record] of records.entries()) {
    const stakes = record.get("stakes");
    const read = (column: Column) => {
      if (column === "stake" && isRecord(stakes)) return stakes.total;
      return record.get(COLUMNS[column].find((name) => record.has(name)) ?? "");
    };
    const weights = weightsIn(record.get("weights"));
    const neuron = readNeuron(read, weights, { where: "entry", line: index + 1 }, neurons);
    if ("fault" in neuron) return neuron;
    neurons.push(neuron);
  }
  return neurons;
}

function readNeuron(
  read: (column: Column) => unknown,
  given: readonly (readonly [number, unknown])[],
  place: Place,
  before: readonly Neuron[],
): Neuron | PasteFault {
  const uid = toNumber(read("uid"));
  if (uid === null || !Number.isInteger(uid) || uid > LARGEST_UID)
    return { fault: "uid", values: { ...place, text: shown(read("uid")) } };
  if (before.some((one) => one.uid === uid)) return { fault: "twice", values: { ...place, uid } };
  const wrong = (column: string, value: unknown): PasteFault => ({
    fault: "number",
    values: { ...place, column, text: shown(value) },
  });
  const optional = (column: Column) => (isBlank(read(column)) ? null : toNumber(read(column)));
  const stake = optional("stake") ?? (isBlank(read("stake")) ? 0 : null);
  if (stake === null) return wrong("stake", read("stake"));
  for (const column of ["dividends", "score"] as const)
    if (!isBlank(read(column)) && toNumber(read(column)) === null) return wrong(column, read(column));
  const weights = new Map<number, number>();
  for (const [to, value] of given) {
    const weight = isBlank(value) ? 0 : toNumber(value);
    if (weight === null || !Number.isInteger(to) || to < 0 || to > LARGEST_UID) return wrong(`w${to}`, value);
    if (weight > 0) weights.set(to, weight);
  }
  return {
    uid,
    stake,
    hasPermit: toPermit(read("permit")),
    dividends: optional("dividends"),
    score: optional("score"),
    weights,
  };
}

function missingColumn(has: (column: Column) => boolean, hasWeights: boolean): PasteFault | null {
  if (!has("uid")) return { fault: "column", values: { column: "uid" } };
  if (!has("stake")) return { fault: "column", values: { column: "stake" } };
  return has("score") || hasWeights ? null : { fault: "column", values: { column: "consensus" } };
}

/** The cells of a line; what stands in quotes may hold the separator. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

function entriesOf(json: unknown): Record<string, unknown>[] | null {
  if (Array.isArray(json)) return json.every(isRecord) ? json : null;
  if (!isRecord(json)) return null;
  for (const name of ["neurons", "uids", "metagraph", "rows", "data"]) {
    const under = json[name];
    if (under !== undefined && (Array.isArray(under) || isRecord(under))) return entriesOf(under);
  }
  const values = Object.values(json);
  return values.every(isRecord) ? values : null;
}

/** Pairs of UID and weight, as lists or as an object. */
function weightsIn(value: unknown): (readonly [number, unknown])[] {
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) =>
      Array.isArray(one) ? [Number(one[0]), one[1]] : isRecord(one) ? [Number(one.uid), one.weight] : [index, one],
    );
  }
  return isRecord(value) ? Object.entries(value).map(([uid, weight]) => [Number(uid), weight] as const) : [];
}

/** A number of 0 or more, without the commas and units of tables for people. Null for what is none. */
function toNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) && value >= 0 ? value : null;
  if (typeof value !== "string") return null;
  const text = value.replaceAll(/[\s,_%τα]/gu, "");
  return /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i.test(text) ? Number(text) : null;
}

function toPermit(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value > 0;
  if (typeof value !== "string" || value === "") return null;
  return /^(?:true|yes|y|1|\*|✓)$/i.test(value);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "" || value === "-";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

function shown(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 40);
}

/** Engines name the line or the position; where they name neither, it is somewhere, and the first line is as good. */
function lineOf(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : "";
  const [, line] = /line (\d+)/.exec(message) ?? [];
  if (line) return Number(line);
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position) return text.slice(0, Number(position)).split("\n").length;
  return /end of (?:JSON input|data)|Unexpected end|EOF/i.test(message) ? text.split("\n").length : 1;
}
