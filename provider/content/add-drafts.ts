import type { Locale } from "@learn-bittensor/contract/locales";
import type { CompiledEntry } from "./compiled-content.ts";
import { keyOf } from "./content-place.ts";
import type { ContentStore } from "./content-store.ts";
import { toTypeName } from "./content-types.ts";
import { toDocumentId } from "./identifiers.ts";
import { linkEntry } from "./link-entries.ts";

/** What a draft's title begins with, wherever it is shown. */
const MARKS: Record<Locale, string> = {
  en: "Draft: ",
  de: "Entwurf: ",
  ko: "초안: ",
  fr: "Brouillon\u00a0: ",
  zh: "草稿：",
};

/** What entries are called by. */
const TITLES = ["title", "name", "question", "label"];

/** The same content with its drafts among what is published, each marked as one: for who may see them. */
export function addDrafts(content: ContentStore): ContentStore {
  const drafts = content.drafts.map(toMarked);
  const byKey = new Map(drafts.map((draft) => [`${keyOf(draft)}/${draft.locale}`, draft.fields]));
  for (const draft of drafts)
    linkEntry(
      draft,
      (type, slug, locale) =>
        byKey.get(`${type}/${slug}/${locale}`) ?? content.find(toTypeName(type), toDocumentId(type, slug), locale),
    );
  const ofList = (typeName: string, locale: string) =>
    drafts.filter((draft) => toTypeName(draft.type) === typeName && (locale === "*" || draft.locale === locale));

  return {
    ...content,
    showsDrafts: true,
    get version() {
      return `${content.version}-drafts`;
    },
    list(typeName, locale) {
      const added = ofList(typeName, locale).map(({ fields }) => fields);
      return added.length === 0
        ? content.list(typeName, locale)
        : [...content.list(typeName, locale), ...added].sort((one, other) => orderOf(one) - orderOf(other));
    },
    listBySlug(typeName, slug, locale) {
      const draft = ofList(typeName, locale).find(({ fields }) => fields.slug === slug);
      return draft ? [draft.fields] : content.listBySlug(typeName, slug, locale);
    },
    find(typeName, documentId, locale) {
      const draft = ofList(typeName, locale).find(({ fields }) => fields.documentId === documentId);
      return draft?.fields ?? content.find(typeName, documentId, locale);
    },
  };
}

/** As Strapi has it, what is not published has no date of that. */
function toMarked(draft: CompiledEntry): CompiledEntry {
  const fields = { ...structuredClone(draft.fields), publishedAt: null, localizations: [] };
  const titles = TITLES.flatMap((name) => {
    const title = draft.fields[name];
    return typeof title === "string" ? [[name, MARKS[draft.locale] + title]] : [];
  });
  return { ...draft, fields: { ...fields, ...Object.fromEntries(titles) } };
}

function orderOf({ order }: Readonly<Record<string, unknown>>): number {
  return typeof order === "number" ? order : 0;
}
