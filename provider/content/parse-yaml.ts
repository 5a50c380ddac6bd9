import { parseDocument } from "yaml";

/** The data, or undefined where they cannot be read. A field that stands twice is reported, and the rest is read. */
export function parseYaml(yaml: string, report: (problem: string) => void): unknown {
  try {
    // Tags such as !!binary would make objects of a value that no schema knows.
    const document = parseDocument(yaml, { resolveKnownTags: false });
    const broken = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
    for (const error of broken ? [broken] : document.errors) reportBroken(error, report);
    if (broken) return undefined;
    const data: unknown = document.toJS() ?? {};
    if (!holdsItself(data)) return data;
    report("front matter: expected fields that end, got an alias inside of what it stands for");
  } catch (error) {
    // What an alias stands for is looked up only here.
    reportBroken(error, report);
  }
  return undefined;
}

/** Whether a list or fields are among their own members, at any depth. */
function holdsItself(value: unknown, around = new Set<unknown>(), checked = new Set<unknown>()): boolean {
  if (typeof value !== "object" || value === null || checked.has(value)) return false;
  if (around.has(value)) return true;
  around.add(value);
  const found = Object.values(value).some((member) => holdsItself(member, around, checked));
  around.delete(value);
  checked.add(value);
  return found;
}

function reportBroken(error: unknown, report: (problem: string) => void): void {
  const message = error instanceof Error ? error.message : String(error);
  report(`front matter: expected valid YAML, got: ${message.split("\n", 1)[0]}`);
}
