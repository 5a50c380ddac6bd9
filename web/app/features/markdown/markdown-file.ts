import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { findAddresses } from "@learn-bittensor/markdown/parse-markdown";
import { refuseCostlyMarkdown } from "@learn-bittensor/markdown/refuse-costly-markdown";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";

/** A page of text, as it was written. */
export interface MarkdownPage {
  /** Its own address, without language. */
  path: string;
  title: string;
  description: string;
  /** The language the text is in, which is not always the one asked for. */
  locale: Locale;
  /** When the text was changed last, as a date and time; null where that is not known. */
  updatedAt: string | null;
  markdown: string;
}

interface Addresses {
  siteUrl: string;
  /** The reader's language: links lead to pages in it. */
  locale: Locale;
  mediaUrl: (url: string) => string;
}

/** The file of a page: what it is, between lines of dashes, and its text. Links in it lead to the site from anywhere. */
export function toMarkdownFile(page: MarkdownPage, addresses: Addresses): string {
  const facts = {
    title: page.title,
    description: page.description,
    language: page.locale,
    url: addresses.siteUrl + localizedPath(page.path, addresses.locale),
    ...(page.updatedAt === null ? {} : { updated: page.updatedAt }),
  };
  // A JSON string is a YAML string too: nothing in it ends the line or begins another fact.
  const front = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const parts = [`---\n${front.join("\n")}\n---`, `# ${escapeMarkdown(page.title)}`];
  if (page.description !== "") parts.push(escapeMarkdown(page.description));
  return `${[...parts, withWholeAddresses(page.markdown, addresses).trim()].join("\n\n").trimEnd()}\n`;
}

/** Words as they are, in one line, wherever Markdown is read. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>#|~&$!]/g, "\\$&");
}

/** A file may hold all the answers of a page, each of which is far shorter. */
const LONGEST_FILE = 1_000_000;

/** Paths become addresses in links, pictures and definitions. */
export function withWholeAddresses(markdown: string, addresses: Addresses): string {
  if (refuseCostlyMarkdown(markdown, { longest: LONGEST_FILE })) return markdown;
  let whole = "";
  let at = 0;
  for (const { start, end } of findAddresses(markdown)) {
    const address = markdown.slice(start, end);
    whole += markdown.slice(at, start) + (/^\/(?!\/)/.test(address) ? wholeAddress(address) : address);
    at = end;
  }
  return whole + markdown.slice(at);

  function wholeAddress(path: string): string {
    const { siteUrl, locale, mediaUrl } = addresses;
    if (path.startsWith("/uploads/")) return new URL(mediaUrl(path), siteUrl).href;
    const hasLanguage = splitLocale(path).locale !== DEFAULT_LOCALE;
    return siteUrl + (hasLanguage ? path : localizedPath(path, locale));
  }
}
