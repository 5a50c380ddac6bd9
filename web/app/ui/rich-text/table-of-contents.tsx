import type { ContentsEntry } from "./steps/headings.ts";

/** Links to the headings of a text on the page; the page's script marks the section being read. Nothing for a text without headings. */
export function TableOfContents({
  contents,
  label,
  className,
}: {
  contents: ContentsEntry[];
  label: string;
  className?: string;
}) {
  if (contents.length === 0) return null;
  return (
    <nav aria-label={label} className={className ? `table-of-contents ${className}` : "table-of-contents"}>
      <ol>
        {toSections(contents).map(({ heading, parts }) => (
          <li key={heading.id}>
            <ContentsLink {...heading} />
            {parts.length > 0 && (
              <ol>
                {parts.map((part) => (
                  <li key={part.id}>
                    <ContentsLink {...part} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ContentsLink({ id, title }: ContentsEntry) {
  return (
    <a href={`#${id}`} suppressHydrationWarning>
      {title}
    </a>
  );
}

/** Headings of the third level belong to the one of the second level before them; without one they stand for themselves. */
function toSections(contents: ContentsEntry[]): { heading: ContentsEntry; parts: ContentsEntry[] }[] {
  const sections: { heading: ContentsEntry; parts: ContentsEntry[] }[] = [];
  for (const entry of contents) {
    const section = sections.at(-1);
    if (section?.heading.depth === 2 && entry.depth === 3) section.parts.push(entry);
    else sections.push({ heading: entry, parts: [] });
  }
  return sections;
}
