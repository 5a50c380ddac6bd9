import type { Locale } from "@learn-bittensor/contract/locales";

/** What a place is called by what it is, where its file gives it no label of its own. */
const NAMES: Record<string, Record<Locale, string>> = {
  website: { en: "Website", de: "Website", ko: "웹사이트", fr: "Site web", zh: "网站" },
  docs: { en: "Documentation", de: "Dokumentation", ko: "문서", fr: "Documentation", zh: "文档" },
  source: { en: "Source code", de: "Quellcode", ko: "소스 코드", fr: "Code source", zh: "源代码" },
  explorer: { en: "Explorer", de: "Explorer", ko: "탐색기", fr: "Explorateur", zh: "浏览器" },
};

/** The kinds of places that have a name by themselves. */
export const NAMED_KINDS: ReadonlySet<string> = new Set(Object.keys(NAMES));

type Named = { kind: string; label?: string | undefined };

/** Fields whose links all have a label, in the language of the entry. */
export function nameLinks<Fields extends Record<string, unknown>>(fields: Fields, locale: Locale): Fields {
  const { links } = fields;
  if (!Array.isArray(links)) return fields;
  const named = (links as Named[]).map((link) => ({ ...link, label: link.label ?? NAMES[link.kind]?.[locale] }));
  return { ...fields, links: named };
}
