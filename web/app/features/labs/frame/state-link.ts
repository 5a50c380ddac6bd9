import { type Field, type Fields, type FieldValue, isAllowed } from "./fields.ts";

/** Raised when an address would mean something else than before; older ones are then brought up to it. */
const VERSION = 1;
const LONGEST_LINK = 6000;

/** Why an address cannot be opened. `part` is what was found there, cut short. */
export interface LinkFault {
  readonly kind: "future" | "unreadable";
  readonly part: string;
}

/**
 * A lab's state as text for an address: the version, then each field that differs from `initial`, all of signs that
 * addresses leave as they are.
 *
 *     encodeState(fields, initial, { ...initial, amount: 100, side: "sell" }); // "1~a.100~s.sell"
 */
export function encodeState(fields: Fields, initial: Values, state: Values): string {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const text = toText(state[name]);
    return text === toText(initial[name]) ? [] : [`${field.code}.${text}`];
  });
  return [VERSION, ...parts].join("~");
}

/**
 * The state an address means. What it does not name is as in `initial`, which therefore belongs to the meaning of every
 * address given away.
 */
export function decodeState<State extends Values>(fields: Fields, initial: State, link: string): State | LinkFault {
  const [version = "", ...parts] = link.length > LONGEST_LINK ? [] : link.split("~");
  if (/^\d{1,6}$/.test(version) && Number(version) > VERSION) return { kind: "future", part: version };
  if (version !== String(VERSION)) return unreadable(link);
  const byCode = new Map(Object.entries(fields).map(([name, field]) => [field.code, { name, field }]));
  const found: Record<string, FieldValue> = {};
  for (const part of parts) {
    const dot = part.indexOf(".");
    const named = byCode.get(part.slice(0, Math.max(0, dot)));
    if (!named || Object.hasOwn(found, named.name)) return unreadable(part);
    const value = fromText(named.field, part.slice(dot + 1));
    if (!isAllowed(named.field, value)) return unreadable(part);
    found[named.name] = value;
  }
  return { ...initial, ...found };
}

export function isLinkFault(value: object): value is LinkFault {
  return "part" in value && "kind" in value;
}

type Values = Readonly<Record<string, FieldValue>>;

function unreadable(text: string): LinkFault {
  return { kind: "unreadable", part: text.slice(0, 40) };
}

function toText(value: FieldValue | undefined): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  return typeof value === "object" ? value.join("_") : String(value);
}

function fromText(field: Field, text: string): unknown {
  switch (field.kind) {
    case "choice":
      return text;
    case "flag":
      return text === "1" ? true : text === "0" ? false : null;
    case "number":
      return toNumber(text);
    case "grid":
      return text.split("_").map(toNumber);
  }
}

function toNumber(text: string): number {
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
