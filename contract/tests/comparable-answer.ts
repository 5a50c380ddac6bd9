/** Fields whose values differ from server to server: only whether they are there, and of which type, is compared. */
const VARYING = new Set([
  "completedAt",
  "createdAt",
  "documentId",
  "id",
  "publishedAt",
  "readingMinutes",
  "startedAt",
  "submittedAt",
  "updatedAt",
]);
/** Smaller versions of a picture that a server may make. */
const LEFT_OUT = new Set(["formats"]);
const HEADERS = [
  "access-control-allow-headers",
  "access-control-allow-methods",
  "access-control-allow-origin",
  "allow",
  "content-type",
  "vary",
];
/** Numbers that change with every request: only whether they are told is compared. */
const COUNTING_HEADERS = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"];

type Answer = { status: number; headers: Readonly<Record<string, string>>; body: unknown };
type Options = { isUnordered: boolean; leaveOut?: string | undefined };

/** An answer with what may differ between two implementations of the contract taken out of it. */
export function toComparable({ status, headers, body }: Answer, options: Options) {
  return {
    status,
    // An empty header permits as little as none.
    headers: Object.fromEntries([
      ...HEADERS.map((name) => [name, headers[name] || null]),
      ...COUNTING_HEADERS.map((name) => [name, /^\d+$/.test(headers[name] ?? "") ? "<number>" : null]),
    ]),
    body: toComparableValue(body, options),
  };
}

function toComparableValue(value: unknown, options: Options): unknown {
  if (Array.isArray(value)) {
    const members = value.map((member) => toComparableValue(member, options));
    return options.isUnordered ? members.toSorted(byJson) : members;
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !LEFT_OUT.has(name) && name !== options.leaveOut);
  return Object.fromEntries(fields.map(([name, member]) => [name, toComparableField(name, member, options)]));
}

function toComparableField(name: string, value: unknown, options: Options): unknown {
  if (VARYING.has(name) && value !== null) return `<${typeof value}>`;
  if (name === "url" && typeof value === "string" && value.startsWith("/uploads/")) return "<file>";
  // A newer Node says more of where JSON is broken.
  if (name === "message" && typeof value === "string") return value.replace(/ \(line \d+ column \d+\)$/, "");
  return toComparableValue(value, options);
}

function byJson(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}
