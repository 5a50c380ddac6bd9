import { escapeMarkdown } from "./markdown-file.ts";

interface Section {
  title: string;
  entries: readonly { title: string; description: string; url: string }[];
}

/** What the site holds, for programs that read: a line for each page, linked to its text (https://llmstxt.org). */
export function toLlmsText(site: { title: string; description: string; sections: readonly Section[] }): string {
  const sections = site.sections.flatMap(({ title, entries }) => {
    if (entries.length === 0) return [];
    const lines = entries.map(({ title, description, url }) => {
      const about = description === "" ? "" : `: ${escapeMarkdown(description)}`;
      return `- [${escapeMarkdown(title)}](${url})${about}`;
    });
    return [`## ${escapeMarkdown(title)}`, lines.join("\n")];
  });
  return `${[`# ${escapeMarkdown(site.title)}`, `> ${escapeMarkdown(site.description)}`, ...sections].join("\n\n")}\n`;
}
