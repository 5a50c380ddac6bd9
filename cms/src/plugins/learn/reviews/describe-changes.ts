/** The texts of an entry in one language, each by its place: `body`, `seo.metaTitle`, `blocks.2.text`. */
export type Texts = Readonly<Record<string, string>>;

/** What of the English is other than it was, line by line; empty where nothing is. */
export function describeChanges(before: Texts, now: Texts): string {
  const places = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return places
    .filter((place) => before[place] !== now[place])
    .map((place) => [`${place}:`, ...changedLines(before[place] ?? "", now[place] ?? "")].join("\n"))
    .join("\n\n");
}

function changedLines(before: string, now: string): string[] {
  const [old, fresh] = [before, now].map((text) => text.split("\n"));
  const gone = old.filter((line) => line.trim() && !fresh.includes(line)).map((line) => `- ${line}`);
  const come = fresh.filter((line) => line.trim() && !old.includes(line)).map((line) => `+ ${line}`);
  return gone.length + come.length > 0 ? [...gone, ...come] : ["(lines stand in another order)"];
}

/** Every text in a value, by its place. */
export function textsIn(value: unknown, place = ""): Record<string, string> {
  if (typeof value === "string") return { [place]: value };
  if (typeof value !== "object" || value === null) return {};
  const members = Object.entries(value).filter(([name]) => name !== "__component");
  return Object.assign({}, ...members.map(([name, member]) => textsIn(member, place ? `${place}.${name}` : name)));
}
