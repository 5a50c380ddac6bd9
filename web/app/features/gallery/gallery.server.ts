import { FIGURES, presetsOf } from "@learn-bittensor/contract/figures";
import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { GetTextsWith } from "@learn-bittensor/contract/operations/figures";
import { withFallback } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { textPath } from "#app/site/text-path.ts";
import { type Directive, MARK, readDirectives } from "./read-directives.ts";

interface Subject {
  slug: string;
  name: string;
}

export interface GalleryEntry {
  name: string;
  /** What one sees. */
  title: string;
  /** The whole caption, in plain words. */
  caption: string;
  lang: Locale;
  /** As a text asks for it. */
  directive: string;
  /** The states in which a text can ask for it. */
  presets: readonly string[];
  /** Where it stands. */
  texts: { title: string; href: string }[];
  /** The category of the first concept in which it stands; null for none. */
  subject: Subject | null;
}

/** Every figure, by the categories of the concepts in which they stand, in the order of these; those of no concept come last. */
export async function listGallery(site: Site, asked: Locale): Promise<GalleryEntry[]> {
  const entries = new Map<string, GalleryEntry>();
  for (const locale of withFallback(asked)) {
    if (FIGURES.every((name) => entries.has(name))) break;
    for (const [name, entry] of await readGallery(site, locale)) if (!entries.has(name)) entries.set(name, entry);
  }
  for (const name of FIGURES) if (!entries.has(name)) entries.set(name, unusedEntry(name));
  const all = [...entries.values()];
  const subjects = new Set(all.flatMap(({ subject }) => subject?.slug ?? []));
  return [...subjects, null].flatMap((slug) => all.filter(({ subject }) => (subject?.slug ?? null) === slug));
}

/** The first figure of each text that has one, with the state in which it begins, by the text's address. */
export async function listFirstFigures(site: Site, asked: Locale) {
  const figures = new Map<string, Pick<Directive, "name" | "preset">>();
  for (const locale of withFallback(asked)) {
    for (const { href, markdown } of await listTexts(site, locale)) {
      const first = readDirectives(markdown).find(({ name }) => FIGURES.includes(name));
      if (first && !figures.has(href)) figures.set(href, { name: first.name, preset: first.preset });
    }
  }
  return figures;
}

async function readGallery(site: Site, locale: Locale): Promise<Map<string, GalleryEntry>> {
  const entries = new Map<string, GalleryEntry>();
  for (const { title, href, subject, markdown } of await listTexts(site, locale)) {
    for (const directive of readDirectives(markdown)) {
      if (!FIGURES.includes(directive.name)) continue;
      const entry = entries.get(directive.name) ?? toEntry(directive, locale);
      entries.set(directive.name, {
        ...entry,
        subject: entry.subject ?? subject,
        texts: [...entry.texts.filter((text) => text.href !== href), { title, href }],
      });
    }
  }
  return entries;
}

function toEntry({ name, title, caption, line }: Directive, lang: Locale): GalleryEntry {
  return { name, title, caption, lang, directive: line, presets: presetsOf(name), texts: [], subject: null };
}

/** A figure that no text asks for yet. */
function unusedEntry(name: string): GalleryEntry {
  return toEntry({ name, title: name, caption: name, preset: null, line: `${MARK}…]{name="${name}"}` }, DEFAULT_LOCALE);
}

async function listTexts(site: Site, locale: Locale) {
  const { concepts, getStartedSteps, guides, articles } = await site.content.query(GetTextsWith, {
    mark: MARK,
    locale,
  });
  return [
    ...(concepts?.data ?? []).map(({ attributes: { title, slug, body, categories } }) => {
      const subject = categories?.data[0]?.attributes ?? null;
      const href = textPath({ kind: "concept", slug, category: subject?.slug ?? null });
      return { title, href, subject, markdown: body ?? "" };
    }),
    ...(getStartedSteps?.data ?? []).map(({ attributes: { title, slug, body } }) => {
      return {
        title,
        href: textPath({ kind: "get_started", slug, category: null }),
        subject: null,
        markdown: body ?? "",
      };
    }),
    ...(guides?.data ?? []).map(({ attributes: { title, slug, sections } }) => {
      const bodies = (sections ?? []).flatMap((section) => [
        section?.introduction ?? "",
        ...(section?.steps ?? []).map((step) => step?.body ?? ""),
      ]);
      return {
        title,
        href: textPath({ kind: "guide", slug, category: null }),
        subject: null,
        markdown: bodies.join("\n"),
      };
    }),
    ...(articles?.data ?? []).map(({ attributes: { title, slug, body } }) => {
      return { title, href: textPath({ kind: "article", slug, category: null }), subject: null, markdown: body ?? "" };
    }),
  ];
}
