import type { ContentFile } from "./content-files.ts";

/** Fields of front matter as a file writes them; null leaves one out. */
type Lines = Record<string, string | null>;
type Change = { locale?: string; slug?: string; fields?: Lines; text?: string };

const CONCEPT_WORDS: Lines = { title: "Staking", description: "Backing a validator.", updatedAt: "2026-11-20" };
const CONCEPT_FACTS: Lines = {
  level: "beginner",
  order: "1",
  categories: "[]",
  prerequisites: "[]",
  related: "[]",
  sources: "[]",
};
const SUBNET_FACTS: Lines = { name: "Apex", mainnetId: "1", order: "1", tags: "[]", links: "[]", sources: "[]" };

/** For tests: a sound concept, with what is named in place of it. */
export function aConcept({ locale = "en", slug = "staking", fields, text = "A text." }: Change = {}): ContentFile {
  const lines = { ...CONCEPT_WORDS, ...(locale === "en" && CONCEPT_FACTS), ...fields };
  return aFile(`content/${locale}/concept/${slug}.md`, `---\n${toYaml(lines)}---\n\n${text}\n`);
}

/** For tests: a sound subnet, with what is named in place of it. */
export function aSubnet({ locale = "en", slug = "apex", fields, text = "A text." }: Change = {}): ContentFile {
  const words = { description: "Answers questions.", updatedAt: "2026-11-20" };
  const lines = { ...words, ...(locale === "en" && SUBNET_FACTS), ...fields };
  return aFile(`content/${locale}/subnet/${slug}.md`, `---\n${toYaml(lines)}---\n\n${text}\n`);
}

/** For tests: a sound category, with what is named in place of it. */
export function aCategory({ locale = "en", slug = "economics", fields }: Change = {}): ContentFile {
  const words = { name: "Economics", description: "How value moves.", updatedAt: "2026-11-20" };
  const lines = { ...words, ...(locale === "en" && { order: "1" }), ...fields };
  return aFile(`content/${locale}/category/${slug}.yaml`, toYaml(lines));
}

/** For tests: any file. */
export function aFile(path: string, text: string): ContentFile {
  return { path, text };
}

function toYaml(lines: Lines): string {
  return Object.entries(lines)
    .flatMap(([field, value]) => (value === null ? [] : `${field}: ${value}\n`))
    .join("");
}
