import { isLinkAddress } from "@learn-bittensor/contract/addresses";

/** The fields of the content model that hold an address (`contract/schema.graphql`). */
const FIELDS: ReadonlySet<string> = new Set(["href", "link", "url", "previewUrl"]);
const LONGEST_NAMED = 100;

/**
 * Empties what is no address of a link in the answer of a provider, so that it reaches no page, whatever editors or whoever
 * got hold of their account wrote. Returns what was dropped, cut short.
 */
export function dropForeignAddresses(data: object): string[] {
  const dropped: string[] = [];
  const waiting: object[] = [data];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [name, value] of Object.entries(next)) {
      if (typeof value === "object" && value !== null) waiting.push(value);
      else if (typeof value === "string" && value !== "" && FIELDS.has(name) && !isLinkAddress(value)) {
        dropped.push(value.slice(0, LONGEST_NAMED));
        Reflect.set(next, name, "");
      }
    }
  }
  return dropped;
}
