import { RAO } from "./world.ts";

export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** An amount of TAO, as the tool writes it. */
export function tao(rao: number): string {
  return `τ${decimal(rao / RAO, 4)}`;
}

/** An amount of a subnet's token. */
export function alpha(rao: number): string {
  return `${decimal(rao / RAO, 4)} α`;
}

/** On root, stake is TAO. */
export function stakeAmount(netuid: number, rao: number): string {
  return netuid === 0 ? tao(rao) : alpha(rao);
}

/** `digits` behind the point, thousands apart. */
export function decimal(value: number, digits: number): string {
  const [whole = "", part] = value.toFixed(digits).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** A price in TAO per alpha. */
export function price(value: number): string {
  return value.toFixed(6);
}

/** What programs read: an object or a list in a line for each of its parts. */
export function json(value: Value): string[] {
  if (Array.isArray(value))
    return ["[", ...value.map((each, place) => `  ${JSON.stringify(each)}${comma(value, place)}`), "]"];
  if (typeof value !== "object" || value === null) return [JSON.stringify(value)];
  const parts = Object.entries(value);
  return [
    "{",
    ...parts.map(([name, each], place) => `  ${JSON.stringify(name)}: ${JSON.stringify(each)}${comma(parts, place)}`),
    "}",
  ];
}

/** Names and values in two columns. */
export function pairs(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`.trimEnd());
}

/** A table with its head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** A reading for people, as a table or in two columns. */
export function plain(value: Value): string[] {
  if (Array.isArray(value)) {
    const [first] = value;
    if (typeof first !== "object" || first === null || Array.isArray(first)) return value.map(String);
    const head = Object.keys(first);
    return table(
      head,
      value.map((row) => head.map((name) => said((row as { [name: string]: Value })[name] ?? ""))),
    );
  }
  if (typeof value === "object" && value !== null)
    return pairs(Object.entries(value).map(([name, each]) => [name, said(each)]));
  return [String(value)];
}

function said(value: Value): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function comma(list: readonly unknown[], place: number): string {
  return place < list.length - 1 ? "," : "";
}
