import { type Field, type Fields, type FieldValue, isAllowed } from "./fields.ts";

const LONGEST_LINK = 6000;

/** Why an address cannot be opened. `part` is what was found there, cut short. */
export interface LinkFault {
  readonly kind: "future" | "unreadable";
  readonly part: string;
}

/** What of a lab belongs to the meaning of its addresses. */
interface Addressed<State> {
  readonly fields: Fields;
  readonly initial: State;
  readonly earlier?: readonly Partial<State>[];
}

/**
 * A lab's state as text for an address: the version, then each field that differs from `initial`, all of signs that
 * addresses leave as they are. Numbers that the page alone has stay there. The version is raised with each change of `initial`.
 *
 *     encodeState(lab, { ...lab.initial, amount: 100, side: "sell" }); // "1~a.100~s.sell"
 */
export function encodeState({ fields, initial, earlier = [] }: Addressed<Values>, state: Values): string {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === "local") return [];
    const text = toText(state[name]);
    return text === toText(initial[name]) ? [] : [`${field.code}.${text}`];
  });
  return [earlier.length + 1, ...parts].join("~");
}

/**
 * The state an address means. What it does not name is as in the `initial` of its version, which therefore belongs to
 * the meaning of every address given away.
 */
export function decodeState<State extends Values>(
  { fields, initial, earlier = [] }: Addressed<State>,
  link: string,
): State | LinkFault {
  const [version = "", ...parts] = link.length > LONGEST_LINK ? [] : link.split("~");
  const place = /^[1-9]\d{0,5}$/.test(version) ? Number(version) - 1 : -1;
  if (place < 0) return unreadable(link);
  if (place > earlier.length) return { kind: "future", part: version };
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
  return { ...initial, ...earlier[place], ...found };
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
    case "local":
      return null;
    case "grid":
      return text.split("_").map(toNumber);
  }
}

function toNumber(text: string): number {
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
