/** Where the YAML begins: below the first `---`. */
export const FRONT_MATTER_LINE = 2;

/** The YAML between the first two `---` lines and the Markdown after them, or null where a text does not begin so. */
export function splitFrontMatter(text: string): { yaml: string; body: string } | null {
  if (!text.startsWith("---\n")) return null;
  const end = text.indexOf("\n---\n", 3);
  if (end === -1) return text.endsWith("\n---") ? { yaml: text.slice(4, -3), body: "" } : null;
  return { yaml: text.slice(4, end + 1), body: text.slice(end + 5).trim() };
}
