import type { Locale } from "@learn-bittensor/contract/locales";

/** A text by what its file is called after. */
export interface SourceOfText {
  type: "article" | "concept" | "get-started-step" | "guide" | "subnet";
  slug: string;
  /** The language it is in. */
  locale: Locale;
}

/** Where the file of a text can be changed; null where that is nowhere. `pattern` has {locale}, {type} and {slug} in it. */
export function toSourceUrl(pattern: string | null, { type, slug, locale }: SourceOfText): string | null {
  if (pattern === null) return null;
  const path = slug.split("/").map(encodeURIComponent).join("/");
  const parts: Record<string, string> = { locale, type, slug: path };
  return pattern.replace(/\{(locale|type|slug)\}/g, (_, name: string) => parts[name] ?? "");
}
