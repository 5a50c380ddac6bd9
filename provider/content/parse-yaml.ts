import { parseDocument } from "yaml";

/**
 * The data, or undefined where they cannot be read. A field that stands twice is reported, and the rest is read.
 * `firstLine` is the line of the file the YAML begins in.
 */
export function parseYaml(yaml: string, report: (problem: string) => void, firstLine = 1): unknown {
  const reportBroken = (error: unknown) =>
    report(`front matter: expected valid YAML, got: ${describe(error, firstLine)}`);
  try {
    // Tags such as !!binary would make objects of a value that no schema knows.
    const document = parseDocument(yaml, { resolveKnownTags: false });
    const broken = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
    for (const error of broken ? [broken] : document.errors) reportBroken(error);
    if (broken) return undefined;
    const data: unknown = document.toJS() ?? {};
    if (!holdsItself(data)) return data;
    report("front matter: expected fields that end, got an alias inside of what it stands for");
  } catch (error) {
    // What an alias stands for is looked up only here.
    reportBroken(error);
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

function describe(error: unknown, firstLine: number): string {
  const [message = ""] = String(error instanceof Error ? error.message : error).split("\n", 1);
  return message.replace(/ at line (\d+), column (\d+):$/, (_, line, column) => {
    return ` at line ${Number(line) + firstLine - 1}, column ${column}`;
  });
}
