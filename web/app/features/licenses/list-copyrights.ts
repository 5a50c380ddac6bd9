/** Long enough for a name, a year and an address. */
const LONGEST_LINE = 200;

/** What a licence's text says of whose work it is, without the words that licences themselves have of it. */
export function listCopyrights(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/^[\s#*>-]+|[\s*]+$/g, ""));
  const found = lines.filter((line) => /^copyright\b.*(?:\d{4}|\(c\)|©)/i.test(line) && line.length <= LONGEST_LINE);
  return [...new Set(found)].slice(0, 3).join("; ");
}
