import type { Locale } from "@learn-bittensor/contract/locales";
import { GetTags } from "@learn-bittensor/contract/operations/tags";
import { everyPage, LARGEST_PAGE } from "./content-lists.server.ts";
import type { Site } from "./site.server.ts";

/** A tag, under the name it bears in the language of what it is read from. */
interface Tag {
  name: string;
  slug: string;
}

/** An entry's tags, and the language their names are in. */
export interface NamedTags {
  tags: Tag[];
  tagsLocale: Locale;
}

/**
 * Names the tags of entries in the reader's language, also of those that are read in English for want of a translation. Where
 * a name is missing, or none can be told, the tags of that entry bear the names of the entry's own language.
 */
export async function createTagNaming(site: Site, asked: Locale, entries: readonly { locale: Locale }[]) {
  const names = entries.some(({ locale }) => locale !== asked) ? await listTagNames(site, asked) : NO_NAMES;
  return function nameTags(entryLocale: Locale, own: readonly Tag[]): NamedTags {
    const tags = entryLocale === asked ? [] : own.map(({ slug }) => ({ slug, name: names.get(slug) ?? "" }));
    const areNamed = tags.length > 0 && tags.every(({ name }) => name !== "");
    return areNamed ? { tags, tagsLocale: asked } : { tags: [...own], tagsLocale: entryLocale };
  };
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

async function listTagNames(site: Site, locale: Locale): Promise<ReadonlyMap<string, string>> {
  try {
    const tags = await everyPage(async (page) => {
      const answer = await site.content.query(GetTags, { locale, page, pageSize: LARGEST_PAGE });
      return answer.tags;
    });
    return new Map(tags.map(({ attributes }) => [attributes.slug, attributes.name]));
  } catch (cause) {
    site.log({ level: "warn", message: "no names of tags", cause });
    return NO_NAMES;
  }
}
