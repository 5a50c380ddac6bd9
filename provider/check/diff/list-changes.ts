import type { ContentFile } from "../../content/content-files.ts";
import type { EntryFile } from "../../content/entry-file.ts";
import { splitFrontMatter } from "../../content/front-matter.ts";
import { parseYaml } from "../../content/parse-yaml.ts";
import { isAsStamped } from "../../content/translation/compare-translation.ts";
import type { Section } from "../../content/translation/cut-sections.ts";
import { hashesOf, listSections } from "../../content/translation/section-hashes.ts";

/** A section of the English that a translation does not follow: what it was then, where that is known, and what it is now. */
export interface ChangedSection {
  id: string;
  title: string;
  /** Null where it is new, and where no earlier version has it. */
  before: string | null;
  /** Null where it is gone. */
  now: string | null;
  /** Whether it was there when the translation was made. */
  isNew: boolean;
}

interface Sources {
  /** The English file as it is written. */
  english: ContentFile;
  /** Its earlier versions, the latest first; asked for only as far as they are needed. */
  versions: () => Iterable<string>;
  /** The fields of its type that stand in every language. */
  words: ReadonlySet<string>;
}

/** What the English says now that it did not when the translation was stamped; nothing where nobody stamped it. */
export function listChangedSections(translation: EntryFile, { english, versions, words }: Sources): ChangedSection[] {
  const stamp = stampOf(translation);
  if (stamp === null) return [];
  const today = new Map(sectionsOf(english.text, words).map((section) => [section.id, section]));
  const asked = new Map<string, string>();
  for (const [id, hash] of stamp) {
    const section = today.get(id);
    if (!section || !isAsStamped(hash, hashesOf(section.text))) asked.set(id, hash);
  }
  const then = findThen(asked, versions, words);
  const unstamped = [...today.keys()].filter((id) => !stamp.has(id));
  return [...asked.keys(), ...unstamped].map((id) => ({
    id,
    title: today.get(id)?.title ?? then.get(id)?.title ?? "",
    before: then.get(id)?.text ?? null,
    now: today.get(id)?.text ?? null,
    isNew: !stamp.has(id),
  }));
}

/** The sections as they were when their stamps were written, by id. */
function findThen(asked: ReadonlyMap<string, string>, versions: Sources["versions"], words: ReadonlySet<string>) {
  const found = new Map<string, Section>();
  if (asked.size === 0) return found;
  for (const text of versions()) {
    for (const section of sectionsOf(text, words))
      if (!found.has(section.id) && isAsStamped(asked.get(section.id), hashesOf(section.text)))
        found.set(section.id, section);
    if (found.size === asked.size) break;
  }
  return found;
}

function sectionsOf(text: string, words: ReadonlySet<string>): Section[] {
  const parts = splitFrontMatter(text) ?? { yaml: text, body: "" };
  return listSections(
    parseYaml(parts.yaml, () => undefined),
    parts.body,
    words,
  );
}

function stampOf({ fields: { translatedFrom } }: EntryFile): ReadonlyMap<string, string> | null {
  if (typeof translatedFrom !== "object" || translatedFrom === null) return null;
  return new Map(Object.entries(translatedFrom).map(([id, hash]) => [id, String(hash)]));
}
