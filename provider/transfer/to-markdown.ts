type Section = { anchor: string; title: string; introduction?: string | null; steps?: Step[] | null };
type Step = { title: string; body?: string | null };

/** A text as its file writes it; a guide's sections and steps are headings there. */
export function toMarkdown(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === "string" ? value : "";
  return (value as Section[])
    .flatMap(({ anchor, title, introduction, steps }) => [
      `# ${title} {#${anchor}}`,
      introduction,
      ...(steps ?? []).flatMap((step) => [`## ${step.title}`, step.body]),
    ])
    .filter(Boolean)
    .join("\n\n");
}
