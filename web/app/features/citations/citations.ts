import type { Locale } from "@learn-bittensor/contract/locales";

/** A text as others name it. */
export interface CitedText {
  /** Whole. */
  url: string;
  title: string;
  description: string;
  /** The language the text is in. */
  locale: Locale;
  /** The last change, as a date and time; null where that is not known. */
  updatedAt: string | null;
  /** Who has signed it; null for the site itself. */
  author: string | null;
}

const SITE = "Learn Bittensor";

/** BibTeX, as biblatex reads it. */
export function toBibtex(text: CitedText): string {
  const fields = {
    author: `{${escapeTex(text.author ?? SITE)}}`,
    title: `{${escapeTex(text.title)}}`,
    organization: SITE,
    date: dayOf(text),
    url: text.url,
    langid: LANGUAGES[text.locale],
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : `  ${name} = {${value}},`));
  return `@online{${keyOf(text)},\n${lines.join("\n")}\n}\n`;
}

/** CSL-JSON, as Zotero, Pandoc and citation processors read it. */
export function toCsl(text: CitedText): string {
  const day = dayOf(text);
  const item = {
    id: keyOf(text),
    type: "webpage",
    title: text.title,
    abstract: text.description,
    author: [{ literal: text.author ?? SITE }],
    "container-title": SITE,
    publisher: SITE,
    ...(day === null ? {} : { issued: { "date-parts": [day.split("-").map(Number)] } }),
    URL: text.url,
    language: text.locale,
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}

/** As babel and polyglossia call them. */
const LANGUAGES: Record<Locale, string> = { en: "english", de: "ngerman", ko: "korean", fr: "french", zh: "chinese" };

function dayOf({ updatedAt }: CitedText): string | null {
  return updatedAt?.slice(0, "2026-11-20".length) ?? null;
}

/** From its address, and so the same each time. */
function keyOf({ url, locale }: CitedText): string {
  const words = new URL(url).pathname.split(/[^a-z0-9]+/i).filter((word) => word !== "");
  return ["learnbittensor", ...words.filter((word, index) => index > 0 || word !== locale), locale].join("-");
}

const TEX: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** What TeX takes for commands is written out; a title may hold any of it. */
function escapeTex(words: string): string {
  return words.replace(/\s+/g, " ").replace(/[\\~^{}%&#$_]/g, (sign) => TEX[sign] ?? `\\${sign}`);
}
