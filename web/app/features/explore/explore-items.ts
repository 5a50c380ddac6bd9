import type { Locale } from "@learn-bittensor/contract/locales";
import type { ExploreItem, ExploreType } from "./explore-filter.ts";

export interface Subject {
  slug: string;
  name: string;
}

/** What the explorer needs of a document; `subjects` are its categories or tags. */
interface Explored {
  title: string;
  description: string;
  href: string;
  locale: Locale;
  subjects: Subject[];
}

/** Documents of one kind, as items of the explorer. */
export function toItems(type: ExploreType, documents: Explored[]): ExploreItem[] {
  return documents.map(({ title, description, href, locale, subjects }) => ({
    type,
    title,
    description,
    href,
    locale,
    categories: subjects.map((subject) => subject.slug),
  }));
}

/** Every subject once, in the order in which they first appear. A tag and a category of one name are one subject. */
export function toSubjects(documents: Explored[]): Subject[] {
  const bySlug = new Map<string, Subject>();
  for (const subject of documents.flatMap((document) => document.subjects))
    if (!bySlug.has(subject.slug)) bySlug.set(subject.slug, { slug: subject.slug, name: subject.name });
  return [...bySlug.values()];
}
