/** The encodings a page is cached in, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The form that `Accept-Encoding` likes best, the smaller one among equals (RFC 9110, section 12.5.3). Who refuses every
 * form gets the page as it is: it is better read than not sent.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === "") return "identity";
  const weights = readWeights(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? null;
  let best: Encoding = "identity";
  // What is not mentioned is allowed as it is, but anything asked for is liked better.
  let bestWeight = weightOf("identity") ?? Number.MIN_VALUE;
  for (const encoding of ["gzip", "br"] as const) {
    const weight = weightOf(encoding) ?? 0;
    if (weight > 0 && weight >= bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best;
}

/** `gzip;q=0.5, br` → gzip 0.5, br 1. A part that is none is passed over. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const match = /^\s*(?<name>[\w*-]+)\s*(?:;\s*q\s*=\s*(?<weight>[01](?:\.\d{0,3})?)\s*)?$/.exec(part);
    if (!match?.groups) continue;
    const { name = "", weight = "1" } = match.groups;
    weights.set(name === "x-gzip" ? "gzip" : name, Math.min(1, Number(weight)));
  }
  return weights;
}
