import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const LOCALES = ["en", "de", "ko", "fr", "zh"] as const;
const CATEGORIES = 12;
const TAGS = 40;
const FILES_WRITTEN_AT_ONCE = 64;

/** What there is besides documents, however many of those. */
export const FIXED_FILES = LOCALES.length * (CATEGORIES + TAGS) + 1;

/** How many of each hundred entries are of which type; the rest are concepts. */
const SHARES = { article: 15, faq: 10, guide: 5, subnet: 25 } as const;

/** The chain keeps the number of a subnet in 16 bits; entries behind it are concepts. */
const LARGEST_SUBNET = 65_535;

const WORDS = {
  en: "A validator scores the answers of miners and writes weights that decide how emission flows",
  de: "Ein Validator bewertet die Antworten der Miner und schreibt Gewichte die über den Zufluss entscheiden",
  ko: "검증자는 채굴자의 답변을 평가하고 보상이 어떻게 흐를지 정하는 가중치를 기록한다",
  fr: "Un validateur note les réponses des mineurs et inscrit des poids qui décident de la répartition",
  zh: "验证者 给 矿工 的 回答 打分 并 写入 决定 排放 流向 的 权重",
};

type Locale = (typeof LOCALES)[number];
type File = { path: string; text: string };

/** Writes `count` content files in five languages, of the size and mixture of a large site; the same on every run. */
export async function generateContent(dir: string, count: number): Promise<void> {
  const files = listFiles(count);
  let next = 0;
  async function writeOn(): Promise<void> {
    for (let file = files[next++]; file; file = files[next++]) {
      const path = join(dir, file.path);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, file.text);
    }
  }
  await Promise.all(Array.from({ length: FILES_WRITTEN_AT_ONCE }, writeOn));
}

function listFiles(count: number): File[] {
  const files = LOCALES.flatMap((locale) => [
    ...Array.from({ length: CATEGORIES }, (_, index) => categoryFile(locale, index)),
    ...Array.from({ length: TAGS }, (_, index) => tagFile(locale, index)),
  ]);
  files.push({ path: "en/author/editor.yaml", text: "name: Editor\nupdatedAt: 2026-11-20\n" });
  for (let index = 0; files.length < count; index += 1) {
    for (const locale of LOCALES) files.push(entryFile(locale, index));
  }
  return files.slice(0, count);
}

function entryFile(locale: Locale, index: number): File {
  const place = index % 100;
  if (place < SHARES.article) return articleFile(locale, index);
  if (place < SHARES.article + SHARES.faq) return faqFile(locale, index);
  if (place < SHARES.article + SHARES.faq + SHARES.guide) return guideFile(locale, index);
  const isSubnet = place < SHARES.article + SHARES.faq + SHARES.guide + SHARES.subnet;
  if (isSubnet && index <= LARGEST_SUBNET) return subnetFile(locale, index);
  return conceptFile(locale, index);
}

function categoryFile(locale: Locale, index: number): File {
  const english = locale === "en" ? `order: ${index}\n` : "";
  const text = `name: Category ${index}\ndescription: ${sentence(locale)}\n${english}updatedAt: 2026-11-20\n`;
  return { path: `${locale}/category/category-${index}.yaml`, text };
}

function tagFile(locale: Locale, index: number): File {
  return { path: `${locale}/tag/tag-${index}.yaml`, text: `name: Tag ${index}\nupdatedAt: 2026-11-20\n` };
}

function conceptFile(locale: Locale, index: number): File {
  const english = `level: beginner
order: ${index}
categories: [category-${index % CATEGORIES}]
prerequisites: []
related: []
${SOURCES}`;
  return markdownFile(locale, "concept", index, `title: Concept ${index}\ndescription: ${sentence(locale)}\n`, english);
}

function articleFile(locale: Locale, index: number): File {
  const words = `title: Article ${index}\ndescription: ${sentence(locale)}\nkeywords: one, two, three\n`;
  const english = `author: editor
publishedOn: 2026-03-02
tags: [tag-${index % TAGS}, tag-${(index + 7) % TAGS}]
concepts: []
${SOURCES}`;
  return markdownFile(locale, "article", index, words, english);
}

function faqFile(locale: Locale, index: number): File {
  const english = `topic: general\norder: ${index}\n`;
  return markdownFile(locale, "faq", index, `question: ${sentence(locale)}?\n`, english, 1);
}

function subnetFile(locale: Locale, index: number): File {
  const english = `name: Subnet ${index}
mainnetId: ${index}
order: ${index}
tags: [tag-${index % TAGS}]
links:
  - label: Website
    href: https://example.test/${index}
    kind: website
${SOURCES}`;
  return markdownFile(locale, "subnet", index, `description: ${sentence(locale)}\n`, english, 3);
}

function guideFile(locale: Locale, index: number): File {
  const english = `difficulty: beginner
durationMinutes: 20
order: ${index}
tags: [tag-${index % TAGS}]
concepts: []
${SOURCES}`;
  const sections = [1, 2, 3].map((section) => `# Section ${section} {#section-${section}}\n\n${body(locale, 2)}`);
  const words = `title: Guide ${index}\ndescription: ${sentence(locale)}\n`;
  return markdownFile(locale, "guide", index, words, english, 0, sections.join("\n\n"));
}

const SOURCES = `sources:
  - ref: "subtensor source code, commit 14bc6f9f"
    date: 2026-06-30
    href: https://github.com/RaoFoundation/subtensor
`;

function markdownFile(
  locale: Locale,
  type: string,
  index: number,
  words: string,
  english: string,
  sections = 6,
  text = body(locale, sections),
): File {
  const fields = `${words}${locale === "en" ? english : ""}updatedAt: 2026-11-20\n`;
  return { path: `${locale}/${type}/${type}-${index}.md`, text: `---\n${fields}---\n\n${text}\n` };
}

/** About 900 characters a section. */
function body(locale: Locale, sections: number): string {
  const paragraph = `${sentence(locale)}. **${sentence(locale)}.** [${sentence(locale)}](/concepts).\n\n`;
  return Array.from(
    { length: sections },
    (_, index) => `## Part ${index} {#part-${index}}\n\n${paragraph.repeat(3)}- \`one\`\n- two\n`,
  ).join("\n");
}

function sentence(locale: Locale): string {
  return WORDS[locale];
}
